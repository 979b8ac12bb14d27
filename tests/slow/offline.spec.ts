/** The site without a network, and updates of what is stored. */
import { rmSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import { writeWorker } from '../../src/offline/integration.ts';
import { BUDGETS } from '../budgets.ts';
import { COMPLETE } from '../support/complete.ts';
import { ADDRESSES, navigation, readPage } from '../support/content.ts';
import { switchDataSaverOn } from '../support/data-saver.ts';
import { markRelease, publishSite } from '../support/published-site.ts';
import { SITES } from '../support/sites.ts';

/** The address and title of each page. */
const PAGES = Object.entries(ADDRESSES).map(([name, address]) => ({ address, title: readPage(name).title }));
const NOT_FOUND = readPage('404').title;
/** A page with pictures that no other page shows at the same width, and the page with a gallery. */
const [PICTURED, GALLERY] = ['/operations', '/'];
/** How long a browser may take to store the site, in milliseconds. */
const STORING = { timeout: 20_000 };

interface Fixtures {
  /** A server of the test’s own, which it may stop. */
  site: Awaited<ReturnType<typeof publishSite>>;
}

const test = base.extend<Fixtures>({
  serviceWorkers: 'allow',
  site: async ({}, use, testInfo) => {
    const folder = testInfo.outputPath('site');
    const site = await publishSite(SITES.company.output, folder);
    await use(site);
    await site.stop();
    rmSync(folder, { recursive: true });
  },
});
test.setTimeout(90_000);

/** Opens a page and waits until an active service worker controls it, which ends a first visit. */
async function visit(page: Page, url: string) {
  await page.goto(url);
  const state = () => page.evaluate(() => navigator.serviceWorker.controller?.state);
  await expect.poll(state, STORING).toBe('activated');
}

/** The addresses in the browser’s cache storage, without their origin. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
    return requests.map(({ url }) => url.slice(location.origin.length));
  });
const keptPages = async (page: Page) =>
  (await kept(page)).filter((path) => /^[^.]*\?__WB_REVISION__/.test(path));

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Scrolls to the first picture of the page and waits until it has loaded or failed. @returns what a visitor sees of it */
const lookAtPicture = (page: Page) =>
  page.evaluate(async () => {
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

/** The release number of each page. The built site has no number and counts as 1 (see `markRelease`). */
async function releases(page: Page, address: string) {
  const numbers: string[] = [];
  for (const { address: path } of PAGES) {
    await page.goto(address + path);
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    numbers.push(/release (\d)$/.exec(heading!)?.[1] ?? '1');
  }
  return numbers;
}
const allOf = (release: string) => PAGES.map(() => release);

test('after one visit, every page opens without a network, by link, reload and address', async ({
  page,
  site,
}) => {
  await visit(page, site.address);
  await site.stop();
  for (const { to } of navigation.header.links) {
    await page.locator(`header a[href="${to}"]`).first().click();
    await expect(page).toHaveTitle(PAGES.find(({ address }) => address === to)?.title ?? NOT_FOUND);
  }
  for (const { address, title } of PAGES) {
    const response = await page.goto(`${site.address}${address}?from=whatsapp`);
    expect(response?.status(), address).toBe(200);
    await page.reload();
    await expect(page).toHaveTitle(title);
  }
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'loaded').length;
  });
  expect(fonts).toBeGreaterThanOrEqual(2);
});

test('without a network, an unknown page address shows the 404 page, and a file address an error', async ({
  page,
  site,
}) => {
  await visit(page, site.address);
  await site.stop();
  for (const path of ['/no-such-page', '/no/such/page', '/404']) {
    const response = await page.goto(site.address + path);
    expect(response?.status(), path).toBe(404);
    await expect(page).toHaveTitle(NOT_FOUND);
  }
  await expect(page.goto(`${site.address}/robots.txt`)).rejects.toThrow();
});

test('the next visit shows a new version, and stores all of it', async ({ page, site }) => {
  await visit(page, site.address);
  const first = await keptPages(page);
  await site.publish(async (next) => {
    markRelease(next, 2);
    await writeWorker(next, true);
  });
  expect(await releases(page, site.address)).toEqual(allOf('2'));
  // The stored first version is removed when the second one is complete.
  const rest = async () => (await keptPages(page)).filter((path) => first.includes(path));
  await expect.poll(rest, STORING).toEqual([]);
  expect(await keptPages(page)).toHaveLength(first.length);
  await site.stop();
  expect(await releases(page, site.address)).toEqual(allOf('2'));
});

