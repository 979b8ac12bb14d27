/** Headings, landmarks and links as lists, which is how screen readers offer them. */
import { expect, test } from '@playwright/test';
import { ADDRESSES, navigation } from '../support/content.ts';

/** Words that say nothing without the sentence around them. */
const EMPTY_WORDS = /^(click here|here|more|read more|learn more|details|link|this|go|see more|continue)$/i;

for (const path of [...Object.values(ADDRESSES), '/no-such-page']) {
  test.describe(path, () => {
    test.beforeEach(({ page }) => page.goto(path));

    test('headings begin with the page’s own and leave out no level', async ({ page }) => {
      const headings = await page.getByRole('heading').evaluateAll((all) =>
        all.map((heading) => ({
          level: Number(heading.tagName.slice(1)),
          text: heading.textContent.trim(),
        })),
      );
      expect(headings.filter(({ text }) => text === '')).toEqual([]);
      const levels = headings.map(({ level }) => level);
      expect(levels[0]).toBe(1);
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      const jumps = levels.filter((level, i) => i > 0 && level > levels[i - 1]! + 1);
      expect(jumps).toEqual([]);
    });

    test('landmarks are one of each, and those that repeat have names of their own', async ({ page }) => {
      for (const role of ['banner', 'main', 'contentinfo'] as const)
        await expect(page.getByRole(role)).toHaveCount(1);
      await expect(page.getByRole('navigation', { name: navigation.labels.mainMenu })).toHaveCount(1);
      const names = await page
        .locator('nav, section[aria-label], section[aria-labelledby]')
        .evaluateAll((all) =>
          all.map((element) => {
            const labelled = element.getAttribute('aria-labelledby');
            const text = labelled ? document.getElementById(labelled)?.textContent : element.ariaLabel;
            return `${element.tagName}: ${text?.trim()}`;
          }),
        );
      expect(names.filter((name) => /: (undefined|null|)$/.test(name))).toEqual([]);
      expect(new Set(names).size).toBe(names.length);
    });

    test('a link makes sense alone, and two of one name lead to one place', async ({ page }) => {
      const links = await page.locator('a[href]').evaluateAll((all) =>
        all.map((link) => {
          const picture = link.querySelector('img')?.alt;
          const name = link.ariaLabel ?? (link.textContent.trim() || picture || '');
          return { name: name.replace(/\s+/g, ' '), to: (link as HTMLAnchorElement).href };
        }),
      );
      expect(links.filter(({ name }) => name === '' || EMPTY_WORDS.test(name))).toEqual([]);
      const places = new Map<string, Set<string>>();
      for (const { name, to } of links) places.set(name, (places.get(name) ?? new Set()).add(to));
      expect([...places].filter(([, to]) => to.size > 1).map(([name, to]) => [name, ...to])).toEqual([]);
    });
  });
}
