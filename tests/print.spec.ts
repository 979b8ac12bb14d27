import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { COMPLETE } from './support/complete.ts';
import { ADDRESSES, company } from './support/content.ts';
import { openPdf } from './support/pdf.ts';

/** A sheet of A4, in pixels. */
const A4 = { width: 794, height: 1123 };

async function openOnPaper(page: Page, path: string) {
  await page.setViewportSize(A4);
  await page.emulateMedia({ media: 'print' });
  await page.goto(path);
  await page.evaluate(COMPLETE);
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

  for (const format of ['A4', 'Letter']) {
    test(`on paper, ${path} has no sheet of ${format} for its footer alone`, async ({ page }) => {
      await openOnPaper(page, path);
      const pdf = await openPdf(await page.pdf({ format }));
      const { items } = await (await pdf.getPage(pdf.numPages)).getTextContent();
      const last = items.map((item) => ('str' in item ? item.str : '')).join('');
      const footer = await page.locator('footer').innerText();
      const lettersOf = (text: string) => text.replaceAll(/\s/g, '').length;
      expect(lettersOf(last)).toBeGreaterThan(lettersOf(footer));
    });
  }
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
