/** What a visitor still has of the site without a network, and what a new version changes: docs/decisions/offline.md */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { weighStored } from '../scripts/measure/page-weight.ts';
import { ROOT } from '../scripts/process.ts';
import { writeWorker } from '../src/offline/integration.ts';
import { BUDGETS } from './budgets.ts';
import { ADDRESSES, navigation, readPage } from './support/content.ts';
import { switchDataSaverOn } from './support/data-saver.ts';
import { markRelease, publishSite } from './support/published-site.ts';
import { ENGINES, type Engine, type Tab } from './support/tabs.ts';

/** Every page with its title. */
const PAGES = Object.entries(ADDRESSES).map(([name, address]) => ({ address, title: readPage(name).title }));
const NOT_FOUND = readPage('404').title;

/** How long a browser may take to store the site, in milliseconds. */
const STORING = { timeout: 20_000 };

/** A page with pictures that no other one shows at the same width, and the one whose pictures open large. */
const [PICTURED, GALLERY] = ['/operations', '/'];

/** Opens a page and waits until the worker is in charge of it: the end of a first visit. */
async function visit(tab: Tab, url: string) {
  await tab.goto(url);
  const state = () => tab.evaluate(() => navigator.serviceWorker.controller?.state);
  await expect.poll(state, STORING).toBe('activated');
}

/** Addresses in the browser's stores, without their origin. */
const kept = (tab: Tab) =>
  tab.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
    return requests.map(({ url }) => url.slice(location.origin.length));
  });

const keptPages = async (tab: Tab) => (await kept(tab)).filter((path) => path.includes('REVISION'));
const keptPictures = async (tab: Tab) => (await kept(tab)).filter((path) => /avif|webp|jpeg/.test(path));

const registrations = (tab: Tab) =>
  tab.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Scrolls to the first picture of the page and tells what can be seen of it, once the browser knows. */
const lookAtPicture = (tab: Tab) =>
  tab.evaluate(async () => {
    const image = document.querySelector<HTMLImageElement>('main picture img')!;
    image.scrollIntoView({ behavior: 'instant' });
    while (!image.complete || image.currentSrc === '') await new Promise(requestAnimationFrame);
    return {
      isShown: image.naturalWidth > 0,
      words: image.alt,
      height: image.clientHeight,
      ground: getComputedStyle(image).backgroundColor,
    };
  });

const isViewerOpen = (tab: Tab) =>
  tab.evaluate(() => document.querySelector('[role=dialog]')?.checkVisibility() ?? false);

/** Which release each page is of: 1 is the built site, the others are marked. */
async function releases(tab: Tab, address: string) {
  const numbers: string[] = [];
  for (const { address: path } of PAGES) {
    await tab.goto(address + path);
    const heading = await tab.evaluate(() => document.querySelector('h1')!.textContent!);
    numbers.push(/release (\d)$/.exec(heading)?.[1] ?? '1');
  }
  return numbers;
}

const allOf = (release: string) => PAGES.map(() => release);

interface Fixtures {
  site: Awaited<ReturnType<typeof publishSite>>;
  tab: Tab;
}

/** Tests in an engine, each with a visitor who was never there and a site that it may break. */
const testsIn = (engine: Engine) =>
  base.extend<Fixtures, { browserOfEngine: Awaited<ReturnType<Engine['launch']>> }>({
    browserOfEngine: [
      async ({}, use) => {
        const browser = await engine.launch();
        await use(browser);
        await browser.close();
      },
      { scope: 'worker' },
    ],
    site: async ({}, use, testInfo) => {
      const folder = testInfo.outputPath('site');
      const site = await publishSite(join(ROOT, 'dist'), folder);
      await use(site);
      await site.stop();
      rmSync(folder, { recursive: true });
    },
    tab: async ({ browserOfEngine }, use) => {
      const { tab, leave } = await browserOfEngine.visitor();
      await use(tab);
      await leave();
    },
  });

