import { wcagContrast } from 'culori';
import type { Colour, ThemeFile } from '../schema/theme.ts';
import { type NightColour, nightColours, SKIES } from './night.ts';

/** WCAG’s enhanced contrast for text. */
const TEXT = 7;
/** WCAG’s enhanced contrast for text above 24 px. */
const LARGE_NUMBER = 4.5;

/**
 * Two colours of which one is read on the other, and the least contrast between them (WCAG 2).
 * @param where the place where the pair is used
 */
const pair = (background: Colour | NightColour, least: number, foreground: Colour, where: string) => ({
  foreground,
  background,
  least,
  where,
});

/** Every pair that the styles draw. `tests/slow/accessibility/contrast.spec.ts` compares them with what a browser shows. */
export const PAIRS = [
  pair('cotton', TEXT, 'ink', 'text on pages'),
  pair('cotton', TEXT, 'laterite', 'the current link of the menu'),
  pair('laterite', TEXT, 'cotton', 'text on sections of this colour'),
  pair('laterite', LARGE_NUMBER, 'signal', 'numbers on sections of this colour'),
  pair('tarp', TEXT, 'cotton', 'text on sections of this colour'),
  pair('tarp', LARGE_NUMBER, 'signal', 'numbers on sections of this colour'),
  pair('out-green', TEXT, 'cotton', 'goods that go out, on phones'),
  pair('ink', TEXT, 'cotton', 'the footer'),
  pair('ink', TEXT, 'signal', 'buttons on the last block of a page'),
  pair('signal', TEXT, 'ink', 'buttons, and the last block of a page'),
  pair('sea', TEXT, 'cotton', 'text beside the map'),
  pair('sea', LARGE_NUMBER, 'signal', 'numbers below the map'),
  pair('land', TEXT, 'cotton', 'names on the map'),
  pair('land', LARGE_NUMBER, 'signal', 'numbers below the map'),
  pair('jute', TEXT, 'ink', 'text over shadows, names on the map'),
  pair('jute-deep', TEXT, 'ink', 'names on the map'),
  pair('signal-deep', TEXT, 'ink', 'text over shadows on signal'),
  ...SKIES.flatMap((sky) => [
    pair(`night-${sky}`, TEXT, 'cotton', 'text on this colour at night'),
    pair(`night-${sky}`, LARGE_NUMBER, 'signal', 'numbers on this colour at night'),
  ]),
];

/** The pairs below their least contrast, with the contrast that they have. */
export function weakPairs(colours: ThemeFile['colours']) {
  const all = { ...colours, ...nightColours(colours) };
  return PAIRS.map((pair) => ({
    ...pair,
    contrast: wcagContrast(all[pair.foreground], all[pair.background]),
  })).filter(({ contrast, least }) => contrast < least);
}
