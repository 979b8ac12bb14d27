/** Visitors without a network read the menu’s pages and those they have visited, whole and of one version. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { writeWorker } from '../../src/offline/integration.ts';
import { COMPLETE } from '../support/complete.ts';
import { ADDRESSES, navigation, readPage } from '../support/content.ts';
import { markRelease, publishSite } from '../support/published-site.ts';
import { SITES } from '../support/sites.ts';

/** The pages of the menu, and one to which no menu leads: file names and addresses. */
const [MENU, OUTSIDE] = [Object.entries(ADDRESSES), '/yard'];
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

/** Writes the worker of a changed site. */
const writeWorkerOf = (root: string) => writeWorker(root, ['ar'], console.warn);

/** Lets the seconds pass after which a page asks for its worker. */
const letTimePass = (page: Page) => page.clock.fastForward(5000);
test.beforeEach(({ page }) => page.clock.install());

/** Waits until a service worker has stored its files and controls the page. @param query of its address */
async function waitForWorker(page: Page, query = '') {
  const active = async () => {
    await letTimePass(page);
    return page.evaluate(() => {
      const { state, scriptURL = '' } = navigator.serviceWorker.controller ?? {};
      return state === 'activated' ? scriptURL.slice(location.origin.length) : state;
    });
  };
  await expect.poll(active, STORING).toBe(`/service-worker.js${query}`);
}

/** Opens the home page of a language and waits until its menu is stored, which ends a first visit. */
async function visit(page: Page, address: string, language = '') {
  await page.goto(`${address}/${language}`);
  await waitForWorker(page, language && `?${language}`);
}

/** Expects an address to show the page of a content file. */
async function expectPage(page: Page, address: string, file: string) {
  await page.goto(address);
  await expect(page, address).toHaveTitle(readPage(file).title);
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

/** Scrolls to the first picture of the page and waits until it has loaded. */
const lookAtPicture = (page: Page) =>
  page.evaluate(async () => {
    const image = document.querySelector<HTMLImageElement>('main picture img')!;
    image.scrollIntoView({ behavior: 'instant' });
    while (image.naturalWidth === 0) await new Promise(requestAnimationFrame);
  });

/** The release number of each page. The built site has no number and counts as 1 (see `markRelease`). */
async function releases(page: Page, address: string) {
  const numbers: string[] = [];
  for (const [, path] of MENU) {
    await page.goto(address + path);
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    numbers.push(/release (\d)$/.exec(heading!)?.[1] ?? '1');
  }
  return numbers;
}
const allOf = (release: string) => MENU.map(() => release);

test('after one visit, every page of the menu opens without a network, by link, reload and address', async ({
  page,
  site,
}) => {
  await visit(page, site.address);
  await site.stop();
  for (const { to } of navigation.header.links) {
    await page.locator(`header a[href="${to}"]`).first().click();
    const file = MENU.find(([, address]) => address === to)?.[0] ?? 'offline';
    await expect(page).toHaveTitle(readPage(file).title);
  }
  for (const [file, path] of MENU) {
    await expectPage(page, `${site.address}${path}?from=whatsapp`, file);
    await page.reload();
    await expect(page).toHaveTitle(readPage(file).title);
  }
  // Not from the browser’s own cache.
  const files = (await kept(page)).filter((path) => /^\/_\/.*\.(js|woff2)$/.test(path));
  expect(files.length).toBeGreaterThanOrEqual(3);
  await page.evaluate((paths) => Promise.all(paths.map((path) => fetch(path, { cache: 'no-store' }))), files);
});

test('two languages are stored side by side; a page that is not stored says so in the language of its address', async ({
  page,
  site,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await visit(page, site.address);
  await site.stop();
  for (const path of [OUTSIDE, '/no/such/page', '/404'])
    await expectPage(page, site.address + path, 'offline');
  for (const path of ['/ar', `/ar${OUTSIDE}`]) await expectPage(page, site.address + path, 'ar/offline');
  // The address may exist.
  expect(logged.join()).not.toContain('404');

  await site.start();
  await visit(page, site.address, 'ar');
  await site.stop();
  await expectPage(page, `${site.address}/ar`, 'ar/index');
  for (const [file, path] of MENU) await expectPage(page, site.address + path, file);
  await expect(page.goto(`${site.address}/robots.txt`)).rejects.toThrow();
});

test('other pages are kept when they have been visited, and the oldest are removed', async ({
  page,
  site,
}) => {
  // The first page that is opened, before there is a worker.
  await page.goto(site.address + OUTSIDE);
  await waitForWorker(page);
  await site.stop();
  await expectPage(page, site.address + OUTSIDE, 'yard');
  await site.start();
  await page.evaluate(async () => {
    const visited = await caches.open('visited');
    for (let i = 1; i < 50; i++) await visited.put(`/${i}`, new Response());
  });
  await page.goto(`${site.address}/ar${OUTSIDE}`);
  await expect.poll(() => kept(page)).not.toContain(OUTSIDE);
  expect(await kept(page)).toEqual(expect.arrayContaining(['/1', `/ar${OUTSIDE}`]));
});

for (const refused of ['access', 'registration'] as const) {
  test(`nothing fails if the browser refuses to store: ${refused}`, async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.addInitScript((name) => {
      const refuse = () => {
        document.documentElement.dataset.refused = name;
        throw new DOMException('Refused', 'SecurityError');
      };
      if (name === 'registration') ServiceWorkerContainer.prototype.register = async () => refuse();
      else Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: refuse });
    }, refused);
    await page.goto('/');
    await page.evaluate(COMPLETE);
    await letTimePass(page);
    await expect(page.locator('html')).toHaveAttribute('data-refused', refused);
    expect(errors).toEqual([]);
  });
}

