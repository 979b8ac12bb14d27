import { clampChroma, converter, formatHex, wcagContrast } from 'culori';
import type { Colour, ThemeFile } from '../model/theme.ts';

type Colours = ThemeFile['colours'];

/** Two colours of which one is read on the other, and the least contrast between them (WCAG 2). */
export interface Pair {
  words: Colour;
  ground: Colour;
  least: number;
  /** Where the pair is seen. */
  where: string;
}

/** WCAG’s enhanced contrast for text, and its contrast for figures above 24 px. */
const [TEXT, FIGURE] = [7, 4.5];

const on = (ground: Colour, least: number, words: Colour, where: string): Pair => ({
  words,
  ground,
  least,
  where,
});

/** Every pair that the styles draw. `tests/colours.spec.ts` compares them with what a browser shows. */
export const PAIRS: readonly Pair[] = [
  on('cotton', TEXT, 'ink', 'text on pages'),
  on('cotton', TEXT, 'laterite', 'the current link of the menu'),
  on('laterite', TEXT, 'cotton', 'text on the sky of this colour'),
  on('laterite', FIGURE, 'signal', 'figures on the sky of this colour'),
  on('tarp', TEXT, 'cotton', 'text on the sky of this colour'),
  on('tarp', FIGURE, 'signal', 'figures on the sky of this colour'),
  on('ink', TEXT, 'cotton', 'the footer'),
  on('ink', TEXT, 'signal', 'buttons on the last block of a page'),
  on('signal', TEXT, 'ink', 'buttons, and the last block of a page'),
  on('sea', TEXT, 'cotton', 'text beside the map'),
  on('sea', FIGURE, 'signal', 'figures below the map'),
  on('land', TEXT, 'cotton', 'names on the map'),
  on('land', FIGURE, 'signal', 'figures below the map'),
  on('jute', TEXT, 'ink', 'text over shadows, names on the map'),
  on('jute-deep', TEXT, 'ink', 'names on the map'),
  on('signal-deep', TEXT, 'ink', 'text over shadows on signal'),
];

/** A pair that cannot be read, and the nearest colour that mends it. */
export interface WeakPair extends Pair {
  contrast: number;
  remedy?: { name: Colour; value: string } | undefined;
}

/** The pairs below their least contrast. */
export const weakPairs = (colours: Colours): WeakPair[] =>
  PAIRS.filter((pair) => !passes(pair, colours)).map((pair) => ({
    ...pair,
    contrast: contrastOf(pair, colours),
    remedy: nearest(pair, colours),
  }));

const contrastOf = ({ words, ground }: Pair, colours: Colours) =>
  wcagContrast(colours[words], colours[ground]);
const passes = (pair: Pair, colours: Colours) => contrastOf(pair, colours) >= pair.least;

const toOklch = converter('oklch');
/** Steps of lightness, from 0 to 1: finer ones are not seen. */
const STEP = 0.002;

/**
 * The least change of lightness, in OKLCH, that lets the pair pass: of either colour, and where possible without
 * making another pair of that colour fail.
 */
function nearest(pair: Pair, colours: Colours): WeakPair['remedy'] {
  const mended = (pairs: (name: Colour) => readonly Pair[]) => {
    for (let change = STEP; change < 1; change += STEP) {
      for (const name of [pair.words, pair.ground]) {
        for (const sign of [-1, 1]) {
          const value = lighter(colours[name], sign * change);
          if (pairs(name).every((other) => passes(other, { ...colours, [name]: value })))
            return { name, value };
        }
      }
    }
    return undefined;
  };
  return (
    mended((name) => PAIRS.filter(({ words, ground }) => words === name || ground === name)) ??
    mended(() => [pair])
  );
}

function lighter(colour: string, change: number): string {
  const { l, ...rest } = toOklch(colour)!;
  return formatHex(clampChroma({ ...rest, l: Math.min(Math.max(l + change, 0), 1) }, 'oklch'));
}
