/** Protects the index of the operations from two entries of one name. */
import { expect, test } from 'vitest';
import { operations } from './block.ts';

const section = (id: string, title: string) => ({ id, title, direction: 'in', text: 'Cars.' });

test.each([
  ['titles that differ', [section('cars', 'Cars'), section('parts', 'Parts')], []],
  ['a title that stands twice', [section('cars', 'Cars'), section('parts', 'Cars')], [[1, 'title']]],
])('two operations may not have one title: %s', (_name, sections, paths) => {
  const { error } = operations.schema.safeParse({ type: 'operations', sections });
  expect(error?.issues.map(({ path }) => path.slice(1)) ?? []).toEqual(paths);
});
