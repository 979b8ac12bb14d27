/** A visitor moves between pages, returns to the home page, and finds the contact details. */
import { expect, test } from '@playwright/test';
import { COMPLETE } from '../support/complete.ts';
import { ADDRESSES, blockOf, company, firstLinkOf, navigation, readPage } from '../support/content.ts';

const { header, labels } = navigation;
const notFound = blockOf(readPage('404'), 'number-hero');

test('the menu links to each page, and marks the current one', async ({ page }) => {
  const links = page.getByRole('navigation', { name: labels.mainMenu }).getByRole('link');
  await page.goto('/partners');
  for (const { label, to } of header.links) {
    await links.getByText(label, { exact: true }).click();
    await expect(page).toHaveURL(to);
    const current = Object.values(ADDRESSES).includes(to) ? [label] : [];
    await expect(links.and(page.locator('[aria-current=page]'))).toHaveText(current);
  }
});

test('Contact Us leads to the contact details', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: header.contact.label }).click();
  await expect(page).toHaveURL(header.contact.to);
  const email = page.getByRole('main').getByRole('link', { name: company.contact.email });
  await expect(email.first()).toBeInViewport();
});

test('the first Tab focuses the link that skips to the content', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(COMPLETE);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: labels.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/about#main');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: firstLinkOf('about') })).toBeFocused();
});

test('after a reload, the page is immediately where it was', async ({ page }) => {
  const places: number[] = [];
  await page.exposeFunction('reached', (place: number) => places.push(place));
  await page.addInitScript("addEventListener('scroll', () => reached(Math.round(scrollY)))");
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto('/operations');
  await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }));
  await expect.poll(() => places.length).toBe(1);
  const [place] = places.splice(0);
  await page.reload();
  await expect.poll(() => places.at(-1)).toBe(place);
  expect(new Set(places)).toEqual(new Set([place]));
});

for (const [kind, path] of [
  ['an unknown', '/no/such/page'],
  ['a planned', '/vision'],
] as const) {
  test(`${kind} address shows the 404 page, which logs it and links to the home page`, async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(notFound.title);
    await expect.poll(() => errors).toContainEqual(expect.stringContaining(path));
    await page.getByRole('main').getByRole('link', { name: notFound.buttons[0]!.label }).click();
    await expect(page).toHaveURL('/');
  });
}
