/** Tests printed pages: clean A4 sheets that end with contact details and the address of the page. */
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { COMPLETE } from '../support/complete.ts';
import { ADDRESSES, company, navigation, PATHS } from '../support/content.ts';
import { openPdf } from '../support/pdf.ts';
import { SHADOWS } from '../support/shadows.ts';
import { isFaint, paintedTexts } from '../support/texts.ts';

/** The size of A4 in points. */
const A4 = { width: 595.3, height: 841.9 };

/** A sheet of A4 in CSS pixels, 96 per inch. */
const SHEET = { width: 794, height: 1123 };

async function openOnPaper(page: Page, path: string) {
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
  await page.goto(path);
  await page.evaluate(COMPLETE);
}

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
    await openOnPaper(page, path);
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
        // A title for screen readers alone is clipped.
        const isSeen = getComputedStyle(element).clipPath !== 'inset(50%)';
        if (isSeen && element.matches('p, h1, h2, h3, li, dd, img') && (left < 50 || right > 745))
          outside.push(`${element.tagName} ${element.textContent.trim().slice(0, 40)} ${left} ${right}`);
      }
      return { dark, outside };
    });
    expect(found).toEqual({ dark: [], outside: [] });
    expect((await paintedTexts(page, 'body')).filter(isFaint)).toEqual([]);
  });
}

for (const path of Object.values(ADDRESSES)) {
  test(`on paper, ${path} names every contact once, and its own address`, async ({ page }) => {
    await openOnPaper(page, path);
    const text = await page.locator('body').innerText();
    const { telephone, whatsapp, email, partnersEmail } = company.contact;
    const times = [telephone, whatsapp, email, partnersEmail].map((contact) => [
      contact,
      text.split(contact).length - 1,
    ]);
    expect(times).toEqual(times.map(([contact]) => [contact, 1]));
    // Nobody types a slash at the end.
    const address = (new URL(company.site).host + path).replace(/\/$/, '');
    expect(text.split('\n').map((line) => line.trim())).toContain(address);
  });

  test(`on paper, ${path} has no sheet of A4 or Letter for its footer alone`, async ({ page }) => {
    await openOnPaper(page, path);
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

for (const path of ['/', '/about', '/no-such-page']) {
  test(`on paper, every large number on ${path} stands on a line`, async ({ page }) => {
    await openOnPaper(page, path);
    const numbers = await page.locator('span:has(> [data-text])').evaluateAll((all) =>
      all.map((number) => {
        const { left, right, bottom } = number.getBoundingClientRect();
        // A large number begins a little before its text’s margin, so that its first digit is on it.
        return { text: number.textContent, left: left + 8, right, bottom: bottom + scrollY };
      }),
    );
    expect(numbers).not.toEqual([]);
    const picture = sharp(await page.screenshot({ fullPage: true })).greyscale();
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
    const isLine = (y: number, left: number, right: number) =>
      data
        .subarray(y * info.width + Math.ceil(left), y * info.width + Math.floor(right))
        .every((grey) => grey < 200);
    const without = numbers.filter(
      ({ left, right, bottom }) =>
        ![-2, -1, 0, 1, 2].some((offset) => isLine(Math.round(bottom) + offset, left, right)),
    );
    expect(without.map(({ text }) => text)).toEqual([]);
  });
}

test('on paper, the lines of the footer’s columns share their baselines', async ({ page }) => {
  await openOnPaper(page, '/');
  const tops = await page.locator('footer').evaluate((footer) => {
    const walker = document.createTreeWalker(footer, NodeFilter.SHOW_TEXT);
    const found = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { top, width } of range.getClientRects()) if (width > 0) found.push(Math.round(top));
    }
    return found;
  });
  // The name, the address of the company, and the copyright.
  expect(new Set(tops).size, tops.join()).toBe(3);
});

for (const direction of ['ltr', 'rtl']) {
  test(`on paper the map is beside its text, ${direction}`, async ({ page }) => {
    await openOnPaper(page, '/');
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
