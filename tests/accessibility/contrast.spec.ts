/** Text stands out by 7 to 1 (AAA): at rest, under the pointer, pressed, focused and as the current page. */
import { expect, type Page, test } from '@playwright/test';
import { ADDRESSES, navigation } from '../support/content.ts';
import { faintTexts } from './contrast.ts';

/**
 * Focuses, points at and presses one control of each kind: those with the same classes, around them too, look the same.
 * What lies around it in a list changes with it, and is measured with it.
 * @returns how many kinds there are
 */
async function tryEveryState(page: Page, within: string): Promise<number> {
  const kinds = await page
    .locator(within)
    .locator('a[href], button')
    .evaluateAll((all) => {
      const seen = new Set<string>();
      for (const control of all) {
        if (!control.checkVisibility() || !control.textContent.trim()) continue;
        const section = control.closest('section, header, footer')?.className;
        const kind = `${section} ${control.parentElement!.className} ${control.className} ${control.ariaCurrent}`;
        if (!seen.has(kind)) control.setAttribute('data-kind', String(seen.size));
        seen.add(kind);
      }
      return seen.size;
    });
  for (let kind = 0; kind < kinds; kind++) {
    const control = page.locator(`[data-kind="${kind}"]`);
    const around = `[data-kind="${kind}"], li:has([data-kind="${kind}"])`;
    await control.focus();
    expect((await faintTexts(page, around)).faint, 'focused').toEqual([]);
    // The skip link comes down from above while it has the focus.
    await control.hover({ force: true });
    expect((await faintTexts(page, around)).faint, 'under the pointer').toEqual([]);
    await page.mouse.down();
    expect((await faintTexts(page, around)).faint, 'pressed').toEqual([]);
    await page.mouse.move(0, 0);
    await page.mouse.up();
  }
  return kinds;
}

for (const path of [...Object.values(ADDRESSES), '/no-such-page']) {
  for (const width of [390, 1280]) {
    test(`all text of ${path} stands out at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const { measured, faint } = await faintTexts(page, 'body');
      expect(measured).toBeGreaterThan(20);
      expect(faint).toEqual([]);
    });
  }

  test(`links and buttons of ${path} stand out in every state`, async ({ page }) => {
    await page.goto(path);
    expect(await tryEveryState(page, 'body')).toBeGreaterThan(3);
  });
}

test('the open menu stands out, its current link too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  await page.getByRole('button', { name: navigation.labels.menu }).click();
  await expect(page.getByRole('navigation', { name: navigation.labels.mainMenu })).toBeVisible();
  const { measured, faint } = await faintTexts(page, '#menu');
  expect(measured).toBeGreaterThan(5);
  expect(faint).toEqual([]);
  expect(await tryEveryState(page, 'header')).toBeGreaterThan(3);
});
