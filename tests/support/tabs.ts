/** Browsers that keep what a site stores, each new visitor with nothing stored. */
import { type BrowserType, chromium, firefox, type LaunchOptions, type Page } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { findBrowsers, findFirefox, launchOptions, missingBrowsers } from '../../scripts/find-browsers.ts';

const viewport = { width: 1280, height: 800 };

/** What Playwright and Puppeteer call alike. */
export type Tab = Pick<Page, 'click' | 'evaluate' | 'title' | 'url'> & {
  /** @throws Error when the browser shows an error of its own */
  goto(url: string): Promise<{ status(): number } | null>;
  reload(): Promise<unknown>;
};

export interface BrowserUnderTest {
  /** Why it cannot run here, in a sentence. */
  missing?: string;
  launch(): Promise<{ visitor(): Promise<{ tab: Tab; leave(): Promise<void> }>; close(): Promise<void> }>;
}

/** A browser with Playwright’s own page, for what only it can do. */
async function launchPlaywright(type: BrowserType, options?: LaunchOptions) {
  const browser = await type.launch(options);
  return {
    async visitor() {
      const context = await browser.newContext({ viewport, serviceWorkers: 'allow' });
      return { tab: await context.newPage(), leave: () => context.close() };
    },
    close: () => browser.close(),
  };
}

export const launchChromium = () => launchPlaywright(chromium, launchOptions(findBrowsers()[0]));

/** Puppeteer, because Playwright asks Firefox for commands that a release of it does not know. */
export const puppeteerFirefox = (executablePath: string) =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: viewport,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  });

const foundFirefox = findFirefox();

async function launchFirefox() {
  if (foundFirefox?.own !== false) return launchPlaywright(firefox);
  const browser = await puppeteerFirefox(foundFirefox.system);
  return {
    async visitor() {
      const context = await browser.createBrowserContext();
      const tab = (await context.newPage()) as unknown as Tab;
      return { tab, leave: () => context.close() };
    },
    close: () => browser.close(),
  };
}

export const BROWSERS: Record<string, BrowserUnderTest> = {
  Chromium: { launch: launchChromium },
  Firefox: {
    missing: foundFirefox ? undefined : missingBrowsers()[0],
    launch: launchFirefox,
  },
};
