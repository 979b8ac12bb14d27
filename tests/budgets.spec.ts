/** Visitors on a slow and paid-for network get light pages, and see the first view from the first packets. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, test } from '@playwright/test';
import { HASHED_FILES } from '../deploy/addresses.ts';
import { BUDGETS } from './budgets.ts';
import { COMPLETE } from './support/complete.ts';
import { PATHS } from './support/content.ts';
import { stopTime } from './support/frames.ts';
import {
  beginningOf,
  SCREENS,
  type Screen,
  sumBytes,
  weighDocument,
  weighPage,
} from './support/page-weight.ts';
import { SITES } from './support/sites.ts';

const SCREEN_NAMES = Object.keys(SCREENS) as Screen[];

for (const path of [...PATHS, '/ar']) {
  test(`${path} is light on a phone and on a laptop`, async ({ browser, baseURL }) => {
    const { href } = new URL(path, baseURL);
    const { raw, brotli } = await weighDocument(href);
    expect(brotli, 'the document is compressed').toBeLessThan(raw);
    for (const screen of SCREEN_NAMES) {
      const weight = await weighPage(browser, href, screen);
      const document = sumBytes(weight, 'document');
      expect(document, 'the visit was weighed').toBeGreaterThan(brotli);
      expect(document).toBeLessThanOrEqual(BUDGETS.document);
      expect(weight.renderBlocking).toEqual([]);
      expect(weight.inlineScript + sumBytes(weight, 'script')).toBeLessThanOrEqual(BUDGETS.script);
      expect(sumBytes(weight, 'font')).toBeLessThanOrEqual(BUDGETS.fonts);
      if (path === '/') expect(sumBytes(weight)).toBeLessThanOrEqual(BUDGETS.homeFirstView);
    }
  });
}

for (const path of [...PATHS, '/ar']) {
  test(`a phone shows the first view of ${path} from the first packets`, async ({ browser, baseURL }) => {
    const address = new URL(path, baseURL).href;
    const page = await browser.newPage({ ...SCREENS.phone, javaScriptEnabled: false });
    const view = () => page.goto(address).then(() => page.screenshot());
    const whole = await view();
    const beginning = await beginningOf(address, BUDGETS.firstView);
    if (path === '/') expect(beginning, 'the page is longer').not.toMatch(/<\/html>$/);
    await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: beginning }));
    // Sometimes Chromium draws one pixel of an edge differently: it gets another try.
    await expect.poll(async () => (await view()).equals(whole)).toBe(true);
    await page.close();
  });
}

for (const path of PATHS) {
  test(`${path} is painted before its scripts, its styles for paper and its manifest are requested`, async ({
    page,
  }) => {
    // Chrome requests a manifest as soon as the page has one; without a window it does not.
    await page.addInitScript(() =>
      new MutationObserver((_, observer) => {
        if (!document.querySelector('link[rel=manifest]')) return;
        performance.mark('manifest');
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true }),
    );
    await page.goto(path);
    await page.evaluate(COMPLETE);
    const { painted, asked } = await page.evaluate(() => {
      const files = performance.getEntriesByType('resource').filter(({ name }) => /\.(js|css)$/.test(name));
      return {
        painted: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
        asked: [...files, ...performance.getEntriesByName('manifest')].map(({ startTime }) => startTime),
      };
    });
    expect(asked.length).toBeGreaterThan(2);
    expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted);
  });
}

/** A phone on which time stands still at the first paint, until it may pass. */
async function openWithoutTime(browser: Browser, baseURL: string) {
  const page = await browser.newPage({ baseURL, ...SCREENS.phone, reducedMotion: 'no-preference' });
  const letTimePass = await stopTime(page);
  const headings = page.locator('main :is(h2, h3)');
  const areLaidOut = () =>
    headings.evaluateAll((all) => all.map((one) => one.checkVisibility({ contentVisibilityAuto: true })));
  return { page, letTimePass, headings, areLaidOut };
}

for (const path of ['/', '/operations']) {
  test(`a phone paints the first view of ${path} before it lays out what is below`, async ({
    browser,
    baseURL,
  }) => {
    const { page, letTimePass, headings, areLaidOut } = await openWithoutTime(browser, baseURL!);
    await page.goto(path);
    await page.evaluate(COMPLETE);
    const laidOut = await areLaidOut();
    await letTimePass();
    await expect.poll(areLaidOut).not.toContain(false);
    const inView = await headings.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().top < innerHeight),
    );
    expect(inView).toContain(true);
    expect(inView).toContain(false);
    expect(laidOut).toEqual(inView);
    await page.close();
  });
}

test('if the address names a section, a phone lays out the whole page, so that Back finds the same place', async ({
  browser,
  baseURL,
}) => {
  const { page, areLaidOut } = await openWithoutTime(browser, baseURL!);
  // The browser finds the section some frames after the first. One that does not exist shows what happens until then.
  await page.goto('/operations#no-such-section');
  await page.evaluate(COMPLETE);
  expect(await areLaidOut()).not.toContain(false);
  await page.close();
});

for (const screen of SCREEN_NAMES) {
  test(`home scrolled to its end is light on a ${screen}`, async ({ browser, baseURL }) => {
    const weight = await weighPage(browser, new URL('/', baseURL).href, screen, true);
    expect(sumBytes(weight)).toBeLessThanOrEqual(BUDGETS.homeScrolled);
    if (screen !== 'phone') return;
    const heavy = weight.transfers.filter(({ type, bytes }) => type === 'image' && bytes > BUDGETS.picture);
    expect(heavy).toEqual([]);
  });
}

test('the viewer is light', async ({ request }) => {
  const [file] = globSync('viewer*.js', { cwd: join(SITES.company.output, HASHED_FILES) });
  const response = await request.get(HASHED_FILES + file, { headers: { 'accept-encoding': 'br' } });
  expect(response.headers()['content-encoding']).toBe('br');
  expect(Number(response.headers()['content-length'])).toBeLessThanOrEqual(BUDGETS.viewer);
});

test('every published script is fetched', () => {
  const cwd = SITES.company.output;
  const text = globSync('**/*.{html,js}', { cwd }).map((file) => readFileSync(join(cwd, file), 'utf8'));
  const scripts = globSync('*.js', { cwd: join(cwd, HASHED_FILES) });
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts.filter((script) => !text.join().includes(script))).toEqual([]);
});
