import { expect, test } from 'vitest';
import { formatPath, type Path, textsIn } from './path.ts';

const page = { title: 'Page', blocks: [{ type: 'call-to-action' }, { type: 'timeline', entries: [{}, {}] }] };

test.each<[string, Path]>([
  ['', []],
  ['`title`', ['title']],
  ['`blocks`', ['blocks']],
  ['block 1 (call-to-action)', ['blocks', 0]],
  ['block 2 (timeline), `title`', ['blocks', 1, 'title']],
  ['block 2 (timeline), entry 2, `year`', ['blocks', 1, 'entries', 1, 'year']],
  ['block 3, `type`', ['blocks', 2, 'type']],
  ['`header`, link 1, `to`', ['header', 'links', 0, 'to']],
  ['area 2, `text`', ['areas', 1, 'text']],
  ['service 2', ['services', 1]],
  ['series of ten 1', ['series of tens', 0]],
  ['entry 2', [1]],
])('“%s” for %j', (text, path) => {
  expect(formatPath(path, page)).toBe(text);
});

test('a file without content still has places', () => {
  expect(formatPath(['blocks', 0, 'title'], null)).toBe('block 1, `title`');
  expect(formatPath(['blocks', 0, 'title'], { blocks: null })).toBe('block 1, `title`');
});

test('every text of a file is found, with its path', () => {
  const file = { title: 'One', year: 1948, none: null, blocks: [{ items: ['Two', 3] }, 'Three'] };
  expect([...textsIn(file)]).toEqual([
    { text: 'One', path: ['title'] },
    { text: 'Two', path: ['blocks', 0, 'items', 0] },
    { text: 'Three', path: ['blocks', 1] },
  ]);
});

test.each([[undefined], [null], [7]])('%s holds no text', (value) => {
  expect([...textsIn(value)]).toEqual([]);
});
