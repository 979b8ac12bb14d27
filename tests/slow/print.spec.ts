/** Tests printed pages: clean A4 sheets that end with contact details and the address of the page. */
import { expect, test } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { COMPLETE } from '../support/complete.ts';
import { ADDRESSES, company, navigation, PATHS } from '../support/content.ts';
import { SHADOWS } from '../support/shadows.ts';
import { isFaint, paintedTexts } from '../support/texts.ts';

/** The size of A4 in points. */
const A4 = { width: 595.3, height: 841.9 };

for (const path of PATHS) {
  test(`${path} prints on at most four A4 sheets, with contact details and address on the last`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.evaluate(COMPLETE);
    const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
    const { totalPages, text: sheets } = await extractText(pdf);
    expect(totalPages).toBeLessThanOrEqual(4);
    const [, , width, height] = (await pdf.getPage(1)).view;
    // Browsers round the page to whole pixels.
    expect(Math.abs(width! - A4.width)).toBeLessThan(2);
    expect(Math.abs(height! - A4.height)).toBeLessThan(2);
    expect(sheets[0]).toContain(company.names.company.split(' ')[0]);
    const { telephone, email, partnersEmail, city } = company.contact;
    const site = company.site.replace(/^https?:\/\//, '');
    const address = Object.values(ADDRESSES).includes(path) && path !== '/' ? site + path : site;
    for (const text of [telephone, email, partnersEmail, city, address])
      expect(sheets.at(-1)).toContain(text);
    const everything = sheets.join('\n');
    for (const text of [
      navigation.labels.skip,
      navigation.footer.quickLinks,
      navigation.header.contact.label,
    ])
      expect(everything).not.toContain(text);
  });

  test(`${path} prints without dark backgrounds, faint text, shadows, buttons or text beyond the margins`, async ({
    page,
  }) => {
    // The size of A4 in CSS pixels, 96 per inch.
    await page.setViewportSize({ width: 794, height: 1123 });
    await page.goto(path);
    await page.evaluate(COMPLETE);
    await page.emulateMedia({ media: 'print' });
    for (const role of ['navigation', 'button'] as const) await expect(page.getByRole(role)).toHaveCount(0);
    await expect(page.locator(SHADOWS).filter({ visible: true })).toHaveCount(0);
    const found = await page.evaluate(() => {
      const dark: string[] = [];
      const outside: string[] = [];
      for (const element of document.querySelectorAll('body, body *')) {
        if (!element.checkVisibility()) continue;
        const [r = 255, g = 255, b = 255, alpha = 1] = (
          getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? []
        ).map(Number);
        // The background of a picture is its placeholder colour, which may be dark.
        if (!element.matches('img') && alpha > 0 && Math.min(r, g, b) < 200)
          dark.push(element.outerHTML.slice(0, 80));
        const { left, right } = element.getBoundingClientRect();
        // A title for screen readers alone is one pixel wide.
        const isSeen = right - left > 1;
        if (isSeen && element.matches('p, h1, h2, h3, li, dd, img') && (left < 50 || right > 745))
          outside.push(`${element.tagName} ${element.textContent.trim().slice(0, 40)} ${left} ${right}`);
      }
      return { dark, outside };
    });
    expect(found).toEqual({ dark: [], outside: [] });
    expect((await paintedTexts(page, 'body')).filter(isFaint)).toEqual([]);
  });
}

for (const direction of ['ltr', 'rtl']) {
  test(`on paper the map is beside its text, ${direction}`, async ({ page }) => {
    await page.setViewportSize({ width: 794, height: 1123 });
    await page.goto('/');
    await page.evaluate(COMPLETE);
    await page.emulateMedia({ media: 'print' });
    await page.evaluate((dir) => {
      document.documentElement.dir = dir;
    }, direction);
    const map = (await page.locator('svg:has(text)').boundingBox())!;
    const words = page.locator('section:has(svg text)').locator('h2, h2 ~ p').filter({ visible: true });
    expect(await words.count()).toBeGreaterThan(1);
    const ends = await words.evaluateAll((all) =>
      all.map((element) => {
        const text = document.createRange();
        text.selectNodeContents(element);
        return text.getBoundingClientRect().right;
      }),
    );
    for (const end of ends) expect(end).toBeLessThan(map.x);
  });
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('drawings that are animated on scrolling print completely', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(COMPLETE);
    await page.emulateMedia({ media: 'print' });
    const cut = await page
      .getByRole('main')
      .locator('svg path')
      .evaluateAll((paths) => paths.filter((path) => getComputedStyle(path).clipPath !== 'none').length);
    expect(cut).toBe(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page prints without its navigation', async ({ page }) => {
    await page.goto('/partners');
    await expect(page.getByRole('navigation').first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });
});
