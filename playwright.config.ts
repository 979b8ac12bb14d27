import { defineConfig } from '@playwright/test';
import { launchOptions, OTHER_BROWSERS } from './scripts/find-browsers.ts';
import { SITES } from './tests/support/sites.ts';

const chromium = { launchOptions: launchOptions(), viewport: { width: 1280, height: 800 } };

/** A phone of today. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  hasTouch: true,
  isMobile: true,
};

/** Tests with projects of their own. */
const APART = ['browsers/**', 'slow/**'];

/**
 * Tests of the built site: the fixture company and, in `content.spec.ts`, the owner’s. Everything runs in Chromium; `browsers/`
 * also in Firefox and WebKit where Playwright has them. `npm test` leaves out `slow/` and what has the tag `@slow`.
 */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  snapshotPathTemplate: '{testDir}/visual/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // On shared machines a browser is sometimes slow. A test that passes at its second try is counted as flaky.
  retries: process.env.CI ? 1 : 0,
  // For busy machines
  expect: { timeout: 20_000 },
  // One per core: more would take longer in total.
  workers: '100%',
  use: {
    baseURL: process.env[SITES.company.variable],
    screenshot: 'only-on-failure',
    // Bytes are counted as the network sends them; the tests of what is kept offline let it work.
    serviceWorkers: 'block',
    // Tests look at where things end up, not at how they get there.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // One after the other: builds of different contents share Astro’s working folders.
    { name: 'builds', testDir: 'tests/slow/builds', workers: 1, use: chromium },
    // A whole file in the folder, or a test with the tag. Before the others: they take longest.
    { name: 'slow', testIgnore: 'slow/builds/**', grep: /slow\/|@slow/, grepInvert: /@phone/, use: chromium },
    { name: 'desktop', testIgnore: APART, grepInvert: /@phone|@slow/, use: chromium },
    { name: 'phone', testIgnore: 'browsers/**', grep: /@phone/, use: { ...chromium, ...PHONE } },
    { name: 'chromium', testDir: 'tests/browsers', use: chromium },
    ...OTHER_BROWSERS.filter(({ isInstalled }) => isInstalled).map(({ name }) => ({
      name,
      testDir: 'tests/browsers',
      use: { browserName: name, viewport: chromium.viewport },
    })),
  ],
  // Each serves a site on a free port and prints its address, which goes into the site’s variable.
  webServer: Object.entries(SITES)
    .filter(([name]) => name === (process.env['ONLY_SITE'] ?? name))
    .map(([name, { variable }]) => ({
      command: `node tests/support/serve-fixture.ts ${name}`,
      wait: { stdout: new RegExp(` is at (?<${variable.toLowerCase()}>http\\S+)`) },
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    })),
});
