/** Protects users of screen readers, who move through lists of landmarks and links: each entry says by itself what it is. */
import { expect, test } from '@playwright/test';
import { PATHS } from '../../support/content.ts';

/** Link texts that have no meaning without the sentence around them. */
const EMPTY_WORDS = /^(click here|here|more|read more|learn more|details|link|this|go|see more|continue)?$/i;

for (const path of PATHS) {
  test(`landmarks and links of ${path} make sense as lists`, async ({ page }) => {
    await page.goto(path);
    const landmarks = await page
      .locator('nav, section[aria-label], section[aria-labelledby]')
      .evaluateAll((all) =>
        all.map((element) => {
          const labelled = element.getAttribute('aria-labelledby');
          const text = labelled ? document.getElementById(labelled)?.textContent : element.ariaLabel;
          return `${element.tagName}: ${text?.trim() ?? ''}`;
        }),
      );
    expect(landmarks.filter((name) => name.endsWith(': '))).toEqual([]);
    expect(new Set(landmarks).size, 'each name is unique').toBe(landmarks.length);

    const links = await page.locator('a[href]:not([aria-hidden])').evaluateAll((all) =>
      all.map((link) => {
        const picture = link.querySelector('img')?.alt;
        const name = link.ariaLabel ?? (link.textContent.trim() || picture || '');
        return { name: name.replace(/\s+/g, ' '), to: (link as HTMLAnchorElement).href };
      }),
    );
    expect(links.filter(({ name }) => EMPTY_WORDS.test(name))).toEqual([]);
    const places = Map.groupBy(links, ({ name }) => name);
    const ambiguous = [...places].filter(([, sameName]) => new Set(sameName.map(({ to }) => to)).size > 1);
    expect(ambiguous, 'links of the same name to different addresses').toEqual([]);
  });
}
