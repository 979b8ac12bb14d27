/** Tests the site without a network, and updates of what is stored, in two browsers. */
import { expect, type Page } from '@playwright/test';
import { weighStored } from '../../scripts/measure/page-weight.ts';
import { writeWorker } from '../../src/offline/integration.ts';
import { BUDGETS } from '../budgets.ts';
import { COMPLETE } from '../support/complete.ts';
import { ADDRESSES, readPage } from '../support/content.ts';
import { switchDataSaverOn } from '../support/data-saver.ts';
import {
  allOf,
  GALLERY,
  isViewerOpen,
  kept,
  keptPictures,
  lookAtPicture,
  PAGES,
  PICTURED,
  registrations,
  releases,
  STORING,
  testCore,
  testsIn,
  visit,
} from '../support/offline.ts';
import { markRelease } from '../support/published-site.ts';
import { BROWSERS } from '../support/tabs.ts';

for (const [name, browser] of Object.entries(BROWSERS)) {
  const test = testsIn(browser);

  test.describe(`${name}:`, () => {
    test.skip(browser.missing !== undefined, browser.missing);
    test.setTimeout(90_000);
    testCore(test);

    test('pictures and the viewer work without a network if they were used before', async ({ tab, site }) => {
      // Pictures that were loaded before the worker was installed are stored too.
      await tab.goto(site.address + GALLERY);
      expect((await lookAtPicture(tab)).isShown).toBe(true);
      await expect.poll(async () => (await keptPictures(tab)).length, STORING).toBeGreaterThan(0);
      await tab.goto(site.address + GALLERY);
      await tab.evaluate(COMPLETE);
      await tab.click('a[data-srcset]');
      await expect.poll(() => isViewerOpen(tab)).toBe(true);
      await expect.poll(async () => (await kept(tab)).some((path) => path.includes('viewer'))).toBe(true);

      await site.stop();
      await tab.goto(site.address + GALLERY);
      expect((await lookAtPicture(tab)).isShown).toBe(true);
      await tab.evaluate(COMPLETE);
      await tab.click('a[data-srcset]');
      await expect.poll(() => isViewerOpen(tab)).toBe(true);

      await tab.goto(site.address + PICTURED);
      const unseen = await lookAtPicture(tab);
      expect(unseen.isShown).toBe(false);
      expect(unseen.alt).toMatch(/\w/);
      expect(unseen.height).toBeGreaterThan(50);
      expect(unseen.ground).not.toBe('rgba(0, 0, 0, 0)');
    });

    test('a version that cannot be stored completely is rejected, and the previous one is kept', async ({
      tab,
      site,
    }) => {
      await visit(tab, site.address);
      await site.publish(async (next) => {
        markRelease(next, 2);
        await writeWorker(next, true);
        // Its pages do not match its worker, as if the next version were published while this one is being stored.
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
      test(`a stored page opens if the server is ${trouble}`, async ({ tab, site }) => {
        await visit(tab, site.address);
        site.suffer(trouble);
        await tab.goto(`${site.address}/partners`);
        expect(await tab.title()).toBe(readPage('partners').title);
      });
    }

    test('with a network, the service worker does not change responses of the server', async ({
      tab,
      site,
    }) => {
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

    test('the Content-Security-Policy allows the service worker', async ({ tab, site }) => {
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

    test('browsers delete what they stored when a site no longer works offline', async ({ tab, site }) => {
      await visit(tab, site.address);
      expect(await kept(tab)).not.toEqual([]);
      await site.publish((next) => writeWorker(next, false));
      await tab.goto(`${site.address}/about`);
      await expect.poll(() => registrations(tab), STORING).toBe(0);
      expect(await kept(tab)).toEqual([]);
      await site.stop();
      await expect(tab.goto(site.address)).rejects.toThrow();
    });
  });
}

// The tests below need functions that only Playwright has.
const test = testsIn(BROWSERS['Chromium']!).extend<{ page: Page }>({
  page: ({ tab }, use) => use(tab as Page),
});
test.setTimeout(60_000);

test('pages open when the connection is switched off', async ({ page, site }) => {
  await visit(page, site.address);
  await page.context().setOffline(true);
  await page.goto(`${site.address}/operations`);
  await expect(page).toHaveTitle(readPage('operations').title);
});

for (const when of ['before the first visit', 'after it']) {
  test(`the site works, without storing pictures, if the disk is full ${when}`, async ({ page, site }) => {
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

test('the service worker is installed only some seconds after the page has loaded', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await page.goto(site.address);
  expect(await registrations(page)).toBe(0);
  await page.clock.runFor(5000);
  await expect.poll(() => registrations(page)).toBe(1);
});

test('data saver prevents the installation of the service worker', async ({ page, site }) => {
  await switchDataSaverOn(page);
  await page.clock.install();
  await page.goto(site.address);
  await page.clock.runFor(5000);
  expect(await page.evaluate(() => (navigator as { connection?: object }).connection)).toEqual({
    saveData: true,
  });
  expect(await registrations(page)).toBe(0);
});

test('the files stored for offline use stay within their weight limit', async ({ page, site }) => {
  const weights = await weighStored(page.context().browser()!, site.address);
  expect(Object.keys(weights)).toEqual(expect.arrayContaining([...Object.values(ADDRESSES), '/404']));
  expect(Object.keys(weights).filter((path) => path.endsWith('.woff2'))).not.toEqual([]);
  for (const bytes of Object.values(weights)) expect(bytes).toBeGreaterThan(0);
  expect(Object.values(weights).reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(BUDGETS.offline);
});