for (const [name, engine] of Object.entries(ENGINES)) {
  const test = testsIn(engine);

  test.describe(`${name}:`, () => {
    test.skip(engine.missing !== undefined, engine.missing);
    test.setTimeout(90_000);

    test('after one visit every page opens without a network, by link, reload and address', async ({
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
        const answer = await tab.goto(`${site.address}${address}?from=whatsapp`);
        expect(answer?.status(), address).toBe(200);
        await tab.reload();
        expect(await tab.title()).toBe(title);
      }
      await tab.goto(`${site.address}/About.html`);
      expect(await tab.title()).toBe(readPage('about').title);
      const fonts = await tab.evaluate(async () => {
        await document.fonts.ready;
        return [...document.fonts].filter(({ status }) => status === 'loaded').length;
      });
      expect(fonts).toBeGreaterThanOrEqual(2);
    });

    test('without a network an unknown address is answered with the 404 page, and a file is not', async ({
      tab,
      site,
    }) => {
      await visit(tab, site.address);
      await site.stop();
      for (const path of ['/no-such-page', '/no/such/page', '/404']) {
        const answer = await tab.goto(site.address + path);
        expect(answer?.status(), path).toBe(404);
        expect(await tab.title()).toBe(NOT_FOUND);
      }
      await expect(tab.goto(`${site.address}/robots.txt`)).rejects.toThrow();
    });

    test('pictures and the viewer are there without a network where they were seen', async ({
      tab,
      site,
    }) => {
      await tab.goto(site.address + GALLERY);
      expect((await lookAtPicture(tab)).isShown).toBe(true);
      // Seen before there was a worker, and not again.
      await visit(tab, `${site.address}/partners`);
      expect((await keptPictures(tab)).length).toBeGreaterThan(0);
      await tab.goto(site.address + GALLERY);
      await tab.click('a[data-viewer]');
      await expect.poll(() => isViewerOpen(tab)).toBe(true);
      await expect.poll(async () => (await kept(tab)).some((path) => path.includes('viewer'))).toBe(true);

      await site.stop();
      await tab.goto(site.address + GALLERY);
      expect((await lookAtPicture(tab)).isShown).toBe(true);
      await tab.click('a[data-viewer]');
      await expect.poll(() => isViewerOpen(tab)).toBe(true);

      await tab.goto(site.address + PICTURED);
      const unseen = await lookAtPicture(tab);
      expect(unseen.isShown).toBe(false);
      expect(unseen.words).toMatch(/\w/);
      expect(unseen.height).toBeGreaterThan(50);
      expect(unseen.ground).not.toBe('rgba(0, 0, 0, 0)');
    });

    test('a new version is shown by the next visit, and kept whole', async ({ tab, site }) => {
      await visit(tab, site.address);
      const first = await keptPages(tab);
      await site.publish(async (next) => {
        markRelease(next, 2);
        await writeWorker(next, 'service-worker.ts');
      });
      expect(await releases(tab, site.address)).toEqual(allOf('2'));
      // What is kept of the first version goes once the second one is complete.
      const rest = async () => (await keptPages(tab)).filter((path) => first.includes(path));
      await expect.poll(rest, STORING).toEqual([]);
      expect(await keptPages(tab)).toHaveLength(first.length);
      await site.stop();
      expect(await releases(tab, site.address)).toEqual(allOf('2'));
    });

    test('a version that cannot be had whole is not kept: the one before stays', async ({ tab, site }) => {
      await visit(tab, site.address);
      await site.publish(async (next) => {
        markRelease(next, 2);
        await writeWorker(next, 'service-worker.ts');
        // Published over while it is being stored.
        markRelease(next, 3);
      });
      const end = await tab.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        const found = new Promise<ServiceWorker>((resolve) => {
          registration.onupdatefound = () => resolve(registration.installing!);
        });
        await registration.update();
        const worker = await found;
        while (/installing|installed|activating/.test(worker.state)) await new Promise(requestAnimationFrame);
        return worker.state;
      });
      expect(end).toBe('redundant');
      await site.stop();
      expect(await releases(tab, site.address)).toEqual(allOf('1'));
    });

    for (const trouble of ['silent', 'broken'] as const) {
      test(`a ${trouble} server is as good as none`, async ({ tab, site }) => {
        await visit(tab, site.address);
        site.suffer(trouble);
        await tab.goto(`${site.address}/partners`);
        expect(await tab.title()).toBe(readPage('partners').title);
      });
    }

    test('with a network the server answers as ever', async ({ tab, site }) => {
      await visit(tab, site.address);
      await tab.goto(`${site.address}/about.html?a=1`);
      expect(tab.url()).toBe(`${site.address}/about?a=1`);
      expect((await tab.goto(`${site.address}/no-such-page`))?.status()).toBe(404);
      const ask = (method: string, path: string) =>
        tab.evaluate(([way, to]) => fetch(to!, { method: way }).then(({ status }) => status), [method, path]);
      expect(await ask('POST', '/about')).toBe(405);
      expect(await ask('GET', '/logo.svg')).toBe(200);
      expect(await ask('GET', '/no-such-file.pdf')).toBe(404);
    });

    test('the content policy stops nothing of it', async ({ tab, site }) => {
      await tab.goto(site.address);
      await tab.evaluate(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
          document.documentElement.dataset.violated = violatedDirective;
        });
      });
      const end = () =>
        tab.evaluate(
          () => document.documentElement.dataset.violated ?? navigator.serviceWorker.controller?.state,
        );
      await expect.poll(end, STORING).toBe('activated');
    });

    test('a site that has no worker any more is forgotten', async ({ tab, site }) => {
      await visit(tab, site.address);
      expect(await kept(tab)).not.toEqual([]);
      await site.publish((next) => writeWorker(next, 'self-destroying-worker.ts'));
      await tab.goto(`${site.address}/about`);
      await expect.poll(() => registrations(tab), STORING).toBe(0);
      expect(await kept(tab)).toEqual([]);
      await site.stop();
      await expect(tab.goto(site.address)).rejects.toThrow();
    });
  });
}

