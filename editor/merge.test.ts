import { expect, test } from 'vitest';
import { changedPath, merge } from './merge.ts';

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
  expect(merge(BASE, mine, theirs)).toEqual(both);
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
