/** A visitor who reads another language, here Arabic, is offered it and never ends up in a wrong one. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import type { CompanyTranslation } from '../src/schema/company.ts';
import { COMPLETE } from './support/complete.ts';
import { arabicNavigation } from './support/content.ts';
import { recordShifts } from './support/layout-shift.ts';
import { FIXTURE_COMPANY } from './support/sites.ts';

const company = parse(readFileSync(join(FIXTURE_COMPANY, 'company.ar.yaml'), 'utf8')) as CompanyTranslation;
const { header, labels } = arabicNavigation;

test('a page has its language, its direction and its menu', async ({ page }) => {
  for (const [path, lang, dir] of [
    ['/', 'en', 'ltr'],
    ['/ar', 'ar', 'rtl'],
  ]) {
    await page.goto(path!);
    await expect(page.locator('html')).toHaveAttribute('lang', lang!);
    await expect(page.locator('html')).toHaveAttribute('dir', dir!);
  }
  const menu = page.getByRole('navigation', { name: labels.mainMenu });
  await expect(menu.getByRole('listitem')).toHaveText(
    // In the fixture, only the home page of the menu is in Arabic, and the vision page is planned.
    header.links.map(({ label, to }) =>
      ['/', '/vision'].includes(to) ? label : `${label} ${labels.inLanguage}`,
    ),
  );
  await expect(menu.locator('[aria-current=page]')).toHaveText(header.links[0]!.label);
  const logo = page.getByRole('banner').getByRole('link', { name: company.names!.company! });
  await expect(logo).toHaveAttribute('href', '/ar');
});

test('links lead to pages in the reader’s language, or say that the page is in another one', async ({
  page,
}) => {
  await page.goto('/ar');
  const main = page.getByRole('main');
  const toEnglish = main.getByRole('link', { name: labels.inLanguage! });
  expect(await toEnglish.count()).toBeGreaterThan(0);
  for (const link of await toEnglish.all()) {
    await expect(link).toHaveAttribute('hreflang', 'en');
    await expect(link).not.toHaveAttribute('href', /^\/ar/);
  }
  await expect(main.locator('a[href^="/ar"]')).not.toHaveCount(0);
});

test('header and footer link to the same page in the other language', async ({ page }) => {
  await page.setViewportSize({ width: 1500, height: 800 });
  for (const [path, other, to] of [
    ['/', 'العربية', '/ar'],
    ['/ar', 'English', '/'],
    ['/about', 'العربية', '/ar'],
  ] as const) {
    await page.goto(path);
    for (const place of ['banner', 'contentinfo'] as const) {
      const link = page.getByRole(place).getByRole('link', { name: other, exact: true });
      await expect(link).toHaveAttribute('href', to);
      expect(await link.getAttribute('lang')).toBe(await link.getAttribute('hreflang'));
    }
  }
});

test('a visitor who prefers the language of the page is offered no other one', async ({ page }) => {
  await page.addInitScript("Object.defineProperty(navigator, 'languages', { value: ['sw', 'en-UG', 'ar'] })");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.evaluate(COMPLETE);
  await expect(page.getByRole('main').locator('> a')).toHaveCount(0);
});

test.describe('a visitor who reads Arabic', () => {
  test.use({ locale: 'ar-SD' });
  for (const [width, height] of [
    [320, 568],
    [1280, 800],
  ] as const) {
    test(`is not redirected, and sees the language in the first view of ${width} × ${height}`, async ({
      page,
    }) => {
      const shifts = await recordShifts(page);
      await page.setViewportSize({ width, height });
      await page.goto('/about');
      await expect(page).toHaveURL('/about');
      const links = page.getByRole('link', { name: 'العربية' }).filter({ visible: true });
      // The footer has one, too.
      await expect(links).toHaveCount(2);
      await expect(links.first()).toBeInViewport({ ratio: 1 });
      await expect(links.first()).toHaveAttribute('href', '/ar');
      expect(await shifts()).toBeLessThan(0.01);
    });
  }
});

test('a phone that has the typeface of Arabic headlines does not fetch it @phone', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const response = await page.goto('/ar', { waitUntil: 'networkidle' });
  const [, typeface] = /font-family:"?H1"?;src:url\("?([^")]+)/.exec(await response!.text())!;
  const has = await page.evaluate(() =>
    new FontFace('of the device', 'local("Noto Naskh Arabic Bold")').load().then(
      () => true,
      () => false,
    ),
  );
  test.skip(!has, 'needs Noto Naskh Arabic');
  expect(fetched.filter((url) => url.endsWith(typeface!))).toEqual([]);
});

test('names that the owner lists stay on one line, and e-mail addresses get no hyphen', async ({ page }) => {
  await page.goto('/ar');
  const [name] = company.noBreak!;
  await expect(page.getByRole('heading', { name: name! }).locator('bdi')).toHaveCSS('white-space', 'nowrap');
  await expect(page.getByRole('main').getByRole('paragraph').first()).toHaveCSS('hyphens', 'auto');
  const address = page.getByRole('contentinfo').getByRole('link', { name: '@' }).first();
  await expect(address.locator('bdi')).toHaveCSS('hyphens', 'manual');
});
