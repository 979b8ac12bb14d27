import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { ADDRESSES, navigation } from './support/content.ts';

const PATHS = [...Object.values(ADDRESSES), '/no-such-page'];

/** Every rule of axe, best practices and AAA included. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const path of PATHS) {
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    test(`axe finds nothing on ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      const { violations, passes } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
      expect(passes.length).toBeGreaterThan(10);
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
      ).toEqual([]);
    });
  }

  test(`axe finds nothing on ${path} with the menu open`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await page.getByRole('button', { name: navigation.words.menu }).click();
    const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
      [],
    );
  });
}
