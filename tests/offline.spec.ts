/** What a visitor still has of the site without a network, and what a new version changes: docs/decisions/offline.md */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  chromium,
  expect,
  firefox,
  type Page,
} from '@playwright/test';
import { findBrowsers, launchOptions } from '../scripts/find-browser.ts';
import { ROOT } from '../scripts/process.ts';
import { writeWorker } from '../src/offline/integration.ts';
import { BUDGETS } from './budgets.ts';
import { ADDRESSES, navigation, readPage } from './support/content.ts';
import { weighDocument } from './support/page-weight.ts';
import { markRelease, publishSite } from './support/published-site.ts';

const DIST = join(ROOT, 'dist');
const FIREFOX = '/usr/bin/firefox-esr';
const WORDS = navigation.words.viewer;

interface Engine {
  missing?: string;
  launch(): Promise<Browser>;
  options?: BrowserContextOptions;
}

const ENGINES: Record<string, Engine> = {
  Chromium: { launch: () => chromium.launch(launchOptions(findBrowsers()[0])) },
  Firefox: {
    missing: existsSync(FIREFOX) ? undefined : 'Firefox is not installed here: apt-get install firefox-esr',
    launch: () => firefox.launch({ channel: 'moz-firefox', executablePath: FIREFOX }),
    // What Firefox does not imitate by this way of driving it.
    options: { colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null },
  },
};

interface Fixtures {
  site: Awaited<ReturnType<typeof publishSite>>;
  context: BrowserContext;
}

/** Every page with its title. */
const PAGES = Object.entries(ADDRESSES).map(([name, address]) => ({ address, title: readPage(name).title }));
const NOT_FOUND = readPage('404').title;

/** Opens a page and waits until the worker is in charge of it: the end of a first visit. */
async function visit(page: Page, url: string) {
  await page.goto(url);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 20_000 })
    .toBe('activated');
}

/** Addresses in the browser's stores, without their origin. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
    return requests.map(({ url }) => url.slice(location.origin.length));
  });

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** The width of the picture itself: 0 where it could not be had. */
const widthOf = (page: Page, picture: string) =>
  page
    .locator(`img[data-picture="${picture}"]`)
    .first()
    .evaluate((image: HTMLImageElement) => (image.complete ? image.naturalWidth : undefined));

async function lookAt(page: Page, picture: string) {
  await page.locator(`img[data-picture="${picture}"]`).first().scrollIntoViewIfNeeded();
}

