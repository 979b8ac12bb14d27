/** Browsers that support service workers. Each visitor starts without stored data. */
import { type BrowserType, chromium, firefox, type LaunchOptions, type Page } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { findBrowsers, launchOptions } from '../../scripts/find-browsers.ts';
import { findFirefox, missingBrowsers } from './find-other-browsers.ts';

const viewport = { width: 1280, height: 800 };

/** The methods of a page that have the same names in Playwright and Puppeteer. */
export type Tab = Pick<Page, 'click' | 'evaluate' | 'title' | 'url'> & {
  /** @throws Error if the browser shows its own error page */
  goto(url: string): Promise<{ status(): number } | null>;
  reload(): Promise<unknown>;
};

export interface BrowserUnderTest {
  /** The reason why it cannot run on this machine, as a sentence. */
  missing?: string;
  launch(): Promise<{ visitor(): Promise<{ tab: Tab; leave(): Promise<void> }>; close(): Promise<void> }>;
}

/** Launches a browser with Playwright. */
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

/** Launches Firefox with Puppeteer, because Playwright sends commands that released versions of Firefox do not support. */
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
