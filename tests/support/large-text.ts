import type { LaunchOptions } from '@playwright/test';
import { launchOptions } from '../../scripts/find-browsers.ts';

const options = launchOptions();

/**
 * Options of a browser whose default font size is doubled in its settings. Media queries in rem depend on this setting, which
 * the styles of a page cannot change.
 */
export const LARGE_TEXT: LaunchOptions = {
  ...options,
  args: [...(options.args ?? []), '--blink-settings=defaultFontSize=32'],
};
