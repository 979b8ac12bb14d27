/** Readers that know less than today’s browsers: the document alone carries the message. */
import { spawnSync } from 'node:child_process';
import { expect, type Page, test } from '@playwright/test';
import { NO_PAGE } from '../../scripts/measure/site-pages.ts';
import { postalAddress } from '../../src/content/company.ts';
import { ADDRESSES, company, navigation, readPage } from '../support/content.ts';
import { copyOf, firstLost } from '../support/copy.ts';
import { switchDataSaverOn } from '../support/data-saver.ts';

const PAGES = { ...ADDRESSES, '404': NO_PAGE };
const labels = navigation.header.links.map(({ label }) => label);

/** What stands on a page, from the first word of its header to the last of its footer. */
function everythingOn(name: string): string[] {
  const { header, footer } = navigation;
  const { names, contact, copyrightYear } = company;
  return [
    navigation.labels.skip,
    names.company,
    names.group,
    ...labels,
    header.contact.label,
    ...copyOf(readPage(name)),
    footer.quickLinks,
    ...labels,
    footer.servicesTitle,
    ...footer.services.map(({ label }) => label),
    footer.contact,
    postalAddress(contact, company.language),
    contact.telephone,
    contact.email,
    contact.partnersEmail,
    `© ${copyrightYear} ${names.company}`,
  ];
}

/** What a browser shows that reads neither styles nor popovers. */
async function readPlain(page: Page, path: string) {
  await page.goto(path);
  await page.evaluate(() => {
    for (const style of document.querySelectorAll('style, link[rel=stylesheet]')) style.remove();
    document.querySelector('[popover]')!.removeAttribute('popover');
  });
  return page.evaluate(() => document.body.innerText);
}

test.describe('without styles, popovers and JavaScript', () => {
  for (const [name, path] of Object.entries(PAGES)) {
    test(`${path} reads from top to bottom, each phrase apart`, async ({ page }) => {
      const text = await readPlain(page, path);
      expect(firstLost(text, everythingOn(name))).toBeUndefined();
    });

    test(`${path} shows each drawing once, no wider than a phone`, async ({ page }) => {
      await readPlain(page, path);
      const drawings = await page.evaluate(() => ({
        twice: [...document.querySelectorAll('svg + svg')].filter(
          (svg) => svg.checkVisibility() && svg.previousElementSibling!.checkVisibility(),
        ).length,
        wide: [...document.querySelectorAll('svg')]
          .map((svg) => svg.getBoundingClientRect().width)
          .filter((width) => width > 320),
      }));
      expect(drawings).toEqual({ twice: 0, wide: [] });
    });
  }
});

test.describe('a browser that knows no cascade layers', () => {
  for (const path of Object.values(PAGES)) {
    test(`${path} is a plain document that fits the window`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      await page.evaluate(() => {
        for (const sheet of document.styleSheets) {
          for (let i = sheet.cssRules.length - 1; i >= 0; i--) {
            if (sheet.cssRules[i]!.cssText.startsWith('@layer')) sheet.deleteRule(i);
          }
        }
      });
      const heading = page.getByRole('heading', { level: 1 });
      // Logos and illustrations stay small enough that the heading is on the first screen.
      await expect(heading).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    });
  }
});

test.describe('a text browser', () => {
  const w3m = (...args: string[]) => spawnSync('w3m', args, { encoding: 'utf8' });
  test.skip(() => w3m('-version').error !== undefined, 'w3m is not here: apt-get install w3m.');

  for (const [name, path] of Object.entries(PAGES)) {
    test(`${path} can be read and left in w3m`, ({ baseURL }) => {
      const address = new URL(path, baseURL).href;
      expect(firstLost(w3m('-dump', address).stdout, everythingOn(name))).toBeUndefined();
      const { stdout } = w3m('-dump', '-o', 'display_link_number=1', address);
      const references = stdout.slice(stdout.lastIndexOf('References:')).split(/\s+/);
      for (const { to } of [...navigation.header.links, ...navigation.footer.services]) {
        expect(references).toContain(new URL(to, baseURL).href);
      }
    });
  }
});

test.describe('with data saver on', () => {
  for (const path of Object.values(PAGES)) {
    test(`${path} fetches its letters and the pictures near, and nothing ahead`, async ({
      page,
      baseURL,
    }) => {
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(`${request.resourceType()} ${request.url()}`));
      await switchDataSaverOn(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      const scripts = await page
        .locator('script[src]')
        .evaluateAll((all) => all.map((script) => `script ${(script as HTMLScriptElement).src}`));
      const own = [`document ${new URL(path, baseURL).href}`, ...scripts];
      // The print sheet, 1.2 KB, is in every browser's list: none waits with it until the page is printed.
      const ahead = fetched.filter(
        (request) => !own.includes(request) && !/^(font|image) |logo\.svg$|print\.[\w-]+\.css$/.test(request),
      );
      expect(ahead).toEqual([]);
      expect(await page.locator('img:not([loading=lazy])').count()).toBeLessThanOrEqual(1);
    });
  }
});
