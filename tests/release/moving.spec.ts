/** Tests navigation between pages: prerendering on hover, and cross-fades. */
import { expect, type Page, test } from '@playwright/test';
import { ADDRESSES, navigation } from '../support/content.ts';
import { switchDataSaverOn } from '../support/data-saver.ts';

const RULES = 'script[type=speculationrules]';

const { header, planned } = navigation;
const next = header.links.find(({ to }) => to !== ADDRESSES.index && !planned.includes(to))!;

const linkTo = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

test('hovering over a link prerenders its page', async ({ page }) => {
  await page.goto(ADDRESSES.index, { waitUntil: 'networkidle' });
  const ahead = page.waitForRequest(`**${next.to}`);
  await linkTo(page, next.label).hover();
  expect(await (await ahead).headerValue('sec-purpose')).toContain('prerender');
});

for (const path of Object.values(ADDRESSES)) {
  test(`${path} prerenders only pages that exist`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    const candidates = new Promise<string[]>((resolve) => {
      session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources: sources }) => {
        if (sources.length > 0) resolve(sources.map(({ key }) => new URL(key.url).pathname));
      });
    });
    await session.send('Preload.enable');
    await page.goto(path);
    // The language menu links to the Arabic home page, the only translated page.
    const written = [...Object.values(ADDRESSES), '/ar'].filter((address) => address !== path);
    expect(new Set(await candidates)).toEqual(new Set(written));
  });
}

test('a touchscreen prerenders no page @phone', async ({ page }) => {
  await page.goto(ADDRESSES.index);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.locator(RULES)).toHaveCount(0);
});

test('data saver prevents prerendering', async ({ page }) => {
  await page.goto(ADDRESSES.index);
  await expect(page.locator(RULES)).toHaveCount(1);
  await switchDataSaverOn(page);
  await page.reload();
  await expect(page.locator(RULES)).toHaveCount(0);
});

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
