/** The menu, and the button that opens it on a phone, as a visitor finds them. */
import { expect, type Page } from '@playwright/test';
import { navigation } from './content.ts';

const { labels } = navigation;

export const menu = (page: Page) => page.getByRole('navigation', { name: labels.mainMenu });
export const toggle = (page: Page) => page.getByRole('button', { name: labels.menu, exact: true });
/** The same button while the menu is open. */
export const close = (page: Page) => page.getByRole('button', { name: labels.closeMenu, exact: true });

export async function expectClosed(page: Page) {
  await expect(menu(page)).toBeHidden();
  await expect(close(page)).toBeHidden();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
}
