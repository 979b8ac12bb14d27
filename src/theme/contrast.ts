import { wcagContrast } from 'culori';
import type { Colour, ThemeFile } from '../schema/theme.ts';
import { type NightColour, nightColours, SKIES } from './night.ts';

/** WCAG’s enhanced contrast for text, and its contrast for numbers above 24 px. */
const [TEXT, LARGE_NUMBER] = [7, 4.5];

/**
 * Two colours of which one is read on the other, and the least contrast between them (WCAG 2).
 * @param where the place where the pair is used
 */
const on = (background: Colour | NightColour, least: number, foreground: Colour, where: string) => ({
  foreground,
  background,
  least,
  where,
});

/** Every pair that the styles draw. `tests/slow/accessibility/contrast.spec.ts` compares them with what a browser shows. */
export const PAIRS = [
  on('cotton', TEXT, 'ink', 'text on pages'),
  on('cotton', TEXT, 'laterite', 'the current link of the menu'),
  on('laterite', TEXT, 'cotton', 'text on sections of this colour'),
  on('laterite', LARGE_NUMBER, 'signal', 'numbers on sections of this colour'),
  on('tarp', TEXT, 'cotton', 'text on sections of this colour'),
  on('tarp', LARGE_NUMBER, 'signal', 'numbers on sections of this colour'),
  on('out-green', TEXT, 'cotton', 'goods that go out, on phones'),
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
  ...SKIES.flatMap((sky) => [
    on(`night-${sky}`, TEXT, 'cotton', 'text on this colour at night'),
    on(`night-${sky}`, LARGE_NUMBER, 'signal', 'numbers on this colour at night'),
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
