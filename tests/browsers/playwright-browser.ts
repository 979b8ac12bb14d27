/** Visitors in Chromium, and in Playwright’s own Firefox and WebKit. */
import { type BrowserType, chromium, firefox, type Locator, type Page, webkit } from '@playwright/test';
import { findBrowsers, launchOptions } from '../../scripts/find-browsers.ts';
import { COMPLETE } from '../support/complete.ts';
import {
  type BrowserName,
  pathOf,
  type RunningBrowser,
  SCREENS,
  type Target,
  type Visitor,
} from './visitor.ts';

const TYPES: Record<BrowserName, BrowserType> = { chromium, firefox, webkit };

function locate(page: Page, { role, name, within }: Target): Locator {
  const scope = within ? locate(page, within) : page;
  const named = name === undefined ? {} : { name, exact: true };
  return scope.getByRole(role, named).filter({ visible: true });
}

function visitorOf(page: Page, touch: boolean): Visitor {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const at = (target: Target) => locate(page, target).first();
  return {
    open: async (path) => {
      await page.goto(path);
      await page.evaluate(COMPLETE);
    },
    address: async () => pathOf(page.url()),
    back: async () => {
      await page.goBack();
    },
    choose: (target) => (touch ? at(target).tap() : at(target).click()),
    chooseAt: ({ x, y }) => (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
    press: (key) => page.keyboard.press(key),
    sees: (target) => at(target).isVisible(),
    hasFocus: async (target) =>
      (await at(target).count()) > 0 &&
      at(target).evaluate((element) => element === element.ownerDocument.activeElement),
    attributes: (target, name) =>
      locate(page, target).evaluateAll((all, of) => all.map((element) => element.getAttribute(of)), name),
    width: async (target) => (await at(target).boundingBox())!.width,
    errors: async () => errors,
    leave: () => page.context().close(),
  };
}

/** Starts the Chromium of this machine, or one of Playwright’s own browsers. */
export async function startPlaywright(browserName: BrowserName): Promise<RunningBrowser> {
  const browser = await TYPES[browserName].launch(
    browserName === 'chromium' ? launchOptions(findBrowsers()[0]) : undefined,
  );
  return {
    visit: async (baseURL, screen) => {
      const touch = screen === 'phone';
      const context = await browser.newContext({
        baseURL,
        viewport: SCREENS[screen],
        reducedMotion: 'reduce',
        hasTouch: touch,
        // Firefox has no mobile mode.
        isMobile: touch && browserName !== 'firefox',
      });
      return visitorOf(await context.newPage(), touch);
    },
    close: () => browser.close(),
  };
}
