import sharp from 'sharp';
import { expect, test } from 'vitest';
import { loadFixturePage } from '../../../tests/support/fixture-pages.ts';
import type { PageContent } from '../../content/pages/page.ts';
import { EMPTY_SLOT } from '../../theme/logo.ts';
import { fontFile, readFont } from '../../theme/typefaces.ts';
import { cardAddress, cardContentOf, legibleContent } from './card-content.ts';
import { drawCard } from './draw-card.tsx';
import { drawingsOf, placeDrawings, tallestWithin } from './drawings.ts';
import { hasLetters, lineWidth, type Typeface, textToPath } from './text-to-path.ts';
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

test('a card shows no soft hyphens, which no typeface draws', () => {
  const hero = { type: 'number-hero', tone: 'ink', title: 'Sonder\u00ADbau', number: '1', published: true };
  const page = { title: 'A page', blocks: [hero] } as unknown as PageContent;
  expect(cardContentOf(page)).toEqual({ tone: 'ink', title: 'Sonderbau', number: '1' });
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

test('a title is as large as its room allows', () => {
  // Twelve letters of half their height in 500 pixels: 80 is the largest size of which they fit.
  expect(fitTitle(typeface, 'abcdefghijkl', { width: 500, height: 240 })).toEqual({
    lines: ['abcdefghijkl'],
    size: 80,
    lineHeight: 88,
    height: 88,
    isWhole: true,
  });
  // Three lines of 1.1 times their size.
  expect(fitTitle(typeface, 'a\nb\nc', { width: 500, height: 250 })).toMatchObject({ size: 72 });
  expect(fitTitle(typeface, 'a\nb\nc', { width: 500, height: 265 })).toMatchObject({ size: 80 });
});

test('a title that does not fit in any size has the smallest', () => {
  expect(fitTitle(typeface, 'x'.repeat(100), { width: 100, height: 240 })).toMatchObject({ size: 36 });
});

test('a title may fill its room to the edge, every line of it', () => {
  const edge = { width: 12 * 0.5 * 84, height: 84 * 1.1 };
  expect(fitTitle(typeface, 'abcdefghijkl', edge)).toMatchObject({ size: 84 });
  expect(fitTitle(typeface, 'a\nabcdefghijklm', { ...edge, height: 240 })).toMatchObject({ size: 76 });
});

test('words stay on one line while they fit', () => {
  // Of the largest size, 23 letters fit into the width.
  expect(fitTitle(typeface, 'one two three four five six', room).lines).toEqual([
    'one two three four five',
    'six',
  ]);
});

test('a row fills the width, its ends at the margins and the drawings evenly apart', () => {
  const drawings = [100, 200, 100].map((width) => ({ width, height: 100 }));
  const placed = placeDrawings(drawings, { start: 50, width: 600, height: 100, atEnd: false });
  expect(placed.map(({ x, scale }) => [x, scale])).toEqual([
    [50, 1],
    [250, 1],
    [550, 1],
  ]);
});

test('drawings at the end stand close together at the end', () => {
  const drawings = [100, 200].map((width) => ({ width, height: 100 }));
  const placed = placeDrawings(drawings, { start: 50, width: 600, height: 50, atEnd: true });
  // At half their size, 28 pixels apart, up to 650.
  expect(placed.map(({ x, scale }) => [x, scale])).toEqual([
    [472, 0.5],
    [550, 0.5],
  ]);
});

test('drawings are no wider than the measure with gaps between them', () => {
  const drawings = [100, 300].map((width) => ({ width, height: 100 }));
  expect(tallestWithin(drawings, 428)).toBe(100);
  expect(tallestWithin([...drawings, { width: 100, height: 200 }], 556)).toBe(200);
  const [first, second] = placeDrawings(drawings, { start: 0, width: 228, height: 1000, atEnd: false });
  expect([first!.scale, second!.x]).toEqual([0.5, 78]);
});

const { context } = loadFixturePage('index.yaml');
const besley = await readFont(fontFile('@fontsource-variable/besley', ''));
const typefaces = { display: { font: besley, tracking: -0.02 }, text: { font: besley, tracking: 0 } };

/** The box around absolute path data. */
function boxOf(path: string) {
  const numbers = [...path.matchAll(/-?[\d.]+/g)].map(Number);
  const [xs, ys] = [numbers.filter((_, i) => i % 2 === 0), numbers.filter((_, i) => i % 2 === 1)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

test('a text as a path begins where it is set and is as wide as it is measured', () => {
  for (const face of Object.values(typefaces)) {
    const width = lineWidth(face, 'Crane', 100);
    const shifted = lineWidth(face, 'CraneCrane', 100) - 2 * width;
    // Between two words there is one gap more than within both.
    expect(shifted).toBeCloseTo(face.tracking * 100, 5);
    const { left, top, right, bottom } = boxOf(textToPath(face, 'Crane', 100, 50, 200));
    expect(left).toBeGreaterThanOrEqual(49);
    expect(right).toBeLessThanOrEqual(50 + width + 1);
    expect(right - left).toBeGreaterThan(width * 0.9);
    expect(bottom).toBeCloseTo(200, -1);
    expect(top).toBeLessThan(140);
  }
});

test('a typeface has the letters of a text or not; line breaks need none', () => {
  expect(hasLetters(typefaces.display, 'Crane\nworks')).toBe(true);
  expect(hasLetters(typefaces.display, 'مركبات')).toBe(false);
  expect(hasLetters(typefaces.display, 'Crane مركبات')).toBe(false);
});

test.each([
  ['index.yaml', { tone: 'laterite', illustrations: ['tanker', 'training', 'sacks'] }],
  ['about.yaml', { tone: 'tarp', number: '1956' }],
  [
    'operations.yaml',
    { tone: 'signal', illustrations: ['car', 'ambulance', 'fire-truck', 'nurse', 'lorry'] },
  ],
  ['partners.yaml', { tone: 'ink', emptySlotLabel: 'You' }],
  // Its hero comes after a picture.
  ['yard.yaml', { tone: 'ink', number: '9' }],
])('the card of %s shows its hero', (file, hero) => {
  expect(cardContentOf(loadFixturePage(file).content)).toMatchObject(hero);
});

test('a page without a hero shows its title beside the company’s logo', () => {
  const { content } = loadFixturePage('about.yaml');
  const blocks = content.blocks.filter(({ type }) => type !== 'number-hero');
  expect(cardContentOf({ ...content, blocks })).toEqual({
    tone: 'laterite',
    title: content.title,
    emptySlotLabel: undefined,
  });
});

test('the company’s logo stands alone, or beside an empty slot with its label in the middle', () => {
  const tone = 'ink' as const;
  const alone = drawingsOf({ tone, title: '', emptySlotLabel: undefined }, context, typefaces);
  expect(alone).toEqual([{ width: 64, height: 64, filled: [context.theme.logos.company.path] }]);
  const [logo, slot, ...others] = drawingsOf({ tone, title: '', emptySlotLabel: 'You' }, context, typefaces);
  expect([[logo], others]).toEqual([alone, []]);
  expect(slot).toMatchObject({ width: 64, height: 64, dashed: EMPTY_SLOT });
  const { left, right } = boxOf(slot!.label!);
  expect((left + right) / 2).toBeCloseTo(32, 0);
});

test('a number fills the height of its box', () => {
  const [drawing] = drawingsOf({ tone: 'ink', title: '', number: '65' }, context, typefaces);
  const { top, bottom, left, right } = boxOf(drawing!.filled![0]!);
  expect(top / drawing!.height).toBeCloseTo(0, 1);
  expect(bottom / drawing!.height).toBeCloseTo(1, 1);
  expect(left).toBeGreaterThan(0);
  expect(right).toBeLessThan(drawing!.width);
});

test('illustrations are whole, with the parts that are never mirrored', () => {
  const [car, parts] = drawingsOf(
    { tone: 'ink', title: '', illustrations: ['car', 'parts'] },
    context,
    typefaces,
  );
  expect([car!.filled!.length, parts!.filled!.length]).toEqual([1, 2]);
  expect(car).toMatchObject({ width: 300, height: 152 });
});

test.each(['index.yaml', 'about.yaml', 'partners.yaml', 'ar/index.yaml'])(
  'the card of %s is drawn at the size that networks ask for',
  async (file) => {
    const card = await drawCard(loadFixturePage(file), typefaces);
    const { format, width, height } = await sharp(card).metadata();
    expect([format, width, height]).toEqual(['png', 1200, 630]);
    // The hero’s colour is the background of the card.
    const { data } = await sharp(card).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const { tone } = cardContentOf(loadFixturePage(file).content);
    expect(`#${data.subarray(0, 3).toString('hex')}`).toBe(context.theme.colours[tone]);
  },
);

test('letters that the typeface lacks are not drawn', async () => {
  const page = loadFixturePage('about.yaml');
  const titled = (title: string) => {
    const blocks = page.content.blocks.map((block) =>
      block.type === 'number-hero' ? { ...block, title } : block,
    );
    return drawCard({ ...page, content: { ...page.content, blocks } }, typefaces);
  };
  expect(await titled('مركبات')).toEqual(await titled('Nile Crane Works'));
});

test('each page has a card of its own', () => {
  expect(cardAddress('about')).toBe('/cards/about.png');
});
