/** Tests that every site must pass, with any content that `npm run check` accepts. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { parse as parseHtml } from 'node-html-parser';
import sharp from 'sharp';
import { parse } from 'yaml';
import {
  addressIn,
  DEFAULT_LANGUAGE,
  homeOf,
  languageOfAddress,
  languageOfFile,
} from '../../src/schema/languages.ts';
import { BUDGETS } from '../budgets.ts';
import { brokenLinks } from './links.ts';
import { sumBytes, weighDocument, weighPage } from './page-weight.ts';
import { expectNothingLost } from './reading.ts';
import { NO_PAGE, pathsOf, type Site } from './sites.ts';
import { isFaint, paintedTexts } from './texts.ts';

/** The axe rules that apply to the code. */
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Whether two sections may have the same title is the owner’s decision; another test of the same pages asks for more contrast. */
const DISABLED_RULES = ['landmark-unique', 'color-contrast'];

/** The windows of laptops and larger screens, and how much of a shadow is seen at least, in pixels. */
const LAPTOPS = [
  [1280, 720],
  [1280, 800],
  [1366, 768],
  [1536, 864],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;
const SHADOW = 16;

/** Reads the metadata for search engines and link previews from the head of a page. */
async function readHead(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  expect(response.status(), path).toBe(path === NO_PAGE ? 404 : 200);
  const text = await response.text();
  const html = parseHtml(text);
  const attribute = (selector: string, name: string) =>
    html.querySelector(selector)?.getAttribute(name) ?? '';
  return {
    path,
    /** The bytes before the last of its `<meta>` elements. */
    bytes: Buffer.byteLength(text.slice(0, text.lastIndexOf('<meta '))),
    title: html.querySelector('title')?.text ?? '',
    description: attribute('meta[name=description]', 'content'),
    canonical: attribute('link[rel=canonical]', 'href'),
    card: attribute('meta[property="og:image"]', 'content'),
    data: html.querySelector('script[type="application/ld+json"]')?.rawText ?? '',
  };
}

/** Registers the tests of a site. Call it in a separate file for each site. Translated pages are slow tests. */
export function testAnySite(site: Site): void {
  const pages = pathsOf(site.output);
  const paths = [...pages, NO_PAGE];
  const languages = globSync('navigation.*.yaml', { cwd: site.content }).map(languageOfFile);
  test.use({ baseURL: process.env[site.variable] });

  for (const path of ['/', ...languages.map((language) => `/${language}`)].filter((home) =>
    pages.includes(home),
  )) {
    test(`in the first view of ${path} on a laptop, drawings stand complete with the beginning of their shadows`, async ({
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

  for (const path of paths) {
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
      const levels = await page
        .getByRole('heading')
        .evaluateAll((all) => all.map((heading) => Number(heading.tagName.slice(1))));
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      expect(levels.filter((level, i) => i > 0 && level > levels[i - 1]! + 1)).toEqual([]);
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

  test('each page has a title and a description of its own', async ({ request }) => {
    const heads = await Promise.all(paths.map((path) => readHead(request, path)));
    for (const field of ['title', 'description'] as const) {
      const texts = heads.map((head) => head[field]);
      expect(texts.filter((text) => text === '')).toEqual([]);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  test('search engines accept each page’s address, card and structured data', async ({ request }) => {
    for (const path of pages) {
      const head = await readHead(request, path);
      expect(new URL(head.canonical).pathname).toBe(path);
      expect(head.bytes, 'Slack reads 32,768 bytes of a page').toBeLessThan(32_768);
      // A company whose cards have not been drawn has none.
      if (head.card) {
        const card = await (await request.get(new URL(head.card).pathname)).body();
        const { width, height, format } = await sharp(card).metadata();
        expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
      }
      const nodes = JSON.parse(head.data)['@graph'] as { '@type'?: string }[];
      for (const node of nodes) expect(node['@type'], path).toMatch(/^[A-Z]/);
    }
  });

  test('every link, fragment, picture and file exists, except planned pages', async ({ page }) => {
    const navigations = globSync('navigation*.yaml', { cwd: site.content });
    const planned = navigations
      .flatMap((file): string[] => parse(readFileSync(join(site.content, file), 'utf8')).planned ?? [])
      .flatMap((to) => navigations.map((file) => addressIn(homeOf(languageOfFile(file)), to)));
    expect((await brokenLinks(page, site.output)).filter((address) => !planned.includes(address))).toEqual(
      [],
    );
  });
}
