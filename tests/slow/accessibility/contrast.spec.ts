/**
 * Protects readers with weak sight: the contrast of text is at least 7:1 (4.5:1 for large text, WCAG level AAA), by day and at
 * night, in every state of links and buttons. `npm run check` checks every pair of colours on the pages.
 */
import { expect, type Page, test } from '@playwright/test';
import { formatHex } from 'culori';
import { PAIRS } from '../../../src/theme/contrast.ts';
import { loadTheme } from '../../../src/theme/load-theme.ts';
import { nightColours } from '../../../src/theme/night.ts';
import { NOON } from '../../support/clock.ts';
import { PATHS } from '../../support/content.ts';
import { menu, toggle } from '../../support/menu.ts';
import { FIXTURE_COMPANY } from '../../support/sites.ts';
import { isFaint, paintedTexts } from '../../support/texts.ts';

const { colours: byDay } = loadTheme(FIXTURE_COMPANY);
const colours = { ...byDay, ...nightColours(byDay) };
const checked = PAIRS.map(({ foreground, background }) => `${colours[foreground]} on ${colours[background]}`);

/** Finds texts with too little contrast, or with a pair of colours that `npm run check` does not check. */
async function wrongTexts(page: Page, within: string) {
  const texts = await paintedTexts(page, within);
  const wrong = texts.flatMap((text) => {
    if (isFaint(text)) return text;
    const pair = `${formatHex(text.colour)} on ${formatHex(text.background)}`;
    return checked.includes(pair)
      ? []
      : `“${text.text}” is ${pair}, a pair that src/theme/contrast.ts does not list`;
  });
  return { count: texts.length, wrong };
}

/**
 * Focuses, hovers and presses one control of each kind. Controls with the same classes, in parents and sections with the
 * same classes, are of one kind, because they look the same. The whole list item around a control is measured too, because
 * it changes with the control.
 * @returns the number of kinds
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
    const faint = async () => (await paintedTexts(page, around)).filter(isFaint);
    await control.focus();
    expect(await faint(), 'focused').toEqual([]);
    // Forced, because the skip link is in the window only while it has the focus.
    await control.hover({ force: true });
    expect(await faint(), 'hovered').toEqual([]);
    await page.mouse.down();
    expect(await faint(), 'pressed').toEqual([]);
    await page.mouse.move(0, 0);
    await page.mouse.up();
  }
  return kinds;
}

/** At night the sky is dark above a page that is as light as by day. */
const TIMES = { 'by day': NOON, 'at night': '2026-11-22T18:00:00Z' };

for (const [path, when, time] of PATHS.flatMap((path) =>
  Object.entries(TIMES).map(([when, time]) => [path, when, time] as const),
)) {
  test(`all text of ${path} has enough contrast ${when}, with links and buttons in every state`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(time);
    await page.goto(path);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const { count, wrong } = await wrongTexts(page, 'body');
      expect(count).toBeGreaterThan(20);
      expect(wrong, `${width} px`).toEqual([]);
    }
    expect(await tryEveryState(page, 'body')).toBeGreaterThan(3);
  });
}

test('all text of the open menu has enough contrast, with links and buttons in every state', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
  const { count, wrong } = await wrongTexts(page, '#menu');
  expect(count).toBeGreaterThan(5);
  expect(wrong).toEqual([]);
  expect(await tryEveryState(page, 'header')).toBeGreaterThan(3);
});
