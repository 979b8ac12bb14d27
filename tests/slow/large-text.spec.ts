/** Protects visitors who have set the browser’s text to double size: they can read and use every page. */
import { expect, test } from '@playwright/test';
import { launchOptions } from '../../scripts/find-browsers.ts';
import { navigation, PATHS } from '../support/content.ts';
import { expectNothingLost } from '../support/reading.ts';

const options = launchOptions();
// Media queries in rem follow this setting of the browser, which the styles of a page cannot change.
const args = [...(options.args ?? []), '--blink-settings=defaultFontSize=32'];
test.use({ launchOptions: { ...options, args } });

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

for (const [name, path, selector, width] of [
  ['the names of vehicles', '/operations', 'label:visible', 390],
  ['the local time', '/', '[data-time-zone]', 320],
  ['the headline', '/', 'h1', 320],
] as const) {
  test(`with text of double size, no word in ${name} is broken`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    const divided = await page.locator(selector).evaluateAll((all) =>
      all.flatMap((element) => {
        const broken: string[] = [];
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          for (const { 0: word, index } of text.textContent!.matchAll(/\S+/g)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            if (range.getClientRects().length > 1) broken.push(word);
          }
        }
        return broken;
      }),
    );
    await expect(page.locator(selector)).not.toHaveCount(0);
    expect(divided).toEqual([]);
  });
}

test('with text of double size, phones show the contact beside the menu', async ({ page }) => {
  const { header, labels } = navigation;
  const banner = page.getByRole('banner');
  await page.goto('/');
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(banner.getByRole('link', { name: header.contact.short! })).toBeInViewport({ ratio: 1 });
    await expect(banner.getByRole('button', { name: labels.menu })).toBeInViewport({ ratio: 1 });
  }
});
