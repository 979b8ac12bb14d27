/** What a visitor still has of the site without a network: docs/decisions/offline.md. The rest is in `release/`. */
import { expect, type Page } from '@playwright/test';
import { weighStored } from '../scripts/measure/page-weight.ts';
import { BUDGETS } from './budgets.ts';
import { ADDRESSES } from './support/content.ts';
import { switchDataSaverOn } from './support/data-saver.ts';
import { registrations, testCore, testsIn } from './support/offline.ts';
import { BROWSERS } from './support/tabs.ts';

const test = testsIn(BROWSERS['Chromium']!).extend<{ page: Page }>({
  page: ({ tab }, use) => use(tab as Page),
});
test.setTimeout(60_000);

testCore(test);

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
