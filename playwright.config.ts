import { defineConfig } from '@playwright/test';
import { launchOptions, OTHER_BROWSERS } from './scripts/find-browsers.ts';
import { SITES, type Site } from './tests/support/sites.ts';

/** A command that serves a site on a free port and prints its address, which goes into the site’s variable. */
const serve = (command: string, { variable }: Site) => ({
  command,
  env: { PORT: '0', HOST: 'localhost' },
  wait: { stdout: new RegExp(` is at (?<${variable.toLowerCase()}>http\\S+)`) },
  timeout: 180_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 } as const,
});

const chromium = { launchOptions: launchOptions(), viewport: { width: 1280, height: 800 } };

/** A phone of today. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  hasTouch: true,
  isMobile: true,
};

/** Tests with a project of their own. */
const APART = ['browsers/**', 'slow/builds/**'];

/**
 * Tests of the built site: the fixture company and, in `content.spec.ts`, the owner’s. Everything runs in Chromium; what a
 * visitor does, in `browsers/`, also in Firefox and WebKit where Playwright has them. `npm test` leaves out the projects
 * `slow` and `builds`: see scripts/test.ts.
 */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/visual/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // On shared machines a browser is late now and then. A test that passes at its second try is counted as flaky.
  retries: process.env.CI ? 1 : 0,
  // One more than cores: tests wait half of the time.
  workers: 3,
  reporter: 'list',
  use: {
    baseURL: process.env[SITES.company.variable],
    screenshot: 'only-on-failure',
    // Bytes are counted as the network sends them; the tests of what is kept offline let it work.
    serviceWorkers: 'block',
    // Tests look at where things end up, not at how they get there.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'desktop', testIgnore: [...APART, 'slow/**'], grepInvert: /@phone|@slow/, use: chromium },
    {
      name: 'phone',
      testIgnore: [...APART, 'slow/**'],
      grep: /@phone/,
      use: { ...chromium, ...PHONE },
    },
    { name: 'chromium', testDir: 'tests/browsers', use: chromium },
    ...OTHER_BROWSERS.filter(({ isInstalled }) => isInstalled).map(({ name }) => ({
      name,
      testDir: 'tests/browsers',
      use: { browserName: name, viewport: chromium.viewport },
    })),
    // A whole file in the folder, or a test with the tag.
    { name: 'slow', testIgnore: APART, grep: /slow\/|@slow/, use: chromium },
    // One after the other: builds of different contents share Astro’s working folders.
    { name: 'builds', testDir: 'tests/slow/builds', workers: 1, use: chromium },
  ],
  webServer: [
    serve('node tests/support/serve-fixture.ts content', SITES.content),
    serve('node tests/support/serve-fixture.ts company', SITES.company),
  ],
});
