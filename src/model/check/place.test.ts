import { expect, test } from 'vitest';
import { type Path, placeInWords } from './place.ts';

const page = { title: 'Page', blocks: [{ type: 'closing' }, { type: 'timeline', entries: [{}, {}] }] };

test.each<[string, Path]>([
  ['', []],
  ['`title`', ['title']],
  ['`blocks`', ['blocks']],
  ['block 1 (closing)', ['blocks', 0]],
  ['block 2 (timeline), `title`', ['blocks', 1, 'title']],
  ['block 2 (timeline), entry 2, `year`', ['blocks', 1, 'entries', 1, 'year']],
  ['block 3, `type`', ['blocks', 2, 'type']],
  ['`header`, link 1, `to`', ['header', 'links', 0, 'to']],
  ['area 2, `text`', ['areas', 1, 'text']],
])('“%s” for %j', (words, path) => {
  expect(placeInWords(path, page)).toBe(words);
});

test('a file without content still has places', () => {
  expect(placeInWords(['blocks', 0, 'title'], null)).toBe('block 1, `title`');
  expect(placeInWords(['blocks', 0, 'title'], { blocks: null })).toBe('block 1, `title`');
});
