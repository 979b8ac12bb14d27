import { expect, test, vi } from 'vitest';
import type { Git } from './git.ts';
import { previousVersion, publicVersionsIn } from './public-versions.ts';

/** What the public saw, the oldest first; a letter is a content. @returns the version to go back to */
const before = (seen: string) =>
  previousVersion([...seen].reverse().map((tree, i) => ({ commit: `${tree}${i}`, tree, since: new Date(0) })))
    ?.tree;

test.each([
  ['', undefined],
  ['A', undefined],
  ['AB', 'A'],
  ['ABC', 'B'],
  ['AA', undefined],
  ['ABB', 'A'],
])('of %s, published one after the other, the one before the last', (seen, tree) => {
  expect(before(seen)).toBe(tree);
});

test.each([
  ['ABA', undefined],
  ['ABCB', 'A'],
  ['ABCBA', undefined],
  ['ABCBAC', 'A'],
  ['ABAB', 'A'],
  ['ABCBD', 'B'],
])('of %s, never one that was taken back', (seen, tree) => {
  expect(before(seen)).toBe(tree);
});

test('git is asked once for the content of each version, however often all are listed', async () => {
  const asked = {
    'for-each-ref': 'refs/editor/public/02 two\nrefs/editor/public/01 one',
    'rev-parse': 'tree',
  };
  const tryRun = vi.fn(async (command: string) => asked[command as keyof typeof asked]);
  const list = publicVersionsIn({ tryRun } as unknown as Git);
  await list();
  expect((await list()).map(({ commit, tree }) => [commit, tree])).toEqual([
    ['two', 'tree'],
    ['one', 'tree'],
  ]);
  expect(tryRun.mock.calls.map(([command]) => command)).toEqual([
    'for-each-ref',
    'rev-parse',
    'rev-parse',
    'for-each-ref',
  ]);
});
