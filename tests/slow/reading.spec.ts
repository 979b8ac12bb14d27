/** Protects readers from texts that are cut or covered: on any screen, enlarged, with wide spacing or long words. */
import { expect, type Page, test } from '@playwright/test';
import { COMPLETE, loadFonts } from '../support/complete.ts';
import { arabicNavigation, blockOf, navigation, PATHS, readPage } from '../support/content.ts';
import { expectNothingLost } from '../support/reading.ts';

/** How many letters a label may have. Other texts may have words that are longer than the line of a phone. */
const LIMITS = Object.fromEntries([
  ...[navigation, arabicNavigation].flatMap(({ labels: { whatsapp, email, soon, directions } }) =>
    [whatsapp, email, soon, ...Object.values(directions)].map((label) => [label, 20]),
  ),
  ...['index', 'ar/index'].flatMap((name) => {
    const { day, night } = blockOf(readPage(name), 'home-hero').localTime!;
    return [day, night].map((label) => [label, 30]);
  }),
  ...blockOf(readPage('ar/index'), 'timeline').entries.map(({ label }) => [label, 12]),
]);
const LONG_WORD = 'Rohkaffeeausfuhrgenehmigungsverfahren';

/** Sets the text spacing of a reader: https://www.w3.org/WAI/WCAG22/Understanding/text-spacing */
const setTextSpacing = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
      p { margin-block-end: 2em !important }`);
    document.adoptedStyleSheets.push(sheet);
  });

/** Texts with a line of more than 80 characters, or justified. WCAG 1.4.8 forbids both, because they are hard to read. */
const hardLines = (page: Page) =>
  page.locator('p, li, dd, figcaption').evaluateAll((all) =>
    all
      .filter((block) => block.checkVisibility())
      .flatMap((block) => {
        const lengths = new Map<number, number>();
        const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          for (let i = 0; i < node.textContent!.length; i++) {
            range.setStart(node, i);
            range.setEnd(node, i + 1);
            const { width, bottom } = range.getBoundingClientRect();
            const line = Math.round(bottom);
            if (width > 0) lengths.set(line, (lengths.get(line) ?? 0) + 1);
          }
        }
        const isJustified = getComputedStyle(block).textAlign === 'justify';
        return isJustified || Math.max(0, ...lengths.values()) > 80 ? block.textContent : [];
      }),
  );

for (const path of [...PATHS, '/yard', '/ar', '/ar/yard']) {
  test(`${path} loses nothing on any screen, at 400 % zoom or with a reader’s own text spacing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.goto(path);
    expect(await hardLines(page), 'lines that are too long to read').toEqual([]);
    await expectNothingLost(page, [320, 390, 768, 1280]);
    await expectNothingLost(page, [320], 200);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(
      page.getByRole('banner'),
      'the header leaves the small window to the text',
    ).not.toBeInViewport();

    await page.evaluate(() => scrollTo(0, 0));
    await setTextSpacing(page);
    await expectNothingLost(page, [320, 390, 768, 1280]);
  });

  test(`${path} loses nothing with a word that is longer than a line in each text`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(COMPLETE);
    await loadFonts(page);
    await page.evaluate(
      ([word, limits]) => {
        const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          // Years in words are short, too, and names that must not be divided, and names of languages.
          if (node.parentElement!.closest('svg, script, bdi, main > a, :has(> [data-text])')) continue;
          // On each side of a time: the line with it has at most 30 letters.
          const side = node.parentElement!.matches('span:has(> time)') ? 12 : undefined;
          const limit = limits[node.textContent!.trim()] ?? side;
          node.textContent = limit ? word.slice(0, limit) : node.textContent!.replace(/\p{L}{4,}/u, word);
        }
      },
      [LONG_WORD, LIMITS] as const,
    );
    await expectNothingLost(page, [320, 390, 600, 768, 992, 1280, 1920, 2560]);
  });
}

test('the line with the time loses nothing where its three labels are as long as they may be', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-22T21:00+03:00');
  await page.goto('/');
  await page.locator('[data-local-time]').evaluate(
    (line, label) => {
      const [times, , night] = line.querySelectorAll(':scope > :not([aria-hidden])');
      times!.textContent = `${label} ${label}`;
      night!.textContent = label;
    },
    LONG_WORD.slice(0, 30),
  );
  await expectNothingLost(page, [320, 390, 600, 768, 1000, 1280]);
  await expectNothingLost(page, [640, 740, 844], 360);
});
