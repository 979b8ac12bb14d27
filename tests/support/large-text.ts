import type { LaunchOptions } from '@playwright/test';
import { findBrowsers, launchOptions } from '../../scripts/find-browsers.ts';

const options = launchOptions(findBrowsers()[0]);

/** A browser whose user has set text to double size: media queries in rem follow this preference, and no style. */
export const LARGE_TEXT: LaunchOptions = {
  ...options,
  args: [...(options.args ?? []), '--blink-settings=defaultFontSize=32'],
};
