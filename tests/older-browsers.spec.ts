/**
 * Visitors with older browsers can read and use every page. Here today’s browser gets pages without what older ones do not
 * know.
 */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { COMPLETE } from './support/complete.ts';
import { blockOf, linesOf, navigation, PATHS, readPage } from './support/content.ts';
import { recordShifts } from './support/layout-shift.ts';
import { close, expectClosed, menu, toggle } from './support/menu.ts';
import { sidewaysScroll } from './support/reading.ts';

// Changed styles have other hashes than the policy allows.
test.use({ bypassCSP: true });

const POPOVER = /\bpopover\b/g;
const SUBGRID = /\bsubgrid\b/g;

/** Opens a page without popovers, and with other keywords disabled, which it must contain. */
async function openWithout(page: Page, others: RegExp[], path: string): Promise<void> {
  const words = [POPOVER, ...others];
  let absent = words;
  await page.addInitScript('delete HTMLElement.prototype.popover');
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    let body = await response.text();
    absent = words.filter((word) => body.search(word) < 0);
    for (const word of words) body = body.replaceAll(word, 'unknown');
    await route.fulfill({ response, body });
  });
  await page.goto(path);
  expect(absent, path).toEqual([]);
  await page.evaluate(COMPLETE);
}

for (const path of [...PATHS, '/ar']) {
  test(`a browser that ignores the styles shows every link, picture and word of ${path}`, async ({
    page,
  }) => {
    await openWithout(page, [/\binset(?=:0)/g], path);
    await expect(page.locator('body'), 'the styles are ignored').toHaveCSS(
      'background-color',
      'rgba(0, 0, 0, 0)',
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('a:not(:visible), li:not(:visible), p:not(:visible)')).toHaveCount(0);
    for (const picture of await page.locator('main img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).not.toBe(0);
    }
    // They would be black on black.
    await expect(page.locator('svg text:visible')).toHaveCount(0);
  });
}

test('without subgrids, titles of columns are on one line, and texts of the timeline below one another', async ({
  page,
}) => {
  const boxesOf = (elements: Locator[]) =>
    Promise.all(elements.map(async (element) => (await element.boundingBox())!));
  for (const [path, titled] of [
    ['/', blockOf(readPage('index'), 'home-hero').columns],
    ['/about', blockOf(readPage('about'), 'values').values],
  ] as const) {
    await openWithout(page, [SUBGRID], path);
    const boxes = await boxesOf(
      titled.map(({ title }) => page.getByRole('heading', { name: title, exact: true })),
    );
    expect(new Set(boxes.map(({ x }) => x)).size, path).toBe(titled.length);
    expect(new Set(boxes.map(({ y }) => Math.round(y))).size, path).toBe(1);
  }
  const { entries } = blockOf(readPage('about'), 'timeline');
  const texts = entries.flatMap(({ text, picture }) => (text && !picture ? linesOf(text)[0]! : []));
  expect(texts.length).toBeGreaterThan(1);
  const boxes = await boxesOf(texts.map((text) => page.getByText(text)));
  expect(new Set(boxes.map(({ x }) => Math.round(x))).size).toBe(1);
});

test('without :has(), a card shows that its link has the focus', async ({ page }) => {
  await openWithout(page, [/(?<=:)has\b/g], '/');
  const { title } = blockOf(readPage('index'), 'operation-cards').cards[0]!;
  const link = page.getByRole('main').getByRole('link', { name: title });
  await link.focus();
  const outlines = await link.evaluate((a) =>
    [null, '::after'].map((part) => getComputedStyle(a, part).outlineStyle),
  );
  expect(outlines).toContain('solid');
});

test('without container units, headings of operations are larger than texts', async ({ page }) => {
  await openWithout(page, [/(?<=\d)cqi\b/g], '/operations');
  const { title, text } = blockOf(readPage('operations'), 'operations').sections[0]!;
  const sizeOf = (element: Locator) =>
    element.evaluate((words) => Number.parseFloat(getComputedStyle(words).fontSize));
  const heading = page.getByRole('heading', { name: title, exact: true });
  expect(await sizeOf(heading)).toBeGreaterThan(await sizeOf(page.getByText(text)));
});

test('without `overflow: clip`, shadows do not widen a page', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-22T14:00:00Z');
  await openWithout(page, [/(?<=overflow(-x)?:)clip\b/g], '/about');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sidewaysScroll(page), `${width} px`).toBe(0);
  }
});

test('a page that opens scrolled gets its scripts in Firefox, which then reports no paint', async ({
  page,
}) => {
  await page.addInitScript('PerformanceObserver.prototype.observe = () => {}');
  await page.goto('/operations#fire-trucks');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
});

test.describe('without popovers', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu is closed from the first paint; its button, a link and a tap outside it close it', async ({
    page,
  }) => {
    const shifts = await recordShifts(page);
    await openWithout(page, [], '/about');
    await expectClosed(page);
    expect(await shifts()).toBeLessThan(0.01);
    await toggle(page).click();
    for (const link of await menu(page).getByRole('link').all())
      await expect(link).toBeInViewport({ ratio: 1 });
    await expect(close(page)).toHaveAttribute('aria-expanded', 'true');
    await close(page).click();
    await expectClosed(page);
    await toggle(page).click();
    await page.mouse.click(195, 820);
    await expectClosed(page);
    await toggle(page).click();
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
    await menu(page).getByRole('link', { name: navigation.header.links[0]!.label }).click();
    await expectClosed(page);
  });

  test('Enter leads into the menu; Escape, and Tab to the page, close it', async ({ page }) => {
    await openWithout(page, [], '/about');
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(toggle(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await close(page).focus();
    await page.keyboard.press('Tab');
    await expectClosed(page);
  });

  test.describe('and without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the menu is open, scrolls with the page, and has no button', async ({ page }) => {
      await page.route('**/about', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replace(POPOVER, 'unknown') });
      });
      await page.goto('/about');
      for (const link of await menu(page).getByRole('link').all()) await expect(link).toBeInViewport();
      await expect(toggle(page)).toBeHidden();
      await page.mouse.wheel(0, 2000);
      await expect(menu(page)).not.toBeInViewport();
    });
  });
});