/** The first picture of a page. */
async function firstPicture(page: Page) {
  return (await page.locator('img[data-picture]').first().getAttribute('data-picture'))!;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Which release each page is of: 1 is the built site, the others are marked. */
async function releases(page: Page, address: string) {
  const numbers: string[] = [];
  for (const { address: path } of PAGES) {
    await page.goto(address + path);
    numbers.push(/release (\d)$/.exec(await heading(page).innerText())?.[1] ?? '1');
  }
  return numbers;
}

const allOf = (release: string) => PAGES.map(() => release);

for (const [name, engine] of Object.entries(ENGINES)) {
  const test = base.extend<Fixtures, { engineBrowser: Browser }>({
    engineBrowser: [
      async ({}, use) => {
        const browser = await engine.launch();
        await use(browser);
        await browser.close();
      },
      { scope: 'worker' },
    ],
    site: async ({}, use, testInfo) => {
      const site = await publishSite(DIST, testInfo.outputPath('site'));
      await use(site);
      await site.stop();
      rmSync(testInfo.outputPath('site'), { recursive: true });
    },
    context: async ({ engineBrowser }, use) => {
      const context = await engineBrowser.newContext({
        viewport: { width: 1280, height: 800 },
        serviceWorkers: 'allow',
        ...engine.options,
      });
      await use(context);
      await context.close();
    },
    page: async ({ context }, use) => use(await context.newPage()),
  });

  test.describe(`${name}:`, () => {
    test.skip(engine.missing !== undefined, engine.missing);
    test.setTimeout(60_000);

    test('after one visit every page opens without a network, by link, reload and address', async ({
      page,
      site,
    }) => {
      await visit(page, site.address);
      await site.stop();
      const menu = page.getByRole('navigation', { name: navigation.words.mainMenu });
      for (const { label, to } of navigation.header.links) {
        await menu.getByRole('link', { name: label }).click();
        await expect(page).toHaveTitle(PAGES.find(({ address }) => address === to)?.title ?? NOT_FOUND);
      }
      for (const { address, title } of PAGES) {
        const answer = await page.goto(`${site.address}${address}?from=whatsapp`);
        expect(answer?.status(), address).toBe(200);
        await expect(page).toHaveTitle(title);
        await page.reload();
        await expect(page).toHaveTitle(title);
      }
      await page.goto(`${site.address}/About.html`);
      await expect(page).toHaveTitle(readPage('about').title);
      expect(
        await page.evaluate(async () => {
          await document.fonts.ready;
          return [...document.fonts].filter(({ status }) => status === 'loaded').length;
        }),
      ).toBeGreaterThanOrEqual(2);
    });

    test('without a network an unknown address is answered with the 404 page, and a file is not', async ({
      page,
      site,
    }) => {
      await visit(page, site.address);
      await site.stop();
      for (const path of ['/vision', '/no/such/page', '/404']) {
        const answer = await page.goto(site.address + path);
        expect(answer?.status(), path).toBe(404);
        await expect(page).toHaveTitle(NOT_FOUND);
      }
      await expect(page.goto(`${site.address}/robots.txt`)).rejects.toThrow();
    });

    test('pictures and the viewer are there without a network where they were seen', async ({
      page,
      site,
    }) => {
      await page.goto(site.address);
      const seen = await firstPicture(page);
      await lookAt(page, seen);
      await expect.poll(() => widthOf(page, seen)).toBeGreaterThan(0);
      await visit(page, site.address);
      await page.locator('a[data-viewer]').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.getByRole('button', { name: WORDS.close }).click();
      await expect
        .poll(async () => (await kept(page)).filter((path) => /avif|viewer/.test(path)).length)
        .toBeGreaterThanOrEqual(2);

      await site.stop();
      if (name === 'Chromium') {
        const session = await page.context().newCDPSession(page);
        await session.send('Network.clearBrowserCache');
        await session.detach();
      }
      await page.reload();
      await lookAt(page, seen);
      await expect.poll(() => widthOf(page, seen)).toBeGreaterThan(0);
      await page.locator('a[data-viewer]').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();

      await page.goto(`${site.address}/operations`);
      const unseen = await firstPicture(page);
      await lookAt(page, unseen);
      await expect.poll(() => widthOf(page, unseen)).toBe(0);
      const image = page.locator(`img[data-picture="${unseen}"]`).first();
      await expect(image).toHaveAccessibleName(/\w/);
      expect((await image.boundingBox())!.height).toBeGreaterThan(50);
      await expect(image).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    });

    test('a new version is shown by the next visit, and kept whole', async ({ page, site }) => {
      await visit(page, site.address);
      await site.publish(async (next) => {
        markRelease(next, 2);
        await writeWorker(next, 'service-worker.ts');
      });
      await page.goto(`${site.address}/about`);
      await expect(heading(page)).toHaveText(/release 2$/);
      // What is kept of the first version goes when the second one is complete.
      const pages = async () => (await kept(page)).filter((path) => path.includes('REVISION'));
      const before = await pages();
      await expect.poll(async () => (await pages()).filter((path) => before.includes(path)).length).toBe(0);
      expect(await pages()).toHaveLength(PAGES.length + 1);
      await site.stop();
      expect(await releases(page, site.address)).toEqual(allOf('2'));
    });

    test('a version that cannot be had whole is not kept: the one before stays', async ({ page, site }) => {
      await visit(page, site.address);
      await site.publish(async (next) => {
        markRelease(next, 2);
        await writeWorker(next, 'service-worker.ts');
        // Published over while it is being stored.
        markRelease(next, 3);
      });
      const failed = page.evaluate(async () => {
        const registration = (await navigator.serviceWorker.ready)!;
        await registration.update();
        const worker = registration.installing!;
        if (worker.state === 'redundant') return worker.state;
        return new Promise((resolve) => {
          worker.onstatechange = () => resolve(worker.state);
        });
      });
      expect(await failed).toBe('redundant');
      await site.stop();
      expect(await releases(page, site.address)).toEqual(allOf('1'));
    });

    for (const trouble of ['silent', 'broken'] as const) {
      test(`a ${trouble} server is as good as none`, async ({ page, site }) => {
        await visit(page, site.address);
        site.suffer(trouble);
        await page.goto(`${site.address}/partners`);
        await expect(page).toHaveTitle(readPage('partners').title);
      });
    }

    test('other spellings still move, and unknown addresses still are the server’s to answer', async ({
      page,
      site,
    }) => {
      await visit(page, site.address);
      await page.goto(`${site.address}/about.html?a=1`);
      expect(page.url()).toBe(`${site.address}/about?a=1`);
      const answer = await page.goto(`${site.address}/no-such-page`);
      expect(answer?.status()).toBe(404);
      const status = (method: string, path: string) =>
        page.evaluate(async ([way, url]) => (await fetch(url!, { method: way })).status, [method, path]);
      expect(await status('POST', '/about')).toBe(405);
      expect(await status('GET', '/mark.svg')).toBe(200);
    });

    test('nothing is asked for before the page has been there for a while, nor under data saver', async ({
      context,
      page,
      site,
    }) => {
      await page.clock.install();
      await page.goto(site.address);
      expect(await registrations(page)).toBe(0);
      await page.clock.runFor(5000);
      await expect.poll(() => registrations(page)).toBe(1);
      await page.evaluate(async () => (await navigator.serviceWorker.ready).unregister());

      const saving = await context.newPage();
      await saving.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
      await saving.clock.install();
      await saving.goto(site.address);
      await saving.clock.runFor(5000);
      expect(await registrations(saving)).toBe(0);
    });

    test('the policy stops nothing of it', async ({ page, site }) => {
      const violations: string[] = [];
      page.on('console', (message) => {
        if (/Content.Security.Policy|Trusted/i.test(message.text())) violations.push(message.text());
      });
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) =>
          console.log(`Trusted: ${event.violatedDirective}`),
        );
      });
      await visit(page, site.address);
      expect(violations).toEqual([]);
    });

    test('a site that has no worker any more is forgotten', async ({ page, site }) => {
      await visit(page, site.address);
      expect(await kept(page)).not.toEqual([]);
      await site.publish((next) => writeWorker(next, 'retire.ts'));
      await page.goto(`${site.address}/about`);
      await expect.poll(() => registrations(page)).toBe(0);
      expect(await kept(page)).toEqual([]);
      await site.stop();
      await expect(page.goto(site.address)).rejects.toThrow();
    });

    if (name !== 'Chromium') return;

    test('a connection that is switched off is no network', async ({ context, page, site }) => {
      await visit(page, site.address);
      await context.setOffline(true);
      await page.goto(`${site.address}/operations`);
      await expect(page).toHaveTitle(readPage('operations').title);
    });

    test('what is kept unasked is light', async ({ page, site }) => {
      await visit(page, site.address);
      const addresses = (await kept(page)).filter((path) => /REVISION|woff2$/.test(path));
      expect(addresses.length).toBeGreaterThan(PAGES.length + 2);
      const weights = await Promise.all(
        ['/service-worker.js', ...addresses].map((path) => weighDocument(site.address + path)),
      );
      const bytes = weights.reduce((sum, { brotli }) => sum + brotli, 0);
      expect(bytes).toBeGreaterThan(50_000);
      expect(bytes).toBeLessThanOrEqual(BUDGETS.offline);
    });

    for (const when of ['before the first visit', 'after it']) {
      test(`with a disk that was full ${when}, the site works as without a worker`, async ({
        page,
        site,
      }) => {
        const session = await page.context().newCDPSession(page);
        const fill = () =>
          session.send('Storage.overrideQuotaForOrigin', { origin: site.address, quotaSize: 1000 });
        if (when === 'after it') await visit(page, site.address);
        await fill();
        await page.goto(site.address);
        const picture = await firstPicture(page);
        await lookAt(page, picture);
        await expect.poll(() => widthOf(page, picture)).toBeGreaterThan(0);
        for (const { address, title } of PAGES) {
          await page.goto(site.address + address);
          await expect(page).toHaveTitle(title);
        }
        expect((await kept(page)).filter((path) => /avif/.test(path))).toEqual([]);
      });
    }
  });
}