test('a version that cannot be stored completely is rejected, and the previous one is kept', async ({
  page,
  site,
}) => {
  await visit(page, site.address);
  await site.publish(async (next) => {
    markRelease(next, 2);
    await writeWorker(next, true);
    // Its pages do not match its worker, as if the next version were published while this one is being stored.
    markRelease(next, 3);
  });
  const end = await page.evaluate(async () => {
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
  expect(await releases(page, site.address)).toEqual(allOf('1'));
});

test('pictures and the viewer work without a network if they were used before', async ({ page, site }) => {
  await visit(page, site.address + GALLERY);
  const openViewer = async () => {
    await page.goto(site.address + GALLERY);
    expect((await lookAtPicture(page)).isShown).toBe(true);
    await page.evaluate(COMPLETE);
    await page.locator('[data-viewer] a').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  };
  await openViewer();
  await site.stop();
  await openViewer();

  await page.goto(site.address + PICTURED);
  const unseen = await lookAtPicture(page);
  expect(unseen.isShown).toBe(false);
  expect(unseen.alt).toMatch(/\w/);
  expect(unseen.height).toBeGreaterThan(50);
  expect(unseen.ground).not.toBe('rgba(0, 0, 0, 0)');
});

for (const trouble of ['silent', 'broken'] as const) {
  test(`a stored page opens if the server is ${trouble}`, async ({ page, site }) => {
    await visit(page, site.address);
    site.suffer(trouble);
    await page.goto(`${site.address}/partners`);
    await expect(page).toHaveTitle(readPage('partners').title);
  });
}

test('with a network, the service worker does not change responses of the server', async ({ page, site }) => {
  await visit(page, site.address);
  await page.goto(`${site.address}/about.html?a=1`);
  await expect(page).toHaveURL(`${site.address}/about?a=1`);
  expect((await page.goto(`${site.address}/no-such-page`))?.status()).toBe(404);
  const ask = (method: string, path: string) =>
    page.evaluate(([way, to]) => fetch(to!, { method: way }).then(({ status }) => status), [method, path]);
  expect(await ask('POST', '/about')).toBe(405);
  expect(await ask('GET', '/logo.svg')).toBe(200);
  expect(await ask('GET', '/no-such-file.pdf')).toBe(404);
});

test('the Content-Security-Policy allows the service worker', async ({ page, site }) => {
  await page.goto(site.address);
  await page.evaluate(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
      document.documentElement.dataset.violated = violatedDirective;
    });
  });
  const end = () =>
    page.evaluate(
      () => document.documentElement.dataset.violated ?? navigator.serviceWorker.controller?.state,
    );
  await expect.poll(end, STORING).toBe('activated');
});

test('browsers delete what they stored when a site no longer works offline', async ({ page, site }) => {
  await visit(page, site.address);
  expect(await kept(page)).not.toEqual([]);
  await site.publish((next) => writeWorker(next, false));
  await page.goto(`${site.address}/about`);
  await expect.poll(() => registrations(page), STORING).toBe(0);
  expect(await kept(page)).toEqual([]);
  await site.stop();
  await expect(page.goto(site.address)).rejects.toThrow();
});

test('the site works if the disk is full', async ({ page, site }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: site.address, quotaSize: 1000 });
  await page.goto(site.address);
  expect((await lookAtPicture(page)).isShown).toBe(true);
  for (const { address, title } of PAGES) {
    await page.goto(site.address + address);
    await expect(page).toHaveTitle(title);
  }
});

for (const saveData of [false, true]) {
  test(`the service worker is installed some seconds after the page${saveData ? ', but not with data saver' : ''}`, async ({
    page,
    site,
  }) => {
    if (saveData) await switchDataSaverOn(page);
    await page.clock.install();
    await page.goto(site.address);
    expect(await registrations(page)).toBe(0);
    await page.clock.runFor(5000);
    await expect.poll(() => registrations(page)).toBe(saveData ? 0 : 1);
  });
}

test('the files stored for offline use stay within their weight limit', async ({ page, site, request }) => {
  await visit(page, site.address);
  let bytes = 0;
  for (const path of ['/service-worker.js', ...(await kept(page))]) {
    const response = await request.head(site.address + path, { headers: { 'Accept-Encoding': 'br' } });
    bytes += Number(response.headers()['content-length']);
  }
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThanOrEqual(BUDGETS.offline);
});
