/** The menu on a phone. */
import { expect, type Page, test } from '@playwright/test';
import { COMPLETE } from '../support/complete.ts';
import { firstLinkOf, navigation } from '../support/content.ts';

const { header, labels } = navigation;
const menu = (page: Page) => page.getByRole('navigation', { name: labels.mainMenu });
const inMenu = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });
const toggle = (page: Page) => page.getByRole('button', { name: labels.menu, exact: true });
/** The same button while the menu is open. */
const close = (page: Page) => page.getByRole('button', { name: labels.closeMenu, exact: true });

const SCREEN = { width: 390, height: 844 };
test.use({ viewport: SCREEN });

async function visit(page: Page, path: string) {
  await page.goto(path);
  await page.evaluate(COMPLETE);
}

async function open(page: Page, path: string) {
  await visit(page, path);
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
}

async function expectClosed(page: Page) {
  await expect(menu(page)).toBeHidden();
  await expect(close(page)).toBeHidden();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
}

test('a visitor can open and close the menu with its button, which says so', async ({ page }) => {
  await visit(page, '/about');
  await expectClosed(page);
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
  await expect(close(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(toggle(page)).toBeHidden();
  await close(page).click();
  await expectClosed(page);
});

test('the keyboard opens the menu, and moves through it; Escape and moving on close it', async ({ page }) => {
  await visit(page, '/about');
  for (const _ of [labels.skip, 'the company', header.contact, labels.menu]) await page.keyboard.press('Tab');
  await expect(toggle(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(inMenu(page, header.links[0]!.label)).toBeFocused();
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await expect(toggle(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  for (const _ of [...header.links, 'العربية', labels.call, labels.whatsapp])
    await page.keyboard.press('Tab');
  await expect(inMenu(page, labels.whatsapp)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: firstLinkOf('about') })).toBeFocused();
  await expectClosed(page);
});

test('a click outside the menu closes it', async ({ page }) => {
  await open(page, '/about');
  await page.mouse.click(SCREEN.width / 2, SCREEN.height - 24);
  await expectClosed(page);
});

test('the menu marks the current page, and closes when a link is followed', async ({ page }) => {
  const link = (to: string) => inMenu(page, header.links.find((candidate) => candidate.to === to)!.label);
  await open(page, '/about');
  await expect(link('/about')).toHaveAttribute('aria-current', 'page');
  await link('/operations').click();
  await expect(page).toHaveURL('/operations');
  await expect(menu(page)).toBeHidden();
});

test('the menu closes when the contact link goes to a section of the same page', async ({ page }) => {
  await open(page, '/partners');
  await page.getByRole('banner').getByRole('link', { name: header.contact.short!, exact: true }).click();
  await expect(page).toHaveURL(header.contact.to);
  await expectClosed(page);
});
