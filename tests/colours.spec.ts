/** The contrast check knows every pair of colours that the pages show, and each can be read. */
import { expect, type Page, test } from '@playwright/test';
import { PAIRS } from '../src/theme/contrast.ts';
import { loadTheme } from '../src/theme/load-theme.ts';
import { ADDRESSES, CONTENT, navigation } from './support/content.ts';

const { colours } = loadTheme(CONTENT);
const checked = PAIRS.map(({ words, ground }) => `${colours[words]} on ${colours[ground]}`);

/** The colours of every text of an element that is in the window, and of what lies below it, each with the text. */
const pairsShown = (page: Page, root: string) =>
  page.evaluate((selector) => {
    const hex = (colour: string) => {
      const [red, green, blue, alpha = 1] = colour.match(/[\d.]+/g)!.map(Number);
      return alpha < 1
        ? undefined
        : `#${[red, green, blue].map((value) => value!.toString(16).padStart(2, '0')).join('')}`;
    };
    const groundOf = (element: Element, x: number, y: number) => {
      for (const below of document.elementsFromPoint(x, y)) {
        const { backgroundColor, fill } = getComputedStyle(below);
        const isShape = below instanceof SVGGeometryElement && fill !== 'none';
        const ground = isShape ? hex(fill) : hex(backgroundColor);
        if (ground && below !== element.closest('text')) return ground;
      }
      return undefined;
    };
    const pairs: Record<string, string> = {};
    const walker = document.createTreeWalker(document.querySelector(selector)!, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      const text = node.textContent!.trim();
      if (!text || !element.checkVisibility() || element.closest('script')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, top, width, height } = range.getBoundingClientRect();
      const style = getComputedStyle(element);
      const [x, y] = [left + width / 2, top + height / 2];
      // Under the header a text is not seen.
      if (!element.closest('header') && document.elementFromPoint(x, y)?.closest('header')) continue;
      const ground = groundOf(element, x, y);
      if (ground) pairs[`${hex(element.closest('svg') ? style.fill : style.color)} on ${ground}`] = text;
    }
    return pairs;
  }, root);

/** Reads the whole page, one window after the other. */
async function pairsOn(page: Page): Promise<Record<string, string>> {
  const [step, end] = await page.evaluate(() => [innerHeight / 2, document.documentElement.scrollHeight]);
  const pairs: Record<string, string> = {};
  for (let top = 0; top < end!; top += step!) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    Object.assign(pairs, await pairsShown(page, 'body'));
  }
  return pairs;
}

for (const path of [...Object.values(ADDRESSES), '/no-such-page']) {
  test(`the pairs of ${path} are all checked`, async ({ page }) => {
    await page.goto(path);
    const shown = await pairsOn(page);
    expect(Object.keys(shown).length).toBeGreaterThan(3);
    expect(Object.entries(shown).filter(([pair]) => !checked.includes(pair))).toEqual([]);
  });

  test(`the pairs of ${path} with the menu open are all checked @phone`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('button', { name: navigation.words.menu }).tap();
    const shown = await pairsShown(page, '#menu');
    expect(Object.keys(shown).length).toBeGreaterThan(0);
    expect(Object.entries(shown).filter(([pair]) => !checked.includes(pair))).toEqual([]);
  });
}
