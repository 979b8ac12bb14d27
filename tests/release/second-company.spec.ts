/** Tests the site of another company, with other colours, and a language with long words. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse as parseHtml } from 'node-html-parser';
import sharp from 'sharp';
import { parse } from 'yaml';
import { testAnySite } from '../support/any-site.ts';
import { filesOfPicture } from '../support/built-pictures.ts';
import { SITES } from '../support/sites.ts';

testAnySite(SITES.secondCompany);

test('prints have the colours of the company', async () => {
  const { content, output } = SITES.secondCompany;
  const { colours } = parse(readFileSync(join(content, 'theme.yaml'), 'utf8')) as {
    colours: Record<string, string>;
  };
  // The first pixel of the picture is the sky above the harbour.
  const files = filesOfPicture('hafen', output);
  expect(files.length).toBeGreaterThan(4);
  for (const file of files) {
    const [red, green, blue] = await sharp(file).removeAlpha().raw().toBuffer();
    const sky = Buffer.from(colours['jute']!.slice(1), 'hex');
    for (const [i, channel] of [red!, green!, blue!].entries())
      expect(Math.abs(channel - sky[i]!), file).toBeLessThan(8);
  }
});

test('soft hyphens are in the text of pages, and in nothing that a program reads', () => {
  const { output } = SITES.secondCompany;
  const pages = globSync('*.html', { cwd: output }).map((file) => readFileSync(join(output, file), 'utf8'));
  expect(pages.some((page) => page.includes('Sonderfahrzeug\u00ADbau'))).toBe(true);
  const parts = pages
    .flatMap((page) => parseHtml(page).querySelectorAll('title, meta, script, a'))
    .map((element) => (element.tagName === 'A' ? element.getAttribute('href') : element.outerHTML));
  const files = globSync('*.{md,txt,vcf,webmanifest}', { cwd: output }).map((file) =>
    readFileSync(join(output, file), 'utf8'),
  );
  expect(files.length).toBeGreaterThan(4);
  expect([...parts, ...files].filter((text) => text?.includes('\u00AD'))).toEqual([]);
});

for (const width of [320, 360, 390, 768, 1024, 1280, 1920]) {
  test(`long names on the map do not overlap at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const names = await page.locator('svg text').evaluateAll((all) =>
      all.map((text) => {
        const { left, right, top, bottom } = text.getBoundingClientRect();
        return { name: text.textContent, left, right, top, bottom };
      }),
    );
    expect(names).toHaveLength(5);
    const route = await page
      .locator('svg:has(text) path')
      .last()
      .evaluate((path: SVGPathElement) => {
        const toScreen = path.getScreenCTM()!;
        const at = (i: number) => path.getPointAtLength((i / 200) * path.getTotalLength());
        return Array.from({ length: 200 }, (_, i) => at(i).matrixTransform(toScreen)).map(({ x, y }) => [
          x,
          y,
        ]);
      });
    for (const [i, one] of names.entries()) {
      expect(one.right, one.name).toBeLessThanOrEqual(width);
      const crossed = route.filter(
        ([x, y]) => x! > one.left && x! < one.right && y! > one.top && y! < one.bottom,
      );
      expect(crossed, one.name).toEqual([]);
      for (const other of names.slice(i + 1)) {
        const isApart =
          one.right < other.left ||
          other.right < one.left ||
          one.bottom < other.top ||
          other.bottom < one.top;
        expect(isApart, `${one.name}, ${other.name}`).toBe(true);
      }
    }
  });
}

for (const width of [320, 390, 768, 1024, 1280, 1920]) {
  test(`at ${width} px the words of headings are divided at soft hyphens alone`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const address of ['/', '/about', '/operations', '/partners']) {
      await page.goto(address);
      const divided = await page.getByRole('heading').evaluateAll((headings) =>
        headings.flatMap((heading) => {
          const found: string[] = [];
          const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
          for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
            // The first letter after a soft hyphen has a rectangle at the end of the line before too.
            const lineOf = (i: number) => {
              const letter = new Range();
              letter.setStart(text, i);
              letter.setEnd(text, i + 1);
              return [...letter.getClientRects()].at(-1)?.top;
            };
            for (const { index, 0: word } of text.data.matchAll(/[^\s\u00AD-]+/g))
              if (lineOf(index) !== lineOf(index + word.length - 1)) found.push(word);
          }
          return found;
        }),
      );
      expect(divided, address).toEqual([]);
    }
  });
}

test('at 320 px the longest label of a year stays in the window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/about');
  const year = page.getByRole('listitem').getByText('1970er-Jahre').last();
  const { x, width } = (await year.boundingBox())!;
  expect(x + width).toBeLessThanOrEqual(320);
});

for (const width of [992, 1100, 1280]) {
  test(`at ${width} px a long index of the operations covers none that it leads to`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/operations');
    const index = page.getByRole('main').getByRole('navigation');
    for (const link of await index.getByRole('link').all()) {
      await link.click();
      const section = page.locator((await link.getAttribute('href'))!);
      await expect(section).toBeInViewport();
      const { y, height } = (await index.boundingBox())!;
      const header = (await page.getByRole('banner').boundingBox())!;
      const top = (await section.boundingBox())!.y;
      expect(top).toBeGreaterThanOrEqual(header.y + header.height - 1);
      expect(top).toBeGreaterThanOrEqual(y + height - 1);
    }
  });
}
