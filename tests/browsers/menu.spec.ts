/** Visitors with a phone open the menu, move through it and close it, in each browser. */
import { expect, type Page, test } from '@playwright/test';
import { COMPLETE } from '../support/complete.ts';
import { firstLinkOf, navigation } from '../support/content.ts';
import { close, expectClosed, menu, toggle } from '../support/menu.ts';

const { header, labels } = navigation;
const inMenu = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });

const SCREEN = { width: 390, height: 844 };
test.use({ viewport: SCREEN });

async function visit(page: Page, path: string) {
  await page.goto(path);
  await page.evaluate(COMPLETE);
}

test('the button opens and closes the menu, and says which; a click outside the menu closes it', async ({
  page,
}) => {
  await visit(page, '/about');
  await expectClosed(page);
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
  await expect(close(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(toggle(page)).toBeHidden();
  await close(page).click();
  await expectClosed(page);
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
  await page.mouse.click(SCREEN.width / 2, SCREEN.height - 24);
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

test('a link in the menu, and the contact link to a section of the same page, close it', async ({ page }) => {
  await visit(page, '/partners');
  await toggle(page).click();
  // On the next page, the menu is closed anyway.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { once: true }));
  await inMenu(page, header.links[0]!.label).click();
  await expectClosed(page);
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: header.contact.short!, exact: true }).click();
  await expect(page).toHaveURL(header.contact.to);
  await expectClosed(page);
});
