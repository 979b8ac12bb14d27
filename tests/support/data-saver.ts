import type { Page } from '@playwright/test';

/**
 * Turns on data saver from the next page on. This sets `navigator.connection`, because only servers see the header
 * `Save-Data`; scripts of pages do not.
 */
export const switchDataSaverOn = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
