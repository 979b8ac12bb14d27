/** Tests pages without modern features: without CSS, in a text browser, without cascade layers, and with data saver. */
import { spawnSync } from 'node:child_process';
import { expect, type Page, test } from '@playwright/test';
import { NO_PAGE } from '../../scripts/measure/site-pages.ts';
import { postalAddress } from '../../src/content/company.ts';
import { ADDRESSES, company, navigation, readPage } from '../support/content.ts';
import { copyOf, firstLost } from '../support/copy.ts';
import { switchDataSaverOn } from '../support/data-saver.ts';

const PAGES = { ...ADDRESSES, '404': NO_PAGE };
const labels = navigation.header.links.map(({ label }) => label);

/** All texts of a page in order, from the skip link to the copyright notice. */
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

/** Opens a page and removes its styles and its popover attribute. @returns the visible text */
async function readPlain(page: Page, path: string) {
  await page.goto(path);
  await page.evaluate(() => {
    for (const style of document.querySelectorAll('style, link[rel=stylesheet]')) style.remove();
    document.querySelector('[popover]')!.removeAttribute('popover');
  });
  return page.evaluate(() => document.body.innerText);
}

test.describe('without styles and popovers', () => {
  for (const [name, path] of Object.entries(PAGES)) {
    test(`${path} has all its text in reading order, with spaces between phrases`, async ({ page }) => {
      const text = await readPlain(page, path);
      expect(firstLost(text, everythingOn(name))).toBeUndefined();
    });

    test(`${path} shows each drawing once, no wider than a phone`, async ({ page }) => {
      await readPlain(page, path);
      const drawings = await page.evaluate(() => {
        /** The first line of a drawing or of its shadow, which may refer to it. */
        const outline = (svg: Element) => {
          const reference = svg.querySelector('use')?.getAttribute('href');
          return (reference ? document.querySelector(reference)! : svg)
            .querySelector('path')
            ?.getAttribute('d');
        };
        const svgs = [...document.querySelectorAll('svg')];
        return {
          twice: svgs.filter((svg) => {
            const before = svg.previousElementSibling;
            const isShown = svg.checkVisibility() && before?.matches('svg') && before.checkVisibility();
            return isShown && outline(before) === outline(svg);
          }).length,
          wide: svgs.map((svg) => svg.getBoundingClientRect().width).filter((width) => width > 320),
        };
      });
      expect(drawings).toEqual({ twice: 0, wide: [] });
    });
  }
});

test.describe('without cascade layers', () => {
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
      // The heading is in the first view only if logos and illustrations stay small.
      await expect(heading).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    });
  }
});

test.describe('a text browser', () => {
  const w3m = (...args: string[]) => spawnSync('w3m', args, { encoding: 'utf8' });
  test.skip(() => w3m('-version').error !== undefined, 'w3m is not installed here: apt-get install w3m');

  for (const [name, path] of Object.entries(PAGES)) {
    test(`${path} can be read in w3m, which finds its links`, ({ baseURL }) => {
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
    test(`${path} loads only its fonts, pictures near the first view, and its own scripts`, async ({
      page,
      baseURL,
    }) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(`${request.resourceType()} ${request.url()}`));
      await switchDataSaverOn(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      const scripts = await page
        .locator('script[src]')
        .evaluateAll((all) => all.map((script) => `script ${(script as HTMLScriptElement).src}`));
      const own = [`document ${new URL(path, baseURL).href}`, ...scripts];
      // The print styles (1.2 KB) are allowed, because every browser loads them before the page is printed.
      const unneeded = requests.filter(
        (request) => !own.includes(request) && !/^(font|image) |logo\.svg$|print\.[\w-]+\.css$/.test(request),
      );
      expect(unneeded).toEqual([]);
      expect(await page.locator('img:not([loading=lazy])').count()).toBeLessThanOrEqual(1);
    });
  }
});
