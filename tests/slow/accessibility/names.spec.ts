/** Tests headings, landmarks and links as lists, because screen readers offer them in this way. */
import { expect, test } from '@playwright/test';
import { navigation, PATHS } from '../../support/content.ts';

/** Link texts that have no meaning without the sentence around them. */
const EMPTY_WORDS = /^(click here|here|more|read more|learn more|details|link|this|go|see more|continue)$/i;

for (const path of PATHS) {
  test(`headings, landmarks and links of ${path} make sense as lists`, async ({ page }) => {
    await page.goto(path);
    const headings = await page
      .getByRole('heading')
      .evaluateAll((all) =>
        all.map((heading) => ({ level: Number(heading.tagName.slice(1)), text: heading.textContent.trim() })),
      );
    expect(headings.filter(({ text }) => text === '')).toEqual([]);
    const levels = headings.map(({ level }) => level);
    expect(levels[0], 'the main heading comes first').toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(
      levels.filter((level, i) => i > 0 && level > levels[i - 1]! + 1),
      'skipped levels',
    ).toEqual([]);

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
    expect(
      names.filter((name) => /: (undefined|null|)$/.test(name)),
      'landmarks without a name',
    ).toEqual([]);
    expect(new Set(names).size, 'each name is unique').toBe(names.length);

    const links = await page.locator('a[href]:not([aria-hidden])').evaluateAll((all) =>
      all.map((link) => {
        const picture = link.querySelector('img')?.alt;
        const name = link.ariaLabel ?? (link.textContent.trim() || picture || '');
        return { name: name.replace(/\s+/g, ' '), to: (link as HTMLAnchorElement).href };
      }),
    );
    expect(links.filter(({ name }) => name === '' || EMPTY_WORDS.test(name))).toEqual([]);
    const places = Map.groupBy(links, ({ name }) => name);
    const ambiguous = [...places].filter(([, sameName]) => new Set(sameName.map(({ to }) => to)).size > 1);
    expect(ambiguous, 'links of the same name to different addresses').toEqual([]);
  });
}
