import { expect, test } from 'vitest';
import { changedPath, merge } from './merge.ts';

const base = { name: 'One', contact: { telephone: '1', email: 'a' } };

test('changes of different fields are both kept', () => {
  const mine = { ...base, contact: { telephone: '2', email: 'a' } };
  const theirs = { name: 'Two', contact: { telephone: '1', email: 'b', street: 'Road' } };
  expect(merge({ base, mine, theirs })).toEqual({
    value: { name: 'Two', contact: { telephone: '2', email: 'b', street: 'Road' } },
    conflicts: [],
  });
});

test('where both changed a field in the same way, there is nothing to ask', () => {
  const mine = { ...base, name: 'Two' };
  expect(merge({ base, mine, theirs: { ...mine } })).toEqual({ value: mine, conflicts: [] });
});

test('a field that both changed is asked about with both values, and stays mine until then', () => {
  const mine = { ...base, name: 'Two' };
  const theirs = { ...base, name: 'Three' };
  const conflict = { path: ['name'], mine: 'Two', theirs: 'Three' };
  expect(merge({ base, mine, theirs })).toEqual({ value: mine, conflicts: [conflict] });
  expect(merge({ base, mine, theirs }, [{ ...conflict, take: 'theirs' }])).toEqual({
    value: theirs,
    conflicts: [],
  });
  expect(merge({ base, mine, theirs }, [{ ...conflict, take: 'mine' }]).conflicts).toEqual([]);
  // Meanwhile theirs is another one than was answered to.
  const later = { ...base, name: 'Four' };
  expect(merge({ base, mine, theirs: later }, [{ ...conflict, take: 'mine' }]).conflicts).toHaveLength(1);
});

test('a field that one side removed goes; one that the other side changed is asked about', () => {
  expect(merge({ base: { a: 1, b: 2 }, mine: { b: 2 }, theirs: { a: 1, b: 3 } }).value).toEqual({ b: 3 });
  expect(merge({ base: { a: 1 }, mine: {}, theirs: { a: 2 } }).conflicts).toEqual([
    { path: ['a'], mine: undefined, theirs: 2 },
  ]);
});

test('where it is not known what it was, every difference is asked about', () => {
  const mine = { name: 'Two', contact: { telephone: '1', email: 'b' } };
  expect(merge({ base: undefined, mine, theirs: base })).toEqual({
    value: mine,
    conflicts: [
      { path: ['name'], mine: 'Two', theirs: 'One' },
      { path: ['contact', 'email'], mine: 'b', theirs: 'a' },
    ],
  });
});

const entry = (year: string, title = year) => ({ year, title });

test('an entry that was added and one that was changed elsewhere are both in the list', () => {
  const [one, two] = [entry('1948'), entry('1990')];
  const merged = merge({
    base: { entries: [one, two] },
    mine: { entries: [one, two, entry('2024')] },
    theirs: { entries: [entry('1948', 'Sudan'), two] },
  });
  expect(merged).toEqual({
    value: { entries: [entry('1948', 'Sudan'), two, entry('2024')] },
    conflicts: [],
  });
});

test('neighbours, and different fields of one entry, do not get in each other’s way', () => {
  const [one, two] = [entry('1948'), entry('1990')];
  const mine = [entry('1948', 'Mine'), entry('1991', '1990')];
  const theirs = [one, entry('1990', 'Theirs')];
  expect(merge({ base: [one, two], mine, theirs })).toEqual({
    value: [entry('1948', 'Mine'), entry('1991', 'Theirs')],
    conflicts: [],
  });
  expect(merge({ base: [one], mine: [entry('1948', 'A')], theirs: [entry('1948', 'B')] }).conflicts).toEqual([
    { path: [0, 'title'], mine: 'A', theirs: 'B' },
  ]);
});

test.each([
  ['entries changed places', [entry('2'), entry('1')], [entry('1', 'A'), entry('2')]],
  [
    'entries were added at the same place',
    [entry('1'), entry('3'), entry('2')],
    [entry('1'), entry('4'), entry('2')],
  ],
  ['an entry was removed that was changed', [entry('2')], [entry('1', 'A'), entry('2')]],
])('where %s, the whole list is asked about, and nothing is mixed', (_what, theirs, mine) => {
  const merged = merge({
    base: { list: [entry('1'), entry('2')] },
    mine: { list: mine },
    theirs: { list: theirs },
  });
  expect(merged).toEqual({ value: { list: mine }, conflicts: [{ path: ['list'], mine, theirs }] });
});

test('a block does not take over fields of a block of another type', () => {
  const [base, mine, theirs] = [
    [{ type: 'a', title: '1' }],
    [{ type: 'a', title: '2' }],
    [{ type: 'b', title: '1' }],
  ];
  expect(merge({ base, mine, theirs }).conflicts).toEqual([{ path: [], mine, theirs }]);
});

const BASE = { title: 'Yard', contact: { email: 'a@b.example', phone: '1' }, list: ['a'] };

test.each<[string, unknown, unknown, unknown]>([
  ['what only I changed', { ...BASE, title: 'Quay' }, BASE, { ...BASE, title: 'Quay' }],
  ['what only they changed', BASE, { ...BASE, title: 'Quay' }, { ...BASE, title: 'Quay' }],
  [
    'mine where both changed it',
    { ...BASE, title: 'Quay' },
    { ...BASE, title: 'Gate' },
    { ...BASE, title: 'Quay' },
  ],
  [
    'both, where we changed different fields',
    { ...BASE, contact: { ...BASE.contact, phone: '2' } },
    { ...BASE, contact: { ...BASE.contact, email: 'c@d.example' } },
    { ...BASE, contact: { email: 'c@d.example', phone: '2' } },
  ],
  ['what they added', { ...BASE, title: 'Quay' }, { ...BASE, more: 1 }, { ...BASE, title: 'Quay', more: 1 }],
  [
    'not what I removed',
    { title: 'Yard', list: ['a'] },
    { ...BASE, list: ['b'] },
    { title: 'Yard', list: ['b'] },
  ],
  [
    'a list of mine as a whole',
    { ...BASE, list: ['a', 'b'] },
    { ...BASE, list: [] },
    { ...BASE, list: ['a', 'b'] },
  ],
])('two versions make %s', (_, mine, theirs, both) => {
  expect(merge({ base: BASE, mine, theirs }).value).toEqual(both);
});

test.each<[unknown, (string | number)[] | undefined]>([
  [BASE, undefined],
  [{ ...BASE, title: '' }, ['title']],
  [{ ...BASE, list: ['b'] }, ['list', 0]],
  [{ ...BASE, list: ['b', 'c'] }, ['list']],
  [{ ...BASE, contact: { email: '', phone: '' } }, ['contact']],
  [{ ...BASE, title: '', list: [] }, []],
  [undefined, []],
])('%j changed at %j', (after, path) => {
  expect(changedPath(BASE, after)).toEqual(path);
});

test('what both have stays the very object that is here, so that nothing counts as changed', () => {
  const mine = { blocks: [{ type: 'a' }] };
  expect(merge({ base: mine, mine, theirs: structuredClone(mine) }).value).toBe(mine);
});
