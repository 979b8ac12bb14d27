/** Fixtures for tests of offline use: a returning visitor and a server that can fail; and the tests for every browser. */
import { rmSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { writeWorker } from '../../src/offline/integration.ts';
import { ADDRESSES, navigation, readPage } from './content.ts';
import { markRelease, publishSite } from './published-site.ts';
import { SITES } from './sites.ts';
import type { BrowserUnderTest, Tab } from './tabs.ts';

/** The address and title of each page. */
export const PAGES = Object.entries(ADDRESSES).map(([name, address]) => ({
  address,
  title: readPage(name).title,
}));
export const NOT_FOUND = readPage('404').title;

/** How long a browser may take to store the site, in milliseconds. */
export const STORING = { timeout: 20_000 };

/** A page with pictures that no other page shows at the same width, and the page with a gallery. */
export const [PICTURED, GALLERY] = ['/operations', '/'];

/** Opens a page and waits until an active service worker controls it, which ends a first visit. */
export async function visit(tab: Tab, url: string) {
  await tab.goto(url);
  const state = () => tab.evaluate(() => navigator.serviceWorker.controller?.state);
  await expect.poll(state, STORING).toBe('activated');
}

/** The addresses in the browser’s cache storage, without their origin. */
export const kept = (tab: Tab) =>
  tab.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
    return requests.map(({ url }) => url.slice(location.origin.length));
  });

const keptPages = async (tab: Tab) =>
  (await kept(tab)).filter((path) => /^[^.]*\?__WB_REVISION__/.test(path));
export const keptPictures = async (tab: Tab) =>
  (await kept(tab)).filter((path) => /avif|webp|jpeg/.test(path));

export const registrations = (tab: Tab) =>
  tab.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Scrolls to the first picture of the page and waits until it has loaded or failed. @returns what a visitor sees of it */
export const lookAtPicture = (tab: Tab) =>
  tab.evaluate(async () => {
    const image = document.querySelector<HTMLImageElement>('main picture img')!;
    image.scrollIntoView({ behavior: 'instant' });
    while (!image.complete || image.currentSrc === '') await new Promise(requestAnimationFrame);
    return {
      isShown: image.naturalWidth > 0,
      alt: image.alt,
      height: image.clientHeight,
      ground: getComputedStyle(image).backgroundColor,
    };
  });

export const isViewerOpen = (tab: Tab) =>
  tab.evaluate(() => document.querySelector('dialog')?.checkVisibility() ?? false);

/** The release number of each page. The built site has no number and counts as 1 (see `markRelease`). */
export async function releases(tab: Tab, address: string) {
  const numbers: string[] = [];
  for (const { address: path } of PAGES) {
    await tab.goto(address + path);
    const heading = await tab.evaluate(() => document.querySelector('h1')!.textContent!);
    numbers.push(/release (\d)$/.exec(heading)?.[1] ?? '1');
  }
  return numbers;
}

export const allOf = (release: string) => PAGES.map(() => release);

interface Fixtures {
  site: Awaited<ReturnType<typeof publishSite>>;
  tab: Tab;
}

/** A Playwright test function for a browser. Each test has a new visitor, and a server of its own that it may stop. */
export const testsIn = (browser: BrowserUnderTest) =>
  base.extend<Fixtures, { browserUnderTest: Awaited<ReturnType<BrowserUnderTest['launch']>> }>({
    browserUnderTest: [
      async ({}, use) => {
        const running = await browser.launch();
        await use(running);
        await running.close();
      },
      { scope: 'worker' },
    ],
    site: async ({}, use, testInfo) => {
      const folder = testInfo.outputPath('site');
      const site = await publishSite(SITES.company.output, folder);
      await use(site);
      await site.stop();
      rmSync(folder, { recursive: true });
    },
    tab: async ({ browserUnderTest }, use) => {
      const { tab, leave } = await browserUnderTest.visitor();
      await use(tab);
      await leave();
    },
  });

/** Registers the most important tests of offline use. */
export function testCore(test: ReturnType<typeof testsIn>): void {
  test('after one visit, every page opens without a network, by link, reload and address', async ({
    tab,
    site,
  }) => {
    await visit(tab, site.address);
    await site.stop();
    for (const { to } of navigation.header.links) {
      await tab.click(`header a[href="${to}"]`);
      const title = PAGES.find(({ address }) => address === to)?.title ?? NOT_FOUND;
      await expect.poll(() => tab.title()).toBe(title);
    }
    for (const { address, title } of PAGES) {
      const response = await tab.goto(`${site.address}${address}?from=whatsapp`);
      expect(response?.status(), address).toBe(200);
      await tab.reload();
      expect(await tab.title()).toBe(title);
    }
    await tab.goto(`${site.address}/about.html`);
    expect(await tab.title()).toBe(readPage('about').title);
    const fonts = await tab.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].filter(({ status }) => status === 'loaded').length;
    });
    expect(fonts).toBeGreaterThanOrEqual(2);
  });

  test('without a network, an unknown page address shows the 404 page, and a file address an error', async ({
    tab,
    site,
  }) => {
    await visit(tab, site.address);
    await site.stop();
    for (const path of ['/no-such-page', '/no/such/page', '/404']) {
      const response = await tab.goto(site.address + path);
      expect(response?.status(), path).toBe(404);
      expect(await tab.title()).toBe(NOT_FOUND);
    }
    await expect(tab.goto(`${site.address}/robots.txt`)).rejects.toThrow();
  });

  test('the next visit shows a new version, and stores all of it', async ({ tab, site }) => {
    await visit(tab, site.address);
    const first = await keptPages(tab);
    await site.publish(async (next) => {
      markRelease(next, 2);
      await writeWorker(next, true);
    });
    expect(await releases(tab, site.address)).toEqual(allOf('2'));
    // The stored first version is removed when the second one is complete.
    const rest = async () => (await keptPages(tab)).filter((path) => first.includes(path));
    await expect.poll(rest, STORING).toEqual([]);
    expect(await keptPages(tab)).toHaveLength(first.length);
    await site.stop();
    expect(await releases(tab, site.address)).toEqual(allOf('2'));
  });
}
