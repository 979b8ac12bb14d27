/** Tests navigation between pages: cross-fades. */
import { expect, test } from '@playwright/test';
import { ADDRESSES, navigation } from '../support/content.ts';

const { header, planned } = navigation;
const next = header.links.find(({ to }) => to !== ADDRESSES.index && !planned.includes(to))!;

for (const [who, reducedMotion, fades] of [
  ['on a touchscreen, pages cross-fade @phone', 'no-preference', true],
  ['with reduced motion, pages change without a fade @phone', 'reduce', false],
  ['with a mouse, pages change without a fade', 'no-preference', false],
] as const) {
  test(who, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      addEventListener('pagereveal', (event) => {
        document.documentElement.dataset['fades'] = String(
          (event as PageRevealEvent).viewTransition !== null,
        );
      });
    });
    await page.goto(ADDRESSES.index);
    await page.getByRole('main').locator(`a[href="${next.to}"]`).first().click();
    await page.waitForURL(`**${next.to}`);
    await expect(page.locator('html')).toHaveAttribute('data-fades', String(fades));
  });
}
