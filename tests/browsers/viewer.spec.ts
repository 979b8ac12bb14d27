/** The viewer with pictures of the gallery, under the site’s own Content-Security-Policy. */
import { expect, type Page, test } from '@playwright/test';
import { COMPLETE } from '../support/complete.ts';
import { blockOf, metadataOf, navigation, readPage } from '../support/content.ts';

const labels = navigation.labels.viewer;
const { pictures } = blockOf(readPage('index'), 'gallery');
const last = pictures.length - 1;

const altOf = (index: number) => metadataOf(pictures[index]!).alt;
const link = (page: Page, index: number) =>
  page.getByRole('main').getByRole('link', { name: altOf(index), exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
const picture = (page: Page, index: number) =>
  dialog(page)
    .getByRole('tabpanel')
    .getByRole('img', { name: altOf(index), exact: true });
const widthOf = async (page: Page, index: number) => (await picture(page, index).boundingBox())!.width;

/** Expects the viewer to show a picture. The viewer’s name is the position and the description of that picture. */
async function expectShown(page: Page, index: number) {
  const place = labels.position.replace('%n', String(index + 1)).replace('%total', String(pictures.length));
  await expect(dialog(page)).toHaveAccessibleName(`${place}, ${altOf(index)}`);
  await expect(picture(page, index)).toBeInViewport();
}

async function open(page: Page, index: number) {
  await page.goto('/');
  await page.evaluate(COMPLETE);
  await link(page, index).click();
  await expectShown(page, index);
}

test('a visitor can open a picture large, and close it with a button', async ({ page }) => {
  await page.goto('/');
  const small = (await link(page, 1).getByRole('img').boundingBox())!.width;
  await open(page, 1);
  await expect.poll(() => widthOf(page, 1)).toBeGreaterThan(small);
  await button(page, labels.close).click();
  await expect(dialog(page)).toBeHidden();
  await expect(link(page, 1)).toBeFocused();
});

test('buttons show the next and previous picture, and the last one before the first', async ({ page }) => {
  await open(page, 0);
  await button(page, labels.next).click();
  await expectShown(page, 1);
  await button(page, labels.previous).click();
  await expectShown(page, 0);
  await button(page, labels.previous).click();
  await expectShown(page, last);
});

test('arrow keys change the picture, and Escape returns to the last one shown', async ({ page }) => {
  await open(page, 0);
  for (const [key, index] of [
    ['ArrowRight', 1],
    ['ArrowLeft', 0],
    ['ArrowLeft', last],
  ] as const) {
    await page.keyboard.press(key);
    await expectShown(page, index);
  }
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(link(page, last)).toBeFocused();
  await expect(link(page, last)).toBeInViewport();
});

test('a key pressed while a picture comes to rest, on a busy device, is not lost', async ({ page }) => {
  await open(page, 0);
  await dialog(page).evaluate(async (element) => {
    const press = (key: string) =>
      element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const scrolled = new Promise((resolve) =>
      element.addEventListener('scroll', resolve, { capture: true, once: true }),
    );
    press('ArrowRight');
    await scrolled;
    await frame();
    // Longer than the viewer waits for the end of scrolling
    for (const from = performance.now(); performance.now() < from + 200; );
    press('ArrowLeft');
    await frame();
    await frame();
    press('ArrowLeft');
  });
  await expectShown(page, last);
});

test('buttons zoom the picture in and out', async ({ page }) => {
  await open(page, 1);
  const whole = await widthOf(page, 1);
  await button(page, labels.zoomIn).click();
  await expect.poll(() => widthOf(page, 1)).toBeGreaterThan(whole * 1.5);
  await button(page, labels.zoomOut).click();
  await expect.poll(() => widthOf(page, 1)).toBe(whole);
});

test('Back closes the viewer, which adds no entry to the history', async ({ page }) => {
  await page.goto('/about');
  await open(page, 2);
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(link(page, 2)).toBeFocused();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

// Playwright swipes in Chromium alone: tests/slow/viewer.spec.ts.
test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tap opens the viewer, and its button closes it', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(COMPLETE);
    await link(page, 1).tap();
    await expectShown(page, 1);
    await button(page, labels.close).tap();
    await expect(dialog(page)).toBeHidden();
    await expect(link(page, 1)).toBeFocused();
  });
});
