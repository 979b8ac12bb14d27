/** Moving from page to page: drawn ahead where the visitor aims, and faded over. */
import { expect, type Page, test } from '@playwright/test';
import { ADDRESSES, navigation } from '../support/content.ts';
import { switchDataSaverOn } from '../support/data-saver.ts';

const RULES = 'script[type=speculationrules]';

const { header, planned } = navigation;
const next = header.links.find(({ to }) => to !== ADDRESSES.index && !planned.includes(to))!;

const linkTo = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

test('the page whose link the pointer rests on is asked for before it is pressed', async ({ page }) => {
  await page.goto(ADDRESSES.index, { waitUntil: 'networkidle' });
  const ahead = page.waitForRequest(`**${next.to}`);
  await linkTo(page, next.label).hover();
  expect(await (await ahead).headerValue('sec-purpose')).toContain('prerender');
});

for (const path of Object.values(ADDRESSES)) {
  test(`only pages that are written are asked for ahead from ${path}`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    const candidates = new Promise<string[]>((resolve) => {
      session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources: sources }) => {
        if (sources.length > 0) resolve(sources.map(({ key }) => new URL(key.url).pathname));
      });
    });
    await session.send('Preload.enable');
    await page.goto(path);
    // The switch leads to the Arabic home page, the only translated one.
    const written = [...Object.values(ADDRESSES), '/ar'].filter((address) => address !== path);
    expect(new Set(await candidates)).toEqual(new Set(written));
  });
}

test('on a screen for fingers nothing is fetched before it is pressed @phone', async ({ page }) => {
  await page.goto(ADDRESSES.index);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.locator(RULES)).toHaveCount(0);
});

test('under data saver nothing is fetched before it is pressed', async ({ page }) => {
  await page.goto(ADDRESSES.index);
  await expect(page.locator(RULES)).toHaveCount(1);
  await switchDataSaverOn(page);
  await page.reload();
  await expect(page.locator(RULES)).toHaveCount(0);
});

for (const [who, reducedMotion, fades] of [
  ['on a screen for fingers pages fade over @phone', 'no-preference', true],
  ['where motion is reduced pages change at once @phone', 'reduce', false],
  ['a mouse finds the next page at once, without a fade', 'no-preference', false],
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
