import { expect, test } from 'vitest';
import { paginate } from './paginate.ts';

const plain = { vehicles: [], goods: [] };
const listed = { vehicles: [], goods: [{ name: 'Coffee', text: 'Green beans.' }] };

test.each([
  ['three plain sections fill a page', [plain, plain, plain, plain], [3, 1]],
  ['a list takes the room of a second section', [plain, listed, plain, listed], [2, 2]],
  ['two lists do not share a page', [listed, listed], [1, 1]],
  ['what does not fit begins a page, in order', [plain, plain, listed, plain], [2, 2]],
  ['no section needs no page', [], []],
])('%s', (_name, sections, sizes) => {
  const pages = paginate(sections);
  expect(pages.flat()).toEqual(sections);
  expect(pages.map((page) => page.length)).toEqual(sizes);
});
