import { clampChroma, converter, formatHex, wcagContrast } from 'culori';
import type { Colour, ThemeFile } from '../schema/theme.ts';

type Colours = ThemeFile['colours'];

/** Two colours of which one is read on the other, and the least contrast between them (WCAG 2). */
export interface Pair {
  foreground: Colour;
  background: Colour;
  least: number;
  /** The place where the pair is used. */
  where: string;
}

/** WCAG’s enhanced contrast for text, and its contrast for numbers above 24 px. */
const [TEXT, LARGE_NUMBER] = [7, 4.5];

const on = (background: Colour, least: number, foreground: Colour, where: string): Pair => ({
  foreground,
  background,
  least,
  where,
});

/** Every pair that the styles draw. `tests/accessibility/contrast.spec.ts` compares them with what a browser shows. */
export const PAIRS: readonly Pair[] = [
  on('cotton', TEXT, 'ink', 'text on pages'),
  on('cotton', TEXT, 'laterite', 'the current link of the menu'),
  on('laterite', TEXT, 'cotton', 'text on sections of this colour'),
  on('laterite', LARGE_NUMBER, 'signal', 'numbers on sections of this colour'),
  on('tarp', TEXT, 'cotton', 'text on sections of this colour'),
  on('tarp', LARGE_NUMBER, 'signal', 'numbers on sections of this colour'),
  on('out-green', TEXT, 'cotton', 'what goes out, on phones'),
  on('ink', TEXT, 'cotton', 'the footer'),
  on('ink', TEXT, 'signal', 'buttons on the last block of a page'),
  on('signal', TEXT, 'ink', 'buttons, and the last block of a page'),
  on('sea', TEXT, 'cotton', 'text beside the map'),
  on('sea', LARGE_NUMBER, 'signal', 'numbers below the map'),
  on('land', TEXT, 'cotton', 'names on the map'),
  on('land', LARGE_NUMBER, 'signal', 'numbers below the map'),
  on('jute', TEXT, 'ink', 'text over shadows, names on the map'),
  on('jute-deep', TEXT, 'ink', 'names on the map'),
  on('signal-deep', TEXT, 'ink', 'text over shadows on signal'),
];

/** A pair that cannot be read, and the nearest colour that mends it. */
interface WeakPair extends Pair {
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

const contrastOf = ({ foreground, background }: Pair, colours: Colours) =>
  wcagContrast(colours[foreground], colours[background]);
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
      for (const name of [pair.foreground, pair.background]) {
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
    mended((name) =>
      PAIRS.filter(({ foreground, background }) => foreground === name || background === name),
    ) ?? mended(() => [pair])
  );
}

function lighter(colour: string, change: number): string {
  const { l, ...rest } = toOklch(colour)!;
  return formatHex(clampChroma({ ...rest, l: Math.min(Math.max(l + change, 0), 1) }, 'oklch'));
}
