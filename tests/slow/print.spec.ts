/** Readers of a printed page get few sheets, with contact details and the address. tests/visual.spec.ts shows their looks. */
import { expect, test } from '@playwright/test';
import { extractText } from 'unpdf';
import { COMPLETE } from '../support/complete.ts';
import { ADDRESSES, company, navigation, PATHS } from '../support/content.ts';
import { openPdf } from '../support/pdf.ts';

for (const path of PATHS) {
  test(`${path} prints on at most four A4 sheets, with each contact once and the address on the last`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.evaluate(COMPLETE);
    const pdf = await openPdf(await page.pdf({ format: 'A4' }));
    const { totalPages, text: sheets } = await extractText(pdf);
    expect(totalPages).toBeLessThanOrEqual(4);
    expect(sheets[0]).toContain(company.names.company.split(' ')[0]);
    const site = company.site.replace(/^https?:\/\//, '');
    const address = Object.values(ADDRESSES).includes(path) && path !== '/' ? site + path : site;
    for (const text of [company.contact.city, address]) expect(sheets.at(-1)).toContain(text);
    const everything = sheets.join('\n');
    const { telephone, whatsapp, email, partnersEmail } = company.contact;
    for (const contact of [telephone, whatsapp, email, partnersEmail])
      expect(everything.split(contact), contact).toHaveLength(2);
    const { labels, footer, header } = navigation;
    for (const text of [labels.skip, footer.quickLinks, header.contact.label])
      expect(everything).not.toContain(text);
  });
}

for (const path of Object.values(ADDRESSES)) {
  test(`on paper, ${path} has no sheet of A4 or Letter for its footer alone`, async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto(path);
    await page.evaluate(COMPLETE);
    for (const format of ['A4', 'Letter']) {
      const pdf = await openPdf(await page.pdf({ format }));
      const { items } = await (await pdf.getPage(pdf.numPages)).getTextContent();
      const last = items.map((item) => ('str' in item ? item.str : '')).join('');
      const footer = await page.locator('footer').innerText();
      const lettersOf = (text: string) => text.replaceAll(/\s/g, '').length;
      expect(lettersOf(last), format).toBeGreaterThan(lettersOf(footer));
    }
  });
}

// The approved page from left to right shows it, too. That from right to left has no map.
test('on paper the map is to the right of its text even on a right-to-left page', async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  await page.goto('/');
  await page.evaluate(COMPLETE);
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  const words = page.locator('section:has(svg text)').locator('h2, h2 ~ p').filter({ visible: true });
  const ends = await words.evaluateAll((all) =>
    all.map((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return text.getBoundingClientRect().right;
    }),
  );
  expect(ends.length).toBeGreaterThan(1);
  const map = (await page.locator('svg:has(text)').boundingBox())!;
  expect(Math.max(...ends)).toBeLessThan(map.x);
});

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
