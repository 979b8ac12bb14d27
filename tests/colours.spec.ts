/** The contrast check knows every pair of colours that the pages show, and each can be read. */
import { expect, type Page, test } from '@playwright/test';
import { formatHex } from 'culori';
import { PAIRS } from '../src/theme/contrast.ts';
import { loadTheme } from '../src/theme/load-theme.ts';
import { ADDRESSES, CONTENT, navigation } from './support/content.ts';
import { paintedTexts } from './support/texts.ts';

const { colours } = loadTheme(CONTENT);
const checked = PAIRS.map(({ foreground, background }) => `${colours[foreground]} on ${colours[background]}`);

/** The pairs of colours that an element shows, each with a text in them. */
async function pairsShown(page: Page, within: string): Promise<Map<string, string>> {
  const texts = await paintedTexts(page, within);
  return new Map(
    texts.map(({ text, words, ground }) => [`${formatHex(words)} on ${formatHex(ground)}`, text]),
  );
}

const unchecked = (shown: Map<string, string>) => [...shown].filter(([pair]) => !checked.includes(pair));

for (const path of [...Object.values(ADDRESSES), '/no-such-page']) {
  test(`the pairs of ${path} are all checked`, async ({ page }) => {
    await page.goto(path);
    const shown = await pairsShown(page, 'body');
    expect(shown.size).toBeGreaterThan(3);
    expect(unchecked(shown)).toEqual([]);
  });

  test(`the pairs of ${path} with the menu open are all checked @phone`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('button', { name: navigation.labels.menu }).tap();
    const shown = await pairsShown(page, '#menu');
    expect(shown.size).toBeGreaterThan(0);
    expect(unchecked(shown)).toEqual([]);
  });
}
