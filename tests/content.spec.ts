/**
 * Visitors of the owner’s site lose nothing that the owner wrote, and no link leads nowhere. These tests must pass with any
 * content that `npm run check` accepts. Those of translated pages are slow tests.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { parse as parseHtml } from 'node-html-parser';
import sharp from 'sharp';
import { parse } from 'yaml';
import { fileAddress } from '../deploy/addresses.ts';
import { publicFiles } from '../deploy/host-files.ts';
import {
  addressIn,
  DEFAULT_LANGUAGE,
  homeOf,
  languageOfAddress,
  languageOfFile,
} from '../src/schema/languages.ts';
import { BUDGETS } from './budgets.ts';
import { sumBytes, weighDocument, weighPage } from './support/page-weight.ts';
import { expectNothingLost } from './support/reading.ts';
import { NO_PAGE, pathsOf, SITES } from './support/sites.ts';
import { isFaint, paintedTexts } from './support/texts.ts';

/** The axe rules that apply to the code. */
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Whether two sections may have the same title is the owner’s decision; another test of the same pages asks for more contrast. */
const DISABLED_RULES = ['landmark-unique', 'color-contrast'];

/** The windows of laptops and larger screens, and how much of a shadow is seen at least, in pixels. */
const LAPTOPS = [
  [1280, 720],
  [1366, 768],
  [1920, 1080],
  [2560, 1440],
] as const;
const SHADOW = 16;

const site = SITES.content;
const pages = pathsOf(site.output);
const languages = globSync('navigation.*.yaml', { cwd: site.content }).map(languageOfFile);
test.use({ baseURL: process.env[site.variable] });

for (const path of ['/', ...languages.map((language) => `/${language}`)].filter((home) =>
  pages.includes(home),
)) {
  test(`in the first view of ${path} on a laptop, drawings are complete, with the beginning of their shadows`, async ({
    page,
  }) => {
    await page.goto(path);
    const drawings = page.locator('#block-1 + section [aria-hidden] > svg:last-child');
    test.skip((await drawings.count()) === 0, 'another hero');
    for (const [width, height] of LAPTOPS) {
      await page.setViewportSize({ width, height });
      const found = await drawings.evaluateAll((all) => {
        const title = document.querySelector('h1')!;
        return {
          lines: Math.round(title.offsetHeight / Number.parseFloat(getComputedStyle(title).lineHeight)),
          ground: Math.max(...all.map((drawing) => drawing.getBoundingClientRect().bottom)),
        };
      });
      // A longer headline is its author’s decision.
      if (found.lines <= 3) expect.soft(found.ground, `${width} × ${height}`).toBeLessThan(height - SHADOW);
    }
  });
}

for (const path of [...pages, NO_PAGE]) {
  const isTranslation = languageOfAddress(path, languages) !== DEFAULT_LANGUAGE;
  const details = { tag: isTranslation ? ['@slow'] : [] };
  test(
    `${path} cuts off no text at any width, and all text has enough contrast`,
    details,
    async ({ page }) => {
      await page.goto(path);
      await expectNothingLost(page, [320, 390, 768, 1280]);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const texts = await paintedTexts(page, 'body');
        expect(texts.length).toBeGreaterThan(10);
        expect(texts.filter(isFaint), `${width} px`).toEqual([]);
      }
    },
  );

  test(`${path} works with assistive technology`, details, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const images = page.getByRole('main').locator('picture img');
    for (const alt of await images.evaluateAll((all) => all.map((image) => image.getAttribute('alt'))))
      expect(alt, 'the picture has a description').toMatch(/\p{L}/u);
    // Legacy mode leaves out frames, which pages do not have, and takes two thirds of the time.
    const axe = new AxeBuilder({ page }).setLegacyMode().withTags(AXE_TAGS).disableRules(DISABLED_RULES);
    const { violations, passes } = await axe.analyze();
    expect(passes.length).toBeGreaterThan(10);
    expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
  });

  test(`${path} loads little data, and only from this site`, details, async ({ browser, baseURL }) => {
    const { href } = new URL(path, baseURL);
    // A page with much text may need a second round trip.
    expect((await weighDocument(href)).brotli).toBeLessThanOrEqual(2 * BUDGETS.document);
    const weight = await weighPage(browser, href, 'phone');
    expect(sumBytes(weight, 'document'), 'the visit was weighed').toBeGreaterThan(0);
    expect(weight.thirdParty).toEqual([]);
    expect(weight.renderBlocking).toEqual([]);
    expect(weight.inlineScript + sumBytes(weight, 'script')).toBeLessThanOrEqual(BUDGETS.script);
    expect(weight.transfers.filter(({ type, bytes }) => type === 'font' && bytes === 0)).toEqual([]);
  });
}

