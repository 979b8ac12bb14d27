/** axe finds nothing on any page, with menu and viewer closed and open. `release/accessibility/` asks two more checkers. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { navigation, PATHS } from '../support/content.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function expectNoViolations(page: Page, when: string): Promise<void> {
  const { violations, passes } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  expect(passes.length, 'rules that apply').toBeGreaterThan(10);
  expect(
    violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]),
    when,
  ).toEqual([]);
}

for (const path of [...PATHS, '/ar']) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path);
    await expectNoViolations(page, 'on a laptop');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoViolations(page, 'on a phone');
    await page.locator('button[popovertarget]').click();
    await expect(page.getByRole('banner').getByRole('navigation')).toBeVisible();
    await expectNoViolations(page, 'with the menu open');
  });
}

test('axe finds nothing in the viewer', async ({ page }) => {
  await page.goto('/');
  await page.locator('a[data-viewer]').nth(1).click();
  await expect(
    page.getByRole('dialog').getByRole('button', { name: navigation.labels.viewer.close }),
  ).toBeVisible();
  await expectNoViolations(page, 'with the viewer open');
});
