import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowsers, launchOptions } from './scripts/find-browsers.ts';
import { ENGINES, type VisitorOptions } from './tests/engines/visitor.ts';

/**
 * Every test runs once, on the desktop; those tagged `@phone` run on the phone instead; those of
 * `tests/engines` run in every engine.
 * The server is the one of `npm start`, on a free port: it prints its address, which becomes
 * the base of every path that a test opens.
 */
export default defineConfig<object, VisitorOptions>({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/visual/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  reporter: 'list',
  use: {
    baseURL: process.env.TEST_ADDRESS,
    launchOptions: launchOptions(findBrowsers()[0]),
    screenshot: 'only-on-failure',
    // Bytes are counted as the network sends them; tests/offline.spec.ts looks at what is kept.
    serviceWorkers: 'block',
    // Tests look at where things end up, not at how they get there.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: ['tests/engines/**', 'editor.spec.ts'],
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testIgnore: 'tests/engines/**',
      grep: /@phone/,
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 3,
        hasTouch: true,
        isMobile: true,
      },
    },
    {
      // The typefaces that stand in for the fonts until these come are the machine’s own.
      name: 'android-typefaces',
      testMatch: 'late-fonts.spec.ts',
      use: {
        launchOptions: {
          ...launchOptions(findBrowsers()[0]),
          env: {
            ...process.env,
            FONTCONFIG_FILE: join(import.meta.dirname, 'tests/fixtures/android-fonts.conf'),
          },
        },
      },
    },
    ...ENGINES.map((engine) => ({
      name: engine,
      testDir: 'tests/engines',
      timeout: 60_000,
      use: { engine },
    })),
    {
      // After all others: Astro’s development server shares its working folder with the builds that they make.
      name: 'editor',
      testMatch: 'editor.spec.ts',
      dependencies: ['desktop', 'phone'],
      // The preview is drawn anew after each change.
      expect: { timeout: 20_000 },
      use: { viewport: { width: 1440, height: 1200 } },
    },
  ],
  webServer: {
    command: 'node scripts/run.mjs scripts/start.ts',
    env: { PORT: '0', HOST: 'localhost' },
    wait: { stdout: /The site is at (?<test_address>\S+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
