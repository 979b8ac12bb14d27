/** Pages in another language, which is written from right to left. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { parse } from 'yaml';
import type { CompanyTranslation } from '../src/schema/company.ts';
import type { Navigation } from '../src/schema/navigation.ts';
import { COMPLETE } from './support/complete.ts';
import { CONTENT } from './support/content.ts';
import { recordShifts } from './support/layout-shift.ts';

const company = parse(readFileSync(join(CONTENT, 'company.ar.yaml'), 'utf8')) as CompanyTranslation;
const arabic = parse(readFileSync(join(CONTENT, 'navigation.ar.yaml'), 'utf8')) as Navigation;

test('an Arabic page has its language, its direction and its menu', async ({ page }) => {
  await page.goto('/ar');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const menu = page.getByRole('navigation', { name: arabic.labels.mainMenu });
  await expect(menu.getByRole('listitem')).toHaveText(
    // In the fixture, only the home page is in Arabic, and the vision page is planned.
    arabic.header.links.map(({ label, to }) =>
      ['/', '/vision'].includes(to) ? label : `${label} ${arabic.labels.inLanguage}`,
    ),
  );
  await expect(menu.locator('[aria-current=page]')).toHaveText(arabic.header.links[0]!.label);
  const logo = page.getByRole('banner').getByRole('link', { name: company.names!.company! });
  await expect(logo).toHaveAttribute('href', '/ar');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test('links lead to pages in the reader’s language, or say that the page is in another one', async ({
  page,
}) => {
  await page.goto('/ar');
  const main = page.getByRole('main');
  const { inLanguage = '' } = arabic.labels;
  const toEnglish = main.getByRole('link', { name: inLanguage });
  expect(await toEnglish.count()).toBeGreaterThan(0);
  for (const link of await toEnglish.all()) {
    await expect(link).toHaveAttribute('hreflang', 'en');
    await expect(link).not.toHaveAttribute('href', /^\/ar/);
  }
  const toArabic = await main
    .locator('a[href^="/ar"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  expect(toArabic).not.toEqual([]);
  for (const href of toArabic)
    expect((await page.request.get(href)).status(), href).toBe(href === '/ar/vision' ? 404 : 200);
});

for (const place of ['banner', 'contentinfo'] as const) {
  test(`the ${place} links to the same page in the other language`, async ({ page }) => {
    await page.setViewportSize({ width: 1500, height: 800 });
    for (const [path, other, to] of [
      ['/', 'العربية', '/ar'],
      ['/ar', 'English', '/'],
      ['/about', 'العربية', '/ar'],
    ]) {
      await page.goto(path!);
      const link = page.getByRole(place!).getByRole('link', { name: other!, exact: true });
      await expect(link).toHaveAttribute('href', to!);
      expect(await link.getAttribute('lang')).toBe(await link.getAttribute('hreflang'));
    }
  });
}

for (const width of [992, 1280, 1920]) {
  test(`at ${width} px the header shows the other language beside a one-line menu`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('link', { name: 'العربية' })).toBeInViewport({ ratio: 1 });
    await expect(banner.getByText('English')).toHaveCount(0);
    const lines = await banner.getByRole('listitem').evaluateAll((items) =>
      items.map(({ firstElementChild: link }) => {
        const words = document.createRange();
        words.selectNodeContents(link!);
        return words.getClientRects().length;
      }),
    );
    expect(new Set(lines)).toEqual(new Set([1]));
  });
}

test('a reader’s own text spacing leaves the languages on one line with the menu', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('p { margin-block-end: 2em !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  const middles = await page
    .getByRole('banner')
    .getByRole('navigation')
    .getByRole('link')
    .filter({ visible: true })
    .evaluateAll((links) =>
      links.map((link) => {
        const { top, bottom } = link.getBoundingClientRect();
        return (top + bottom) / 2;
      }),
    );
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
});

test('the 404 page is in the language of its folder, and has no address itself', async ({ page }) => {
  for (const path of ['/ar/no-such-page', '/ar/404', '/ar/nothing/here']) {
    const response = await page.goto(path);
    expect(response!.status(), path).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  }
  expect((await page.goto('/art'))!.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a visitor who prefers the language of the page is offered no other one', async ({ page }) => {
  await page.addInitScript("Object.defineProperty(navigator, 'languages', { value: ['sw', 'en-UG', 'ar'] })");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.evaluate(COMPLETE);
  await expect(page.getByRole('main').locator('> a')).toHaveCount(0);
});

test.describe('a visitor who reads Arabic', () => {
  test.use({ locale: 'ar-SD' });
  for (const [width, height] of [
    [320, 568],
    [740, 360],
    [1280, 800],
  ] as const) {
    test(`is not redirected, and sees the language in the first view of ${width} × ${height}`, async ({
      page,
    }) => {
      const shifts = await recordShifts(page);
      await page.setViewportSize({ width, height });
      for (const path of ['/', '/about']) {
        await page.goto(path);
        await expect(page).toHaveURL(path);
        const links = page.getByRole('link', { name: 'العربية' }).filter({ visible: true });
        // The footer has one, too.
        await expect(links).toHaveCount(2);
        await expect(links.first()).toBeInViewport({ ratio: 1 });
        await expect(links.first()).toHaveAttribute('href', '/ar');
        expect(await shifts()).toBeLessThan(0.01);
      }
    });
  }
});

test('Arabic headlines have their own typeface and no letter spacing', async ({ page }) => {
  await page.goto('/ar');
  await page.evaluate(() => document.fonts.ready);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCSS('letter-spacing', 'normal');
  const family = await heading.evaluate((element) => getComputedStyle(element).fontFamily.split(',')[0]);
  const loaded = await page.evaluate(() =>
    [...document.fonts].flatMap(({ family, status }) => (status === 'loaded' ? family : [])),
  );
  expect(loaded).toContain(family);
});

test.describe('on a phone that shows movement', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a phone that has the typeface of Arabic headlines does not fetch it @phone', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const response = await page.goto('/ar', { waitUntil: 'networkidle' });
    const [, typeface] = /font-family:"?H1"?;src:url\("?([^")]+)/.exec(await response!.text())!;
    const has = await page.evaluate(() =>
      new FontFace('of the device', 'local("Noto Naskh Arabic Bold")').load().then(
        () => true,
        () => false,
      ),
    );
    test.skip(!has, 'needs Noto Naskh Arabic');
    expect(fetched.filter((url) => url.endsWith(typeface!))).toEqual([]);
  });
});

test('listed names do not break across lines', async ({ page }) => {
  await page.goto('/ar');
  const [name] = company.noBreak!;
  await expect(page.getByRole('heading', { name: name! }).locator('bdi')).toHaveCSS('white-space', 'nowrap');
});

test('long words of other languages may be hyphenated; e-mail addresses may not', async ({ page }) => {
  await page.goto('/ar');
  await expect(page.getByRole('main').getByRole('paragraph').first()).toHaveCSS('hyphens', 'auto');
  const address = page.getByRole('contentinfo').getByRole('link', { name: '@' }).first();
  await expect(address.locator('bdi')).toHaveCSS('hyphens', 'manual');
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('paragraph').first()).toHaveCSS('hyphens', 'manual');
});

test('e-mail addresses keep their own direction in Arabic', async ({ page }) => {
  await page.goto('/ar');
  const address = page.getByRole('contentinfo').getByRole('link', { name: '@' }).first();
  await expect(address.locator('bdi')).toHaveText(/^[^@]+@[^@]+$/);
});

for (const width of [390, 1280]) {
  test(`the Arabic page mirrors the English one at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const english = await gaps(page);
    await page.goto('/ar');
    const mirrored = await gaps(page);
    for (const part of ['logo', 'heading', 'paragraph', 'firstIllustration'] as const) {
      expect(mirrored[part].right, part).toBeCloseTo(english[part].left, 0);
      expect(mirrored[part].right, part).toBeLessThan(mirrored[part].left);
    }
  });
}

test('in Arabic, illustrations are mirrored, but the logo is not', async ({ page }) => {
  /** The directions of the first illustration and the logo: 1, or -1 if mirrored. */
  const facing = () =>
    page.evaluate(() =>
      ['main section svg g', 'header svg path'].map((selector) => {
        const part = document.querySelector<SVGGraphicsElement>(selector)!;
        return Math.sign(part.getScreenCTM()!.a);
      }),
    );
  await page.goto('/');
  expect(await facing()).toEqual([1, 1]);
  await page.goto('/ar');
  expect(await facing()).toEqual([-1, 1]);
});

/** The distances of parts of the page from both edges, in pixels. */
const gaps = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const gapsOf = (target: Element | Range) => {
      const { left, right } = target.getBoundingClientRect();
      return { left, right: width - right };
    };
    const textOf = (selector: string) => {
      const range = document.createRange();
      const text = document
        .createTreeWalker(document.querySelector(selector)!, NodeFilter.SHOW_TEXT)
        .nextNode()!;
      range.selectNodeContents(text);
      return gapsOf(range);
    };
    return {
      logo: gapsOf(document.querySelector('header a:has(svg)')!),
      heading: textOf('h1'),
      paragraph: textOf('main p'),
      firstIllustration: gapsOf(
        // On phones some illustrations of a row are hidden.
        [...document.querySelectorAll('main section svg:not([class])')].find((svg) => svg.checkVisibility())!,
      ),
    };
  });
