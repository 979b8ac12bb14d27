/** Visitors of any window reach header, menu and footer, which all pages share, and every page without JavaScript. */
import { expect, test } from '@playwright/test';
import { tel, whatsApp } from '../src/contact/contact-links.ts';
import { blockOf, company, navigation, PATHS, readPage } from './support/content.ts';
import { close, menu, toggle } from './support/menu.ts';
import { sidewaysScroll } from './support/reading.ts';
import { NO_PAGE } from './support/sites.ts';
import { LAST, links, linkToAll } from './support/viewer.ts';

const { header, footer, labels } = navigation;

test('header and footer lead to pages, contact and company', async ({ page }) => {
  await page.goto('/operations');
  const banner = page.getByRole('banner');
  const info = page.getByRole('contentinfo');
  await expect(banner.getByRole('link', { name: company.names.company })).toHaveAttribute('href', '/');
  for (const { label, to } of [...header.links, header.contact])
    await expect(banner.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', to);
  for (const { label, to } of [...header.links, ...footer.services])
    await expect(info.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', to);
  for (const title of [footer.quickLinks, footer.servicesTitle, footer.contact])
    await expect(info.getByRole('heading', { name: title })).toBeVisible();
  await expect(info.getByRole('link', { name: company.contact.telephone })).toBeVisible();
  // An address that may break consists of several parts. The name of the link must not contain spaces between them.
  for (const address of [company.contact.email, company.contact.partnersEmail])
    await expect(info.locator(`a[href^="mailto:${address}"]`)).toHaveText(address);
});

test('a social profile with an address is a link, and one without is an icon that cannot be pressed', async ({
  page,
}) => {
  await page.goto('/about');
  const [linked, ...waiting] = company.social;
  const info = page.getByRole('contentinfo');
  await expect(info.getByRole('link', { name: linked!.name })).toHaveAttribute('href', linked!.address!);
  const marks = info.getByRole('listitem').filter({ hasText: labels.comingSoon });
  await expect(marks).toBeVisible();
  await expect(marks.locator('svg')).toHaveCount(waiting.length);
  await expect(marks.locator('a, button, [tabindex], [role]')).toHaveCount(0);
});

test('a phone that is turned in the middle of a page shows the same text @phone', async ({ page }) => {
  await page.goto('/');
  const heading = page.getByRole('heading', { name: blockOf(readPage('index'), 'heritage').title });
  await heading.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  await expect(heading).toBeInViewport({ ratio: 1 });
});

test('in a tall window, nothing is below the footer', async ({ page }) => {
  await page.setViewportSize({ width: 1080, height: 2400 });
  await page.goto(NO_PAGE);
  const footer = (await page.getByRole('contentinfo').boundingBox())!;
  expect(footer.y + footer.height).toBeCloseTo(2400, 0);
});

test('in a low window, the button that closes the menu stays in view while the page scrolls @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 240 });
  await page.goto('/about');
  await toggle(page).tap();
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  await expect(close(page)).toBeInViewport({ ratio: 1 });
  await close(page).tap();
  await expect(menu(page)).toBeHidden();
});

for (const [width, height] of [
  [320, 568],
  [844, 390],
] as const) {
  test(`at ${width} × ${height} the contact and the whole menu with telephone and WhatsApp can be reached`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/about');
    await expect(page.getByRole('banner').getByRole('link', { name: header.contact.short! })).toBeInViewport({
      ratio: 1,
    });
    await toggle(page).click();
    const { telephone, whatsapp } = company.contact;
    for (const [label, to] of [
      [labels.call, tel(telephone)],
      [labels.whatsapp, whatsApp(whatsapp, labels.greeting)],
    ] as const)
      await expect(menu(page).getByRole('link', { name: label })).toHaveAttribute('href', to);
    for (const link of await menu(page).getByRole('link').all())
      await expect(link).toBeInViewport({ ratio: 1 });
  });
}

test('the menu has its button in windows of up to 991 px', async ({ page }) => {
  await page.goto('/about');
  for (const [width, shown] of [
    [991, false],
    [992, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(toggle(page)).toBeVisible({ visible: !shown });
    await expect(menu(page)).toBeVisible({ visible: shown });
    await expect(page.getByRole('link', { name: header.contact.short! }).first()).toBeVisible();
  }
});

test('longer names do not make the header of a phone higher @phone', async ({ page }) => {
  await page.goto('/about');
  const banner = page.getByRole('banner');
  const { height } = (await banner.boundingBox())!;
  const brands = [
    [banner.getByRole('link', { name: company.names.company }), 'Mobility Uganda'],
    [banner.getByText(company.names.group), 'Group of Companies'],
  ] as const;
  for (const [brand, rest] of brands) {
    await brand.evaluate((element, text) => {
      const lineBreak = element.querySelector('br')!;
      lineBreak.nextSibling?.remove();
      lineBreak.after(text);
    }, rest);
  }
  expect((await banner.boundingBox())!.height).toBe(height);
  expect(await sidewaysScroll(page)).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor without JavaScript can open, use and close the menu @phone', async ({ page }) => {
    await page.goto('/about');
    await expect(toggle(page)).not.toHaveAttribute('aria-expanded');
    await toggle(page).tap();
    await expect(menu(page)).toBeVisible();
    await close(page).tap();
    await expect(menu(page)).toBeHidden();
    await toggle(page).tap();
    await menu(page).getByRole('link', { name: header.links[0]!.label }).tap();
    await expect(page).toHaveURL('/');
  });

  test('without JavaScript a phone shows every picture, each a link to its large version @phone', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(links(page).filter({ visible: true })).toHaveCount(LAST + 1);
    await expect(linkToAll(page)).toBeHidden();
    const file = await links(page).last().getAttribute('href');
    expect(file).toMatch(/\.jpe?g$/);
    await links(page).last().tap();
    await expect(page).toHaveURL(file!);
  });

  test('a visitor without JavaScript can read every page', async ({ page }) => {
    for (const path of PATHS) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
});