test('search engines and chats accept each page’s address, card and structured data', async ({ request }) => {
  for (const path of pages) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const text = await response.text();
    const html = parseHtml(text);
    const canonical = html.querySelector('link[rel=canonical]')!.getAttribute('href')!;
    expect(new URL(canonical).pathname).toBe(path);
    const metadata = text.slice(0, text.lastIndexOf('<meta '));
    expect(Buffer.byteLength(metadata), 'Slack reads 32,768 bytes of a page').toBeLessThan(32_768);
    // A company whose cards have not been drawn has none.
    const image = html.querySelector('meta[property="og:image"]')?.getAttribute('content');
    if (image) {
      const card = await (await request.get(new URL(image).pathname)).body();
      const { width, height, format } = await sharp(card).metadata();
      expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
    }
    const data = html.querySelector('script[type="application/ld+json"]')!.rawText;
    const nodes = JSON.parse(data)['@graph'] as { '@type'?: string }[];
    for (const node of nodes) expect(node['@type'], path).toMatch(/^[A-Z]/);
  }
});

/** The addresses in an element: links, pictures of all sizes, preloads, canonical addresses. */
function addressesOf(element: ReturnType<typeof parseHtml>): string[] {
  const read = (name: string) => element.getAttribute(name) ?? '';
  const sets = ['srcset', 'imagesrcset'].flatMap((name) => read(name).split(/,\s+/));
  const inViewer = read('data-viewer').match(/(?<=")\/[^"]+/g) ?? [];
  const content = read('content').startsWith('https://') ? read('content') : '';
  const all = [read('href'), read('src'), content, ...inViewer];
  return [...all, ...sets.map((entry) => entry.trim().split(' ')[0]!)].filter(Boolean);
}

/** The addresses in style sheets, the manifest and structured data. */
const addressesIn = (text: string) =>
  [
    ...text.matchAll(
      /url\(["']?([^"')]+)|"(?:src|url|start_url|contentUrl|license|acquireLicensePage|logo|image)": ?"([^"]+)"/g,
    ),
  ].map(([, css, json]) => css ?? json!);

// An address that is redirected counts as broken, because it costs the visitor another round trip.
test('every link, fragment, picture and file exists, except planned pages', () => {
  const files = publicFiles(site.output);
  const read = (file: string) => readFileSync(join(site.output, file), 'utf8');
  const documents = new Map(
    files
      .filter((file) => file.endsWith('.html'))
      .map((file) => [fileAddress(file), parseHtml(read(file)).querySelectorAll('*')]),
  );
  const home = documents.get('/')!.find((element) => element.getAttribute('rel') === 'canonical')!;
  const { origin } = new URL(home.getAttribute('href')!);
  const isThere = (to: string, from: string) => {
    const address = new URL(to, new URL(from, origin));
    if (address.origin !== origin) return true;
    const elements = documents.get(address.pathname);
    const fragment = decodeURIComponent(address.hash.slice(1));
    if (elements) return fragment === '' || elements.some(({ id }) => id === fragment);
    return files.includes(address.pathname.slice(1)) && !address.pathname.endsWith('.html');
  };
  const found = [...documents].flatMap(([from, elements]) =>
    elements.flatMap(addressesOf).map((to) => ({ from, to })),
  );
  expect(found.length).toBeGreaterThan(50);
  for (const file of files.filter((name) => /\.(css|html|webmanifest)$/.test(name)))
    found.push(...addressesIn(read(file)).map((to) => ({ from: `/${file}`, to })));

  const navigations = globSync('navigation*.yaml', { cwd: site.content });
  const planned = navigations
    .flatMap((file): string[] => parse(readFileSync(join(site.content, file), 'utf8')).planned ?? [])
    .flatMap((to) => navigations.map((file) => addressIn(homeOf(languageOfFile(file)), to)));
  const broken = found.filter(({ to, from }) => !isThere(to, from) && !planned.includes(to));
  expect(broken).toEqual([]);
});
