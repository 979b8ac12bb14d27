/** Browsers that keep what a site stores, each new visitor with nothing stored. */
import { existsSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { findBrowsers, launchOptions } from '../../scripts/find-browsers.ts';

const FIREFOX = '/usr/bin/firefox-esr';
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

/** Chromium with Playwright’s own page, for what only it can do. */
export async function launchChromium() {
  const browser = await chromium.launch(launchOptions(findBrowsers()[0]));
  return {
    async visitor() {
      const context = await browser.newContext({ viewport, serviceWorkers: 'allow' });
      return { tab: await context.newPage(), leave: () => context.close() };
    },
    close: () => browser.close(),
  };
}

/** Puppeteer, because Playwright asks Firefox for commands that a release of it does not know. */
async function launchFirefox() {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    defaultViewport: viewport,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  });
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
    missing: existsSync(FIREFOX) ? undefined : 'Firefox is not installed here: apt-get install firefox-esr',
    launch: launchFirefox,
  },
};
