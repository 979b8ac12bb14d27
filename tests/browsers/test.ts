/** The Playwright test function for visitor tests, which run in the browser of the project, and their expectations. */
import { test as base, expect } from '@playwright/test';
import { findFirefox, findWebKit, missingBrowsers } from '../support/find-other-browsers.ts';
import { startFirefox } from './firefox-browser.ts';
import { startPlaywright } from './playwright-browser.ts';
import type { BrowserName, RunningBrowser, Screen, Target, Visitor } from './visitor.ts';
import { startWebKit } from './webkit-browser.ts';

async function start(browserName: BrowserName): Promise<RunningBrowser | undefined> {
  if (browserName === 'chromium') return startPlaywright(browserName);
  if (browserName === 'firefox') {
    const firefox = findFirefox();
    return firefox && (firefox.own ? startPlaywright(browserName) : startFirefox(firefox.system));
  }
  const webkit = findWebKit();
  return webkit && (webkit.own ? startPlaywright(browserName) : startWebKit(webkit.system));
}

interface VisitorFixtures {
  device: Screen;
  visitor: Visitor;
}

interface WorkerFixtures {
  runningBrowser: RunningBrowser | undefined;
}

export const test = base.extend<VisitorFixtures, WorkerFixtures>({
  runningBrowser: [
    async ({ browserName }, use) => {
      const browser = await start(browserName);
      await use(browser);
      await browser?.close();
    },
    { scope: 'worker' },
  ],
  device: ['desktop', { option: true }],
  visitor: async ({ runningBrowser, device, baseURL }, use, info) => {
    if (!runningBrowser) return info.skip(true, missingBrowsers().join(' '));
    const visitor = await runningBrowser.visit(baseURL!, device);
    await use(visitor);
    await visitor.leave();
  },
});

/** Repeats a check until it passes, because pages load and scripts run at different speeds. */
const eventually = (check: () => Promise<void>) => expect(check).toPass({ timeout: 15_000 });

const describe = ({ role, name }: Target) => `${role} ${name ?? ''}`;

export const expectSeen = (visitor: Visitor, target: Target, seen = true) =>
  eventually(async () => expect(await visitor.sees(target), describe(target)).toBe(seen));

export const expectHidden = (visitor: Visitor, target: Target) => expectSeen(visitor, target, false);

export const expectFocus = (visitor: Visitor, target: Target) =>
  eventually(async () => expect(await visitor.hasFocus(target), `focus on ${describe(target)}`).toBe(true));

/** Waits until the visitor is at an address. @param path path and fragment */
export const expectAddress = (visitor: Visitor, path: string) =>
  eventually(async () => expect(await visitor.address()).toBe(path));

export const expectAttribute = (visitor: Visitor, target: Target, name: string, value: string | null) =>
  eventually(async () => expect(await visitor.attributes(target, name), describe(target)).toEqual([value]));

export { expect };
