/**
 * Visitors, also those with a screen reader, find what the owner wrote: each title is a heading, each label leads to its
 * address. The approved pictures of `visual.spec.ts` show the other texts.
 */
import { expect, test } from '@playwright/test';
import { ADDRESSES, readPage, spoken } from './support/content.ts';
import { NO_PAGE } from './support/sites.ts';

interface Part {
  title?: string;
  label?: string;
  to?: string;
  /** Of a drawing, for those who do not see it. */
  description?: string;
}

/** Every object within a part of the content. */
const partsOf = (value: unknown): Part[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(partsOf)] : [];

for (const [name, path] of Object.entries({ ...ADDRESSES, 404: NO_PAGE })) {
  test(`${path} has its titles as headings, and its labels lead to their addresses`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    const parts = partsOf(readPage(name).blocks.filter(({ published }) => published));
    for (const { title, label = title, to, description } of parts) {
      // The title of a choice names a group of radio buttons.
      if (title)
        await expect(
          main
            .getByRole('heading', { name: spoken(title) })
            .or(main.getByRole('group', { name: title }))
            .first(),
        ).toBeVisible();
      if (to)
        await expect(
          main
            .getByRole('link', { name: label! })
            .and(main.locator(`[href="${to}"]`))
            .first(),
        ).toBeVisible();
      if (description) await expect(main.getByRole('img', { name: description })).toBeVisible();
    }
  });
}
