/** What a build makes of its content: other pages, another language, mistakes. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { mock } from 'node:test';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { createServer } from '../delivery/preview-server.ts';
import { build } from '../scripts/build.ts';
import { findPlaceholders } from '../scripts/placeholders.ts';
import { ROOT } from '../scripts/process.ts';
import { formatProblem } from '../src/content/check/problem.ts';
import { audit } from './accessibility/engines.ts';
import { ADDRESSES, CONTENT, company, navigation } from './support/content.ts';
import { changeFacts, PLACES } from './support/facts.ts';
import { brokenLinks } from './support/links.ts';
import { askHtmlValidate, askNu, askStylelint, missingForNu } from './support/markup.ts';
import { cutTexts, sidewaysScroll } from './support/reading.ts';
import { writePhonePhotograph } from './support/source-images.ts';

// One after the other: builds share Astro’s working folders.
test.describe.configure({ mode: 'default' });

/** An address that a site could really have. */
const PUBLIC = 'https://www.kornweid.ug';
const ADDITIONS = fileURLToPath(new URL('fixtures/content-additions', import.meta.url));

test.describe('with more pages and a language in the content folder', () => {
  let outDir: string;
  let server: Awaited<ReturnType<typeof createServer>>;
  let address: string;

  test.beforeAll(async ({}, testInfo) => {
    testInfo.setTimeout(180_000);
    const content = testInfo.outputPath('content');
    cpSync(CONTENT, content, { recursive: true });
    cpSync(ADDITIONS, content, { recursive: true });
    await writePhonePhotograph(join(content, 'pictures/workshop-1948.jpg'));
    outDir = testInfo.outputPath('dist');
    await build({ outDir, env: { CONTENT_DIR: content } });
    server = await createServer({ root: outDir });
    await server.listen({ host: 'localhost', port: 0 });
    address = `http://localhost:${(server.server.address() as AddressInfo).port}`;
  });
  test.afterAll(() => server?.close());

  test('a new page file is a page, marked in the navigation', async ({ page }) => {
    const answer = await page.goto(`${address}/vision`);
    expect(answer!.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/One vision/);
    const menu = page.getByRole('navigation', { name: navigation.labels.mainMenu });
    await expect(menu.locator('[aria-current=page]')).toHaveText(
      navigation.header.links.find(({ to }) => to === '/vision')!.label,
    );
  });

  test('a photograph straight from a phone stands upright and does not say where it was taken', async ({
    page,
  }) => {
    const files = readdirSync(join(outDir, '_astro')).filter((name) => name.startsWith('workshop-1948'));
    expect(files.length).toBeGreaterThan(5);
    for (const name of files) {
      const picture = sharp(join(outDir, '_astro', name));
      const { exif, orientation, width, height } = await picture.metadata();
      expect({ exif, orientation }, name).toEqual({ exif: undefined, orientation: undefined });
      expect(width, name).toBeGreaterThan(height);
      // The photographed scene is red above and blue below.
      const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
      const row = width * info.channels;
      for (const pixel of [0, row - info.channels]) {
        const above = data.subarray(pixel);
        const below = data.subarray(data.length - row + pixel);
        expect(above[0]!, `${name}: red above`).toBeGreaterThan(above[2]! + 80);
        expect(below[2]!, `${name}: blue below`).toBeGreaterThan(below[0]! + 80);
      }
    }
    await page.goto(`${address}/about`);
    const image = page.getByRole('main').locator('img');
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
  });

  test('a picture in the first view is fetched first, and waits for nothing', async ({ page }) => {
    await page.goto(`${address}/pictured`);
    const image = page.getByRole('main').locator('img');
    await expect(image).toHaveAttribute('fetchpriority', 'high');
    await expect(image).not.toHaveAttribute('loading', 'lazy');
    await page.goto(`${address}/about`);
    await expect(image).not.toHaveAttribute('fetchpriority');
    await expect(image).toHaveAttribute('loading', 'lazy');
  });

  test('the added pages keep to the standards', async () => {
    expect(await askHtmlValidate(outDir)).toEqual([]);
    expect(await askStylelint(outDir)).toEqual([]);
  });

  test('the Nu HTML Checker has nothing to say of the added pages', async () => {
    test.slow(); // Java takes its time where other tests run.
    const missing = missingForNu();
    test.skip(missing !== undefined, missing);
    expect(await askNu(outDir)).toEqual([]);
  });

  test('everything that the added pages name is there, the vision too', async ({}, testInfo) => {
    const work = testInfo.outputPath();
    expect(await brokenLinks({ root: outDir, work, publicAddress: company.site })).toEqual([]);
  });

  test('a page that is not published is nowhere', async ({ request }) => {
    expect((await request.get(`${address}/draft`)).status()).toBe(404);
    for (const file of textFiles(outDir)) {
      const text = readFileSync(file, 'utf8');
      expect(text, file).not.toMatch(/Not ready to be read|\/draft\b/);
      expect(file).not.toContain('draft');
    }
  });

  test('the sitemap names each page with its other languages, and no other page', async ({ request }) => {
    const text = await (await request.get(`${address}/sitemap.xml`)).text();
    const entries = [...text.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry]) => entry!);
    const at = (path: string) => new URL(path, company.site).href;
    expect(entries.map((entry) => /<loc>(.*?)<\/loc>/.exec(entry)![1]).sort()).toEqual(
      [...Object.values(ADDRESSES), '/ar', '/pictured', '/vision'].map(at).sort(),
    );
    const languagesOf = (path: string) => {
      const entry = entries.find((candidate) => candidate.includes(`<loc>${at(path)}</loc>`))!;
      return [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, language, href]) => [
        language,
        href,
      ]);
    };
    const both = [
      ['ar', at('/ar')],
      ['en', at('/')],
      ['x-default', at('/')],
    ];
    expect(languagesOf('/').sort()).toEqual(both);
    expect(languagesOf('/ar').sort()).toEqual(both);
    expect(languagesOf('/about')).toEqual([]);
    // Content outside of the repository has no history to tell.
    expect(text).not.toContain('lastmod');
  });

  test('an Arabic page has its language, its direction and its menu', async ({ page }) => {
    await page.goto(`${address}/ar`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const { header, words } = parse(readFileSync(join(ADDITIONS, 'navigation.ar.yaml'), 'utf8'));
    const menu = page.getByRole('navigation', { name: words.mainMenu });
    await expect(menu.getByRole('listitem')).toHaveText(
      header.links.map(({ label }: { label: string }) => label),
    );
    await expect(menu.locator('[aria-current=page]')).toHaveText(header.links[0].label);
    await expect(page.getByRole('banner').getByRole('link', { name: company.names.company })).toHaveAttribute(
      'href',
      '/ar',
    );
  });

  test('the English pages stay English', async ({ page }) => {
    await page.goto(`${address}/`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await expect(page.getByRole('banner').getByRole('link', { name: company.names.company })).toHaveAttribute(
      'href',
      '/',
    );
  });

  for (const width of [320, 390, 768, 1280]) {
    test(`the Arabic page holds together at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${address}/ar`);
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await cutTexts(page)).toEqual([]);
    });
  }

  for (const width of [390, 1280]) {
    test(`the Arabic page mirrors the English one at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${address}/`);
      const english = await gaps(page);
      await page.goto(`${address}/ar`);
      const arabic = await gaps(page);
      for (const part of ['logo', 'heading', 'paragraph', 'firstIllustration'] as const) {
        expect(arabic[part].right, part).toBeCloseTo(english[part].left, 0);
        expect(arabic[part].right, part).toBeLessThan(arabic[part].left);
      }
    });
  }

  test.describe('for three accessibility engines', () => {
    test.use({ bypassCSP: true });
    for (const width of [390, 1280]) {
      test(`nothing is wrong with the Arabic page at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`${address}/ar`);
        expect(await audit(page)).toEqual([]);
      });
    }
  });

  test('in Arabic drawings and their shadows look to the left, and the mark does not', async ({ page }) => {
    /** How the last car, its shadow, the ambulance’s plate and its shadow are mirrored: 1 or -1. */
    const facing = () =>
      page.evaluate(() =>
        ['main section svg g', 'main section svg g path[class]'].map((selector) => {
          const part = document.querySelector<SVGGraphicsElement>(selector)!;
          return Math.sign(part.getScreenCTM()!.a);
        }),
      );
    await page.goto(`${address}/`);
    expect(await facing()).toEqual([1, 1]);
    await page.goto(`${address}/ar`);
    expect(await facing()).toEqual([-1, 1]);
  });
});

test('the normal content has no page for the vision, whatever was built before', async ({}, testInfo) => {
  test.setTimeout(120_000);
  const outDir = testInfo.outputPath('dist');
  mkdirSync(outDir, { recursive: true });
  writeFileSync(`${outDir}/old.html`, 'a page that is gone');

  await build({ outDir });
  const pages = ['404.html', 'about.html', 'index.html', 'operations.html', 'partners.html'];
  expect(readdirSync(outDir).filter((name) => name.endsWith('.html'))).toEqual(pages);
  for (const page of pages) {
    expect(readFileSync(join(outDir, page), 'utf8'), page).toBe(
      readFileSync(join(ROOT, 'dist', page), 'utf8'),
    );
  }
});

test('facts changed once, and the address of SITE_URL, are changed everywhere', async ({}, testInfo) => {
  test.setTimeout(120_000);
  const content = testInfo.outputPath('content');
  cpSync(CONTENT, content, { recursive: true });
  const { before, after } = changeFacts(content);
  const outDir = testInfo.outputPath('dist');
  const warnings = mock.method(console, 'warn', () => {}).mock;
  await build({ outDir, env: { CONTENT_DIR: content, SITE_URL: PUBLIC } });
  warnings.restore();

  const placeholders = (await findPlaceholders(content)).map(formatProblem);
  expect(placeholders.length).toBeGreaterThan(0);
  expect(warnings.calls.map((call) => call.arguments)).toEqual(
    placeholders.map((placeholder) => [`Not ready for the public: ${placeholder}`]),
  );
  for (const page of Object.values(ADDRESSES)) {
    const html = readFileSync(join(outDir, page === '/' ? 'index.html' : `${page}.html`), 'utf8');
    expect(html).toContain(`<link rel="canonical" href="${new URL(page, PUBLIC)}">`);
  }

  for (const { what, file, shows } of PLACES) {
    const made = readFileSync(join(outDir, file));
    expect(shows(made, after), `${what} in ${file} shows the new facts`).toBe(true);
    expect(shows(readFileSync(join(ROOT, 'dist', file)), before), `${what} showed the old ones`).toBe(true);
  }
  for (const card of readdirSync(join(outDir, 'cards'))) {
    const [old, drawn] = [join(ROOT, 'dist'), outDir].map((dist) => readFileSync(join(dist, 'cards', card)));
    expect(drawn!.equals(old!), `the name on ${card} is another`).toBe(false);
  }
  for (const file of textFiles(outDir)) {
    const text = readFileSync(file, 'utf8');
    for (const fact of [company.site, before.name, before.telephone, before.telephone.replace(/\D/g, '')]) {
      expect(text.includes(fact), `${file} still says ${fact}`).toBe(false);
    }
  }
});

test('a mistake in the content is told in plain words, and the site built before stays', ({}, testInfo) => {
  const before = statSync(join(ROOT, 'dist')).ino;
  const content = testInfo.outputPath('content');
  cpSync(CONTENT, content, { recursive: true });
  const about = `${content}/pages/about.yaml`;
  writeFileSync(about, readFileSync(about, 'utf8').replace('published: true', 'publisht: true'));

  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
    cwd: ROOT,
    env: { ...process.env, CONTENT_DIR: content },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain(`
content/pages/about.yaml: has a field \`publisht\` that is not known here. Did you mean \`published\`? Known: \`title\`, \`description\`, \`published\`, \`blocks\`.

1 to correct in the content. Nothing was built.

The build failed for the reason above. What was built before is kept.
`);
  expect(statSync(join(ROOT, 'dist')).ino).toBe(before);
});

/** How far from either edge of the page its parts stand, in pixels. */
const gaps = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const gapsOf = (target: Element | Range) => {
      const { left, right } = target.getBoundingClientRect();
      return { left, right: width - right };
    };
    const textOf = (selector: string) => {
      const range = document.createRange();
      range.selectNodeContents(document.querySelector(selector)!);
      return gapsOf(range);
    };
    return {
      logo: gapsOf(document.querySelector('header a:has(svg)')!),
      heading: textOf('h1'),
      paragraph: textOf('main p'),
      firstIllustration: gapsOf(document.querySelector('main section svg:not([class])')!),
    };
  });

/** Every text file below a folder. */
function textFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(html|xml|txt|md|js|json|css|webmanifest)$/.test(name))
    .map((name) => join(folder, name));
}