test('the next visit shows a new version, and stores all of it', async ({ page, site }) => {
  await visit(page, site.address);
  const first = await keptPages(page);
  await site.publish(async (next) => {
    markRelease(next, 2);
    await writeWorkerOf(next);
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
    await writeWorkerOf(next);
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
  const openViewer = async () => {
    await page.goto(site.address);
    await lookAtPicture(page);
    await page.evaluate(COMPLETE);
    await page.locator('a:has(picture)').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  };
  await visit(page, site.address);
  await openViewer();
  await site.stop();
  await openViewer();
});

test('responses of the server reach the page unchanged; if it is broken or silent, a stored page opens', async ({
  page,
  site,
}) => {
  await visit(page, site.address);
  await page.goto(`${site.address}/about.html?a=1`);
  await expect(page).toHaveURL(`${site.address}/about?a=1`);
  expect((await page.goto(`${site.address}/no-such-page`))?.status()).toBe(404);
  const ask = (method: string, path: string) =>
    page.evaluate(([way, to]) => fetch(to!, { method: way }).then(({ status }) => status), [method, path]);
  expect(await ask('POST', '/about')).toBe(405);
  expect(await ask('GET', '/logo.svg')).toBe(200);
  expect(await ask('GET', '/no-such-file.pdf')).toBe(404);
  for (const trouble of ['broken', 'silent'] as const) {
    site.suffer(trouble);
    await expectPage(page, `${site.address}/partners`, 'partners');
  }
});

test('a stored page opens in Firefox, where a preload without a network is an error response', async ({
  page,
  site,
}) => {
  await site.publish((next) => {
    const file = join(next, 'service-worker.js');
    const preload =
      "Object.defineProperty(FetchEvent.prototype,'preloadResponse',{get:async()=>Response.error()});";
    writeFileSync(file, preload + readFileSync(file, 'utf8'));
  });
  await visit(page, site.address);
  await site.stop();
  await expectPage(page, `${site.address}/about`, 'about');
});

test('browsers delete what they stored when a site no longer works offline', async ({ page, site }) => {
  await visit(page, site.address);
  expect(await kept(page)).not.toEqual([]);
  await site.publish((next) => writeWorker(next, undefined, console.warn));
  await page.goto(`${site.address}/about`);
  await expect.poll(() => registrations(page), STORING).toBe(0);
  expect(await kept(page)).toEqual([]);
  await site.stop();
  await expect(page.goto(site.address)).rejects.toThrow();
});

test('some seconds after a page opens, the language of its address is stored, even if the browser translates it', async ({
  page,
}) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => document.documentElement.setAttribute('lang', 'ar')),
  );
  await page.goto('/');
  await page.evaluate(COMPLETE);
  expect(await registrations(page)).toBe(0);
  await waitForWorker(page);
});

test('with data saver, nothing is stored', async ({ page }) => {
  // Scripts do not see the header `Save-Data`.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto('/');
  await page.evaluate(COMPLETE);
  await letTimePass(page);
  expect(await registrations(page)).toBe(0);
});
