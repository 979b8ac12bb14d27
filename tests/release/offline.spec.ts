/** What a visitor still has of the site without a network, and what a new version changes, in two browsers. */
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

    test('with a network the server responds as ever', async ({ tab, site }) => {
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
const test = testsIn(BROWSERS['Chromium']!).extend<{ page: Page }>({
  page: ({ tab }, use) => use(tab as Page),
});
test.setTimeout(60_000);

test('a connection that is switched off is no network', async ({ page, site }) => {
  await visit(page, site.address);
  await page.context().setOffline(true);
  await page.goto(`${site.address}/operations`);
  await expect(page).toHaveTitle(readPage('operations').title);
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

test('what is kept unasked is light', async ({ page, site }) => {
  const weights = await weighStored(page.context().browser()!, site.address);
  expect(Object.keys(weights)).toEqual(expect.arrayContaining([...Object.values(ADDRESSES), '/404']));
  expect(Object.keys(weights).filter((path) => path.endsWith('.woff2'))).not.toEqual([]);
  for (const bytes of Object.values(weights)) expect(bytes).toBeGreaterThan(0);
  expect(Object.values(weights).reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(BUDGETS.offline);
});
