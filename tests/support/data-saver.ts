import type { Page } from '@playwright/test';

/**
 * Has the browser say, from the next page on, that the visitor asked for few bytes. The header `Save-Data` alone says it
 * to servers, not to pages.
 */
export const switchDataSaverOn = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
