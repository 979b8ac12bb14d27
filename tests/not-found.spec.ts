import { expect, test } from '@playwright/test';
import { NOON } from './support/clock.ts';
import { blockOf, navigation, readPage, spoken } from './support/content.ts';
import { SHADOWS } from './support/shadows.ts';

const hero = blockOf(readPage('404'), 'number-hero');

for (const path of ['/vision', '/no/such/page', '/ABOUT-US']) {
  test(`${path} shows the 404 page and logs the path`, async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    const response = await page.goto(path);
    expect(response!.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(spoken(hero.title));
    expect(
      errors.some((text) => text.includes('404') && text.includes(path)),
      errors.join('\n'),
    ).toBe(true);
  });
}

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 800, height: 600 },
]) {
  test(`a click on the link home works at ${viewport.width} × ${viewport.height}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/no-such-page');
    await page.getByRole('link', { name: hero.buttons[0]!.label }).click();
    await expect(page).toHaveURL('/');
  });
}

test('in a tall window, nothing is below the footer', async ({ page }) => {
  await page.setViewportSize({ width: 1080, height: 2400 });
  await page.goto('/no-such-page');
  const footer = (await page.getByRole('contentinfo').boundingBox())!;
  expect(footer.y + footer.height).toBeCloseTo(2400, 0);
});

test('on a page from right to left, no window cuts off the shadow', async ({ page }) => {
  await page.clock.setFixedTime(NOON);
  await page.goto('/ar/no-such-page');
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [768, 1024],
    [844, 390],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const shadow = await page.getByRole('main').locator(SHADOWS).boundingBox();
    expect(shadow!.x).toBeGreaterThan(0);
    // The box of a digit is slightly wider than the visible digit.
    expect(shadow!.x + shadow!.width).toBeLessThan(width + 5);
  }
});

test('on a phone the number stands where the lines begin, in both directions', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, edge] of [
    ['/no-such-page', 'left'],
    ['/ar/no-such-page', 'right'],
  ] as const) {
    await page.goto(path);
    const edgeOf = (element: Element, side: typeof edge) => element.getBoundingClientRect()[side];
    const number = page.getByRole('main').locator(SHADOWS).locator('xpath=..');
    const title = page.getByRole('heading', { level: 1 });
    const distance = (await number.evaluate(edgeOf, edge)) - (await title.evaluate(edgeOf, edge));
    expect(Math.abs(distance), path).toBeLessThan(5);
  }
});

test('every link to the vision leads to the 404 page as long as that page is planned', async ({ page }) => {
  for (const path of ['/', '/operations', '/about']) {
    await page.goto(path);
    const links = await page.locator('a[href="/vision"]').count();
    expect(links).toBeGreaterThan(0);
  }
  const vision = navigation.header.links.find(({ to }) => to === '/vision')!;
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: vision.label }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(spoken(hero.title));
});
