import type { Font } from 'fontkit';
import type { LanguageTypefaces, ThemeFile } from '../content/theme.ts';
import { FONTS_AFTER_PAINT, headlinesFileOf, PAINT_TIME } from './fonts.ts';
import {
  fontFile,
  fontFileFor,
  isSquare,
  type Metrics,
  measure,
  readFont,
  TEXT_WEIGHTS,
} from './typefaces.ts';

interface FallbackFont {
  local: string[];
  weight: number;
  /** The greatest weight that it is the fallback for, where it is more than one. */
  upTo?: number;
  letter: number;
}

/**
 * Local fonts that are shown until a font arrives, sized to its widths and heights so that nothing moves. `letter` is
 * the mean width of their letters in the texts for which we use the weight, in parts of the size: our headlines,
 * sentences, menu and buttons were measured.
 */
const FALLBACK_FONTS: Record<'display' | 'text', FallbackFont[]> = {
  display: [
    { local: ['Noto Serif Bold'], weight: 700, letter: 0.50777 },
    { local: ['Georgia Bold'], weight: 700, letter: 0.51489 },
    { local: ['Times New Roman Bold', 'Liberation Serif Bold'], weight: 700, letter: 0.42941 },
  ],
  text: [
    { local: ['Arial', 'Liberation Sans'], weight: 400, upTo: 500, letter: 0.4422 },
    { local: ['Arial Bold', 'Liberation Sans Bold'], weight: 600, letter: 0.46524 },
    // Old Androids have a file of the bold weight; new ones have one file, and draw it as bold as it is asked for.
    { local: ['Roboto'], weight: 400, upTo: 500, letter: 0.43964 },
    { local: ['Roboto Bold', 'Roboto'], weight: 600, letter: 0.43816 },
  ],
};

/** The width of a four-digit number in mean digit widths, tracking included. It sizes a number that fills the container. */
const FOUR_DIGITS = 3.78;

/** Their names are short, because every page contains them. */
const FALLBACKS = {
  'display-fallback': 'D2,D3,D4,serif',
  'text-fallback': 'T2,T3,system-ui,sans-serif',
};
/** The characters that languages in other scripts take from the site’s own typeface; quotation marks and dashes are from theirs. */
const LATIN = 'U+20-7E';
const NOT_LATIN = 'U+7F-10FFFF';
const LATIN_FALLBACKS = 'L2,L3,L4';
const FALLBACK_FAMILIES = { display: 'var(--display-fallback)', text: 'var(--text-fallback)' };
const FAMILIES = {
  display: `Display,${FALLBACK_FAMILIES.display}`,
  text: `Text,${FALLBACK_FAMILIES.text}`,
};

/** The theme as a style sheet: font faces, their fallbacks, and the values that other styles refer to. */
export async function themeStyles({ colours, typefaces }: ThemeFile, folder: string): Promise<string> {
  const display = await measure(fontFile(typefaces.display.font, folder), typefaces.display.weight);
  const text = fontFile(typefaces.text.font, folder);
  const properties = {
    ...colours,
    // At this line height, the baseline is exactly on the box’s lower edge, so that digits are on the horizon.
    'standing-line': round(display.ascent - display.descent, 3),
    'four-digits': round(display.digit * FOUR_DIGITS, 2),
  };
  const rules = [
    face('Display', 'url("./display.woff2")format("woff2")', 700),
    face('Text', 'url("./text.woff2")format("woff2")', `${TEXT_WEIGHTS.min} ${TEXT_WEIGHTS.max}`),
    ...displayFallbacks('D', display),
  ];
  for (const fallback of FALLBACK_FONTS.text) {
    const family = fallback.local.includes('Roboto') ? 'T3' : 'T2';
    rules.push(fallbackFace(family, fallback, await measure(text, fallback.weight)));
  }
  if (Object.keys(typefaces.languages).length > 0) rules.push(...displayFallbacks('L', display, LATIN));
  for (const [language, own] of Object.entries(typefaces.languages)) {
    const file = await fontFileFor(language, own.display.font, own.display.weight, folder);
    rules.push(languageStyles(language, own, await readFont(file), display));
  }
  /** The languages that are set in the site’s own typefaces. */
  const others = `:root${Object.keys(typefaces.languages)
    .map((language) => `:not(:lang(${language}))`)
    .join('')}`;
  rules.push(
    `@layer tokens{:root{${declare(properties)}}${others}{${declare({ ...FALLBACKS, ...FAMILIES })}}`,
    `@media ${FONTS_AFTER_PAINT}{${others}{${declare(FALLBACK_FAMILIES)}animation:fonts 1ms ${PAINT_TIME} forwards}}}`,
    `@keyframes fonts{from,to{${declare(FAMILIES)}}}`,
  );
  return rules.join('\n');
}

