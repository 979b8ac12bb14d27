import { readFile } from 'node:fs/promises';
import { parse } from 'node-html-parser';
import postcss, { type Rule } from 'postcss';
import subsetFont from 'subset-font';
import { hashedAddress } from '../hashed-address.ts';
import type { LoadedPage } from '../load/page-content.ts';
import { siteStyles } from '../styles/page-styles.ts';
import { fontStyles } from '../theme/styles.ts';
import { drawPage } from './draw-page.tsx';

/** The typefaces of a language. */
export interface LanguageFonts {
  styles: string;
  /** The font files that were made for it, by their addresses. */
  files: Record<string, Buffer>;
}

/** The path of a font in a language’s styles. Visitors get only its letters for headlines. */
const LARGE_FONT = /letters:\/\/([^")]+)/g;

/** Always included, because scripts write times and the numbers of pictures later. */
const DIGITS = '0123456789';

/** The fonts of each language of the given pages, by its tag. A Chinese typeface has 20,000 characters; headlines show 200. */
export async function loadFonts(pages: LoadedPage[]): Promise<Map<string, LanguageFonts>> {
  const languages = Map.groupBy(pages, ({ context }) => context.languageTag);
  const loaded = [...languages].map(
    async ([language, pages]) =>
      [language, await fontsFor(language, () => pages.map((page) => drawPage(page, '').markup))] as const,
  );
  return new Map(await Promise.all(loaded));
}

/**
 * The fonts of a language.
 * @param markups returns the markup whose headlines they show
 */
export async function fontsFor(language: string, markups: () => string[]): Promise<LanguageFonts> {
  let styles = fontStyles(language);
  const files: LanguageFonts['files'] = {};
  const large = [...styles.matchAll(LARGE_FONT)];
  if (large.length === 0) return { styles, files };
  const selectors = headlineSelectors();
  const texts = markups().map((markup) => textsOf(markup, selectors));
  const letters = [DIGITS, ...texts].join('');
  for (const [source, file] of large) {
    const font = await subsetFont(await readFile(file!), letters, { targetFormat: 'woff2' });
    const address = hashedAddress('headlines', 'woff2', font);
    files[address] = font;
    styles = styles.replace(source, address);
  }
  return { styles, files };
}

/** The selectors of texts in the display face. */
function headlineSelectors(): string[] {
  const selectors: string[] = [];
  postcss.parse(siteStyles).walkDecls(/^font(-family)?$/, ({ value, parent }) => {
    if (!value.includes('var(--display)') || parent?.type !== 'rule') return;
    // Without states and pseudo-elements, such as `:hover` and `::after`
    selectors.push((parent as Rule).selector.replaceAll(/:[\w-]+(?![\w(-])|::[\w-]+/g, ''));
  });
  return selectors;
}

/** The texts that the given selectors match. */
function textsOf(markup: string, selectors: string[]): string {
  const document = parse(markup);
  return selectors
    .flatMap((selector) => document.querySelectorAll(selector).map(({ textContent }) => textContent))
    .join('');
}
