/** Pages are usable for a visitor who has set the browser’s text to double size. */
import { expect, test } from '@playwright/test';
import { PATHS } from '../support/content.ts';
import { LARGE_TEXT } from '../support/large-text.ts';
import { expectNothingLost } from '../support/reading.ts';

test.use({ launchOptions: LARGE_TEXT });

for (const path of PATHS) {
  test(`with text of double size, ${path} loses nothing, and its headings are larger than its text`, async ({
    page,
  }) => {
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    await expectNothingLost(page, [320, 390, 768, 1280]);
    for (const [width, height] of [
      [390, 844],
      [1280, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const sizes = (selector: string) =>
        page
          .locator('main')
          .locator(selector)
          .evaluateAll((elements) =>
            elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
          );
      const [h1, h2, text] = [await sizes('h1'), await sizes('h2:visible'), await sizes('p:visible')];
      expect(h1).toHaveLength(1);
      expect(h1[0], `h1 at ${width} px`).toBeGreaterThan(Math.max(0, ...h2));
      expect(Math.min(...h1, ...h2), `headings at ${width} px`).toBeGreaterThan(Math.min(...text));
    }
  });
}

test('with text of double size, the names of vehicles are not broken', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/operations');
  const divided = await page.locator('label:visible').evaluateAll((labels) =>
    labels.flatMap((label) => {
      const text = document.createTreeWalker(label, NodeFilter.SHOW_TEXT).nextNode()!;
      return [...text.textContent!.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1 ? word : [];
      });
    }),
  );
  await expect(page.locator('label:visible')).not.toHaveCount(0);
  expect(divided).toEqual([]);
});