/**
 * The styles of a language in another script: headlines in its typeface, with ours for digits and Latin letters, and texts in
 * that of the device. Only pages in that language keep them (`src/styles/page-styles.ts`). Joined scripts have no letter
 * spacing, Chinese has no negative one, and digits and Latin words have a little space around them.
 */
function languageStyles(
  language: string,
  { display, text }: LanguageTypefaces,
  font: Font,
  { ascent, descent }: Metrics,
): string {
  const root = `:root:lang(${language})`;
  const family = `"Display ${language}"`;
  const size = `size-adjust:${percent(display.size)}`;
  const start = `@font-face{font-family:${family};src:url("./${headlinesFileOf(language)}")format("woff2");font-weight:700;${size};`;
  // Square letters break lines at the same places in every typeface, so a late font moves nothing. With other letters it
  // would move the page: the font is used if it is there in time or on the device, else the device’s font stays.
  const swaps = isSquare(font, language);
  const device = `"Display ${language}-2"`;
  const range = `unicode-range:${NOT_LATIN}`;
  const face = swaps
    ? `${start}${heights({ ascent, descent }, display.size)};font-display:swap}`
    : `${start}font-display:optional;${range}}@font-face{font-family:${device};src:local("${font.familyName} Bold");font-weight:700;${size};${range}}`;
  // A phone that has the typeface does not fetch it.
  const [own, ownOfPhone] = swaps ? [family, family] : [`${family},${device}`, `${device},${family}`];
  // The viewer’s captions are in the device’s typeface: ours has the characters of the pages’ headlines alone.
  const sans = 'system-ui,sans-serif';
  const late = {
    display: `${swaps ? '' : `${ownOfPhone},`}${LATIN_FALLBACKS},serif`,
    'number-face': `${LATIN_FALLBACKS},serif`,
  };
  // Large numbers use the baseline of the first typeface.
  const complete = (families: string) => ({
    display: `${families},Display,${LATIN_FALLBACKS},serif`,
    'number-face': `Display,${LATIN_FALLBACKS},${families},serif`,
  });
  return [
    face,
    `@layer tokens{${root}{${declare({ 'headline-line': display.lineHeight, 'h1-width': display.widen, 'caption-face': sans, text: sans, ...complete(own) })}}`,
    `@media ${FONTS_AFTER_PAINT}{${root}{${declare(late)}animation:fonts-${language} 1ms ${PAINT_TIME} forwards}}}`,
    `@keyframes fonts-${language}{from,to{${declare(complete(ownOfPhone))}}}`,
    `@layer modes{${root} :is(h1,h2,h3){line-height:var(--headline-line)}`,
    `${root} :is(body,figcaption){line-height:${text.lineHeight};line-break:strict;text-autospace:normal}`,
    `${root} :is(h1,h2,h3,p,dd,a,label,strong){letter-spacing:0}`,
    // Closer lines on paper, so that a page takes no more sheets than in English.
    `@media print{${root} :is(body,figcaption){line-height:${Math.min(text.lineHeight, 1.45)}}}}`,
  ].join('\n');
}

/** Declarations of custom properties. */
const declare = (properties: Record<string, string | number>) =>
  Object.entries(properties)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');

const round = (value: number, decimals: number) => Number(value.toFixed(decimals));
const percent = (value: number) => `${round(value * 100, 1)}%`;

const face = (family: string, src: string, weight: number | string) =>
  `@font-face{font-family:${family};src:${src};font-weight:${weight};font-display:swap}`;

/** @param range the characters that they are for, where not for all */
const displayFallbacks = (family: string, display: Metrics, range?: string) =>
  FALLBACK_FONTS.display.map((fallback, i) => fallbackFace(`${family}${i + 2}`, fallback, display, range));

function fallbackFace(
  family: string,
  { local, weight, upTo, letter }: FallbackFont,
  metrics: Metrics,
  range?: string,
): string {
  const src = local.map((name) => `local("${name}")`).join(',');
  const size = metrics.letter / letter;
  return (
    `@font-face{font-family:${family};src:${src};font-weight:${upTo ? `${weight} ${upTo}` : weight};size-adjust:${percent(size)};` +
    `${heights(metrics, size)}${range ? `;unicode-range:${range}` : ''}}`
  );
}

/** Gives a face the heights of another. @param size the face’s own adjustment */
const heights = ({ ascent, descent }: Pick<Metrics, 'ascent' | 'descent'>, size: number) =>
  `ascent-override:${percent(ascent / size)};descent-override:${percent(descent / size)}`;
