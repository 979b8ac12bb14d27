import { expect, test } from 'vitest';
import { legibleContent } from './card-content.ts';
import { placeDrawings } from './drawings.ts';
import type { Typeface } from './text-to-path.ts';
import { fitTitle } from './title.ts';

/** A typeface whose letters are all half as wide as they are high. */
const typeface = {
  tracking: 0,
  font: {
    unitsPerEm: 1000,
    layout: (text: string) => ({ glyphs: [...text], advanceWidth: text.length * 500 }),
  },
} as unknown as Typeface;

const room = { width: 1000, height: 240 };

test('a short title keeps its author’s lines, in the largest size', () => {
  expect(fitTitle(typeface, 'In.\nOut.', room)).toMatchObject({ lines: ['In.', 'Out.'], size: 84 });
});

test('a long title is broken between words and made smaller until it fits', () => {
  const title = 'The longest title that a page may have, '.repeat(2).trim();
  const { lines, size, height } = fitTitle(typeface, title, room);
  expect(lines.join(' ')).toBe(title);
  expect(height).toBeLessThanOrEqual(room.height);
  for (const line of lines) expect(line.length * 0.5 * size).toBeLessThanOrEqual(room.width);
});

test('a word that is too long for the room makes the title smaller', () => {
  const { size } = fitTitle(typeface, 'Kraftfahrzeughaftpflichtversicherung', room);
  expect(36 * 0.5 * size).toBeLessThanOrEqual(room.width);
});

test('what our typefaces cannot set is left out, and the company’s name stands for the title', () => {
  const isLatin = (text: string) => /^[ -~]*$/.test(text);
  const tone = 'tarp' as const;
  expect(legibleContent({ tone, title: 'مركبات', illustrations: ['car'] }, 'Company', isLatin)).toEqual({
    tone,
    title: 'Company',
    illustrations: ['car'],
  });
  expect(legibleContent({ tone, title: 'Since', number: '١٩٤٨' }, 'Company', isLatin)).toEqual({
    tone,
    title: 'Since',
    emptySlotLabel: undefined,
  });
  expect(legibleContent({ tone, title: 'Next', emptySlotLabel: 'Yours' }, 'Company', isLatin)).toEqual({
    tone,
    title: 'Next',
    emptySlotLabel: 'Yours',
  });
});

test('drawings stand within the measure, however many and however wide', () => {
  const at = { start: 64, width: 1072, height: 200 };
  for (const atEnd of [true, false]) {
    for (const count of [1, 2, 5]) {
      const placed = placeDrawings(Array(count).fill({ width: 300, height: 152 }), { ...at, atEnd });
      const last = placed.at(-1)!;
      expect(placed[0]!.x).toBeGreaterThanOrEqual(63.9);
      expect(last.x + last.width * last.scale).toBeLessThanOrEqual(1136.1);
      expect(last.height * last.scale).toBeLessThanOrEqual(200);
    }
  }
});
