import type { Page } from '@playwright/test';
import { wcagContrast } from 'culori';
import { paintedTexts } from '../support/texts.ts';

/** Texts of at least this size, in pixels, need less contrast. */
const LARGE = 24;

/** Texts under an element whose contrast with their ground is below AAA: 7 to 1, and 4.5 to 1 for large ones. */
export async function faintTexts(page: Page, within: string) {
  const texts = await paintedTexts(page, within);
  const measured = texts.map(({ text, words, ground, size }) => ({
    text,
    ratio: Math.round(wcagContrast(words, ground) * 10) / 10,
    least: size >= LARGE ? 4.5 : 7,
  }));
  return { measured: measured.length, faint: measured.filter(({ ratio, least }) => ratio < least) };
}