// What only Playwright can do to a browser.
const test = testsIn(ENGINES['Chromium']!).extend<{ page: Page }>({
  page: ({ tab }, use) => use(tab as Page),
});
test.setTimeout(60_000);

test('nothing is asked for before the page has been there for a while', async ({ page, site }) => {
  await page.clock.install();
  await page.goto(site.address);
  expect(await registrations(page)).toBe(0);
  await page.clock.runFor(5000);
  await expect.poll(() => registrations(page)).toBe(1);
});

test('nothing is asked for under data saver', async ({ page, site }) => {
  await switchDataSaverOn(page);
  await page.clock.install();
  await page.goto(site.address);
  await page.clock.runFor(5000);
  expect(await page.evaluate(() => (navigator as { connection?: object }).connection)).toEqual({
    saveData: true,
  });
  expect(await registrations(page)).toBe(0);
});

test('a connection that is switched off is no network', async ({ page, site }) => {
  await visit(page, site.address);
  await page.context().setOffline(true);
  await page.goto(`${site.address}/operations`);
  await expect(page).toHaveTitle(readPage('operations').title);
});

test('what is kept unasked is light', async ({ page, site }) => {
  const weights = await weighStored(page.context().browser()!, site.address);
  expect(Object.keys(weights)).toEqual(expect.arrayContaining([...Object.values(ADDRESSES), '/404']));
  expect(Object.keys(weights).filter((path) => path.endsWith('.woff2'))).not.toEqual([]);
  for (const bytes of Object.values(weights)) expect(bytes).toBeGreaterThan(0);
  expect(Object.values(weights).reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(BUDGETS.offline);
});

for (const when of ['before the first visit', 'after it']) {
  test(`with a disk that is full ${when} the site works, and keeps no picture`, async ({ page, site }) => {
    const session = await page.context().newCDPSession(page);
    if (when === 'after it') await visit(page, site.address);
    await session.send('Storage.overrideQuotaForOrigin', { origin: site.address, quotaSize: 1000 });
    await page.goto(site.address);
    expect((await lookAtPicture(page)).isShown).toBe(true);
    for (const { address, title } of PAGES) {
      await page.goto(site.address + address);
      await expect(page).toHaveTitle(title);
    }
    expect(await keptPictures(page)).toEqual([]);
  });
}
