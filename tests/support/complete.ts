import type { Page } from '@playwright/test';

/**
 * An expression to evaluate in a page. Its promise resolves when the scripts have run and the print styles have loaded. No
 * load event covers these files, because the page requests them after its first paint.
 */
export const COMPLETE = `(async () => {
  const until = async (isSo) => {
    while (!isSo()) await new Promise((resolve) => setTimeout(resolve));
  };
  await until(() => !document.querySelector('template'));
  await until(() => Array.from(document.querySelectorAll('link[rel=stylesheet]')).every(({ sheet }) => sheet));
  await Promise.all(Array.from(document.scripts, ({ src }) => src && import(src)));
})()`;

/** Loads every font of a page, also those that it does not show yet, or would show late on a busy machine. */
export const loadFonts = (page: Page) =>
  page.evaluate(() => Promise.allSettled([...document.fonts].map((face) => face.load())));
