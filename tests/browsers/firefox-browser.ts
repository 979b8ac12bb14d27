/**
 * Visitors in the installed Firefox, with WebDriver BiDi. Firefox itself finds elements and computes their roles and names.
 */
import type { Browser, ElementHandle, Page } from 'puppeteer-core';
import { COMPLETE } from '../support/complete.ts';
import { puppeteerFirefox } from '../support/tabs.ts';
import { found, pathOf, ROLES, type RunningBrowser, SCREENS, type Target, type Visitor } from './visitor.ts';

type Scope = Page | ElementHandle<Element>;

async function findAll(page: Page, { role, name, within }: Target): Promise<ElementHandle<Element>[]> {
  const scope: Scope | undefined = within ? (await findAll(page, within))[0] : page;
  const named = name === undefined ? '' : `[name="${name.replace(/["\\]/g, '\\$&')}"]`;
  const elements = (await scope?.$$(`::-p-aria(${named}[role="${ROLES[role] ?? role}"])`)) ?? [];
  const shown = await Promise.all(elements.map((element) => element.isVisible()));
  return elements.filter((_, i) => shown[i]);
}

const find = async (page: Page, target: Target) => (await findAll(page, target))[0];

function visitorOf(page: Page, site: string, touch: boolean, leave: () => Promise<void>): Visitor {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const get = async (target: Target) => found(await find(page, target), target);
  return {
    open: async (path) => {
      await page.goto(new URL(path, site).href);
      await page.evaluate(COMPLETE);
    },
    // Read in the page, because Puppeteer does not notice pages that Firefox restores from its back/forward cache.
    address: async () => pathOf(await page.evaluate(() => location.href)),
    back: async () => {
      await page.evaluate(() => history.back());
    },
    choose: async (target) => {
      const element = await get(target);
      await (touch ? element.tap() : element.click());
    },
    chooseAt: ({ x, y }) => (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
    press: (key) => page.keyboard.press(key),
    sees: async (target) => (await find(page, target)) !== undefined,
    hasFocus: async (target) =>
      (await (await find(page, target))?.evaluate((element) => element === document.activeElement)) ?? false,
    attributes: async (target, name) =>
      Promise.all(
        (await findAll(page, target)).map((element) =>
          element.evaluate((node, of) => node.getAttribute(of), name),
        ),
      ),
    width: async (target) => (await get(target)).evaluate((element) => element.getBoundingClientRect().width),
    errors: async () => errors,
    leave,
  };
}

async function visit(browser: Browser, site: string, screen: keyof typeof SCREENS): Promise<Visitor> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const hasTouch = screen === 'phone';
  await page.setViewport({ ...SCREENS[screen], hasTouch });
  return visitorOf(page, site, hasTouch, () => context.close());
}

/** Starts the installed Firefox. @param executablePath path of its program */
export async function startFirefox(executablePath: string): Promise<RunningBrowser> {
  const browser = await puppeteerFirefox(executablePath);
  return {
    visit: (site, screen) => visit(browser, site, screen),
    close: () => browser.close(),
  };
}
