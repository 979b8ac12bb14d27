import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import fast, { PHONE, serve } from './playwright.config.ts';
import { SITES } from './tests/support/sites.ts';

const WIDE = { viewport: { width: 1280, height: 800 } };

/** Tests that share a working folder. */
const ALONE = 'builds/**';

/** The slow tests, which rarely fail: other browsers and checkers, a second company, slow lines, whole builds. */
export default defineConfig({
  ...fast,
  projects: [
    {
      name: 'desktop',
      testDir: 'tests/release',
      testIgnore: ALONE,
      grepInvert: /@phone/,
      use: WIDE,
    },
    { name: 'phone', testDir: 'tests/release', testIgnore: ALONE, grep: /@phone/, use: PHONE },
    // One after the other: builds of different contents share Astro’s working folders.
    { name: 'builds', testDir: 'tests/release/builds', workers: 1, use: WIDE },
    {
      // What the fast tests leave out of a file.
      name: 'tagged',
      testIgnore: ['tests/release/**', 'tests/browsers/**'],
      grep: /@release/,
      use: WIDE,
    },
    {
      // The typefaces that a visitor sees until the fonts come are the machine’s own.
      name: 'android-typefaces',
      testMatch: 'tests/release/late-fonts.spec.ts',
      use: {
        ...WIDE,
        launchOptions: {
          ...fast.use?.launchOptions,
          env: {
            ...process.env,
            FONTCONFIG_FILE: join(import.meta.dirname, 'tests/fixtures/android-fonts.conf'),
          } as Record<string, string>,
        },
      },
    },
    ...(['firefox', 'webkit'] as const).map((browserName) => ({
      name: browserName,
      testDir: 'tests/browsers',
      timeout: 60_000,
      use: { browserName },
    })),
  ],
  webServer: [
    ...(fast.webServer as ReturnType<typeof serve>[]),
    serve('node tests/support/serve-fixture.ts secondCompany', SITES.secondCompany),
  ],
});
