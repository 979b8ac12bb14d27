/** Visitors open pictures large, in each browser. `slow/viewer.spec.ts` tests the rest in Chromium, which alone can swipe. */
import { expect, test } from '@playwright/test';
import {
  boxOf,
  button,
  dialog,
  expectClosed,
  expectShown,
  LAST,
  labels,
  links,
  open,
  openHome,
} from '../support/viewer.ts';

test('a visitor can open a picture large, zoom in and out, and close it, with buttons', async ({ page }) => {
  const errors = await openHome(page);
  const widthOf = async () => (await boxOf(page)).width;
  const small = (await links(page).nth(1).boundingBox())!.width;
  await open(page, 1);
  await expect.poll(widthOf).toBeGreaterThan(small);
  const whole = await widthOf();
  await button(page, labels.zoomIn).click();
  await expect.poll(widthOf).toBeGreaterThan(whole * 1.5);
  await button(page, labels.zoomOut).click();
  await expect.poll(widthOf).toBe(whole);
  await button(page, labels.close).click();
  await expectClosed(page, 1, errors);
});

test('buttons and arrow keys change the picture; Escape returns to the last one shown', async ({ page }) => {
  const errors = await openHome(page);
  await open(page, 0);
  for (const [change, index] of [
    [() => button(page, labels.next).click(), 1],
    [() => button(page, labels.previous).click(), 0],
    [() => button(page, labels.previous).click(), LAST],
    [() => page.keyboard.press('ArrowRight'), 0],
    [() => page.keyboard.press('ArrowLeft'), LAST],
  ] as const) {
    await change();
    await expectShown(page, index);
  }
  await page.keyboard.press('Escape');
  await expectClosed(page, LAST, errors);
});

test('a key pressed while a picture comes to rest, on a busy device, is not lost', async ({ page }) => {
  await openHome(page);
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
  await expectShown(page, LAST);
});

test('Back closes the viewer, which adds no entry to the history', async ({ page }) => {
  await page.goto('/about');
  const errors = await openHome(page);
  await open(page, 2);
  await page.goBack();
  await expectClosed(page, 2, errors);
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});
