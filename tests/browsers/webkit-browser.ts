/**
 * Visitors in WebKitGTK, with WebDriver. WebKit itself computes the roles and names of elements.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, By, Capabilities, Key, Origin, type WebDriver, type WebElement } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote/index.js';
import { COMPLETE } from '../support/complete.ts';
import type { WebKitGtk } from '../support/find-other-browsers.ts';
import { freePort } from '../support/local-servers.ts';
import { openScreens } from './virtual-screens.ts';
import {
  found,
  pathOf,
  ROLES,
  type Role,
  type RunningBrowser,
  type Screen,
  type Target,
  type Visitor,
} from './visitor.ts';

/** Selectors of elements that may have a role, because WebDriver can compute a role but not search by it. */
const CANDIDATES: Record<Role, string> = {
  banner: 'header',
  button: 'button',
  contentinfo: 'footer',
  dialog: 'dialog',
  heading: 'h1, h2, h3',
  img: 'img, [role=img]',
  link: 'a[href]',
  main: 'main',
  navigation: 'nav',
};

const KEYS = {
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
};

const spoken = (name: string) => name.replace(/\s+/g, ' ').trim();

async function findAll(driver: WebDriver, { role, name, within }: Target): Promise<WebElement[]> {
  const scope = within ? (await findAll(driver, within))[0] : driver;
  const elements = (await scope?.findElements(By.css(CANDIDATES[role]))) ?? [];
  const fits = async (element: WebElement) =>
    (name === undefined || spoken(await element.getAccessibleName()) === name) &&
    (await element.isDisplayed()) &&
    (await element.getAriaRole()) === (ROLES[role] ?? role);
  const fitting = await Promise.all(elements.map(fits));
  return elements.filter((_, i) => fitting[i]);
}

const find = async (driver: WebDriver, target: Target) => (await findAll(driver, target))[0];

function visitorOf(driver: WebDriver, site: string): Visitor {
  const get = async (target: Target) => found(await find(driver, target), target);
  return {
    open: async (path) => {
      await driver.get(new URL(path, site).href);
      await driver.executeScript(`return ${COMPLETE}`);
    },
    address: async () => pathOf(await driver.getCurrentUrl()),
    back: () => driver.navigate().back(),
    choose: async (target) => (await get(target)).click(),
    chooseAt: ({ x, y }) => driver.actions().move({ x, y, origin: Origin.VIEWPORT }).click().perform(),
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    sees: async (target) => (await find(driver, target)) !== undefined,
    hasFocus: async (target) => {
      const element = await find(driver, target);
      return element
        ? driver.executeScript<boolean>('return arguments[0] === document.activeElement', element)
        : false;
    },
    attributes: async (target, name) =>
      driver.executeScript<(string | null)[]>(
        'const [name, ...elements] = arguments; return elements.map((element) => element.getAttribute(name))',
        name,
        ...(await findAll(driver, target)),
      ),
    width: async (target) => (await (await get(target)).getRect()).width,
    // WebKitGTK’s WebDriver does not report console messages, so the page’s scripts run again, with a console that records
    // them.
    errors: async () => {
      const scripts = await driver.executeScript<string[]>(
        "return [...document.querySelectorAll('script[type=module]:not([src])')].map(({ text }) => text)",
      );
      const heard = scripts.map((script) =>
        driver.executeScript<string[]>(
          `const heard = []; const console = { error: (text) => heard.push(text) }; { ${script} } return heard;`,
        ),
      );
      return (await Promise.all(heard)).flat();
    },
    leave: () => driver.quit(),
  };
}

/** Writes a folder of GTK settings that make every page prefer reduced motion. @returns its path */
function writeSettings(): string {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  return folder;
}

/** Starts the installed WebKitGTK. Each screen gets its own driver, because a driver supports only one. */
export async function startWebKit(webkit: WebKitGtk): Promise<RunningBrowser> {
  const screens = await openScreens(webkit);
  const settings = writeSettings();
  const services: DriverService[] = [];

  const startDriver = async (screen: Screen) => {
    const port = await freePort();
    const env = {
      ...process.env,
      DISPLAY: screens.displayOf(screen),
      XDG_CONFIG_HOME: settings,
      // Test machines have no graphics card.
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    };
    const service = new DriverService(webkit.driver, { port, args: [`--port=${port}`], env, loopback: true });
    services.push(service);
    return service.start();
  };
  const addresses: Partial<Record<Screen, Promise<string>>> = {};

  return {
    visit: async (site, screen) => {
      addresses[screen] ??= startDriver(screen);
      const capabilities = new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: webkit.browser, args: ['--automation'] },
      });
      const driver = await new Builder()
        .disableEnvironmentOverrides()
        .usingServer(await addresses[screen])
        .withCapabilities(capabilities)
        .build();
      return visitorOf(driver, site);
    },
    close: async () => {
      await Promise.all(services.map((service) => service.kill()));
      screens.close();
      rmSync(settings, { recursive: true });
    },
  };
}
