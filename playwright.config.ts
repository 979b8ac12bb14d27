import { defineConfig } from '@playwright/test';
import { findBrowsers, launchOptions } from './scripts/find-browsers.ts';
import { SITES, type Site } from './tests/support/sites.ts';

/** A command that serves a site on a free port and prints its address, which goes into the site’s variable. */
export const serve = (command: string, { variable }: Site) => ({
  command,
  env: { PORT: '0', HOST: 'localhost' },
  wait: { stdout: new RegExp(` is at (?<${variable.toLowerCase()}>http\\S+)`) },
  timeout: 180_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 } as const,
});

/** A phone of today. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  hasTouch: true,
  isMobile: true,
};

/**
 * The fast tests. They look at the fixture company, and `content.spec.ts` at the owner’s site, both built and served
 * once. Every test runs on the desktop; those tagged `@phone` run on the phone instead, those tagged `@release` in the
 * release tier.
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
    launchOptions: launchOptions(findBrowsers()[0]),
    screenshot: 'only-on-failure',
    // Bytes are counted as the network sends them; the tests of what is kept offline let it work.
    serviceWorkers: 'block',
    // Tests look at where things end up, not at how they get there.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: ['tests/release/**', 'tests/browsers/**'],
      grepInvert: /@phone|@release/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testIgnore: ['tests/release/**', 'tests/browsers/**'],
      grep: /@phone/,
      use: PHONE,
    },
    { name: 'chromium', testDir: 'tests/browsers' },
  ],
  webServer: [
    serve('node tests/support/serve-fixture.ts content', SITES.content),
    serve('node tests/support/serve-fixture.ts company', SITES.company),
  ],
});
