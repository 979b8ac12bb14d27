import { expect, test } from 'vitest';
import { versionBefore } from './public-versions.ts';

/** What the public saw, the oldest first; a letter is a content. @returns the version to go back to */
const before = (seen: string) =>
  versionBefore([...seen].reverse().map((tree, i) => ({ commit: `${tree}${i}`, tree, since: new Date(0) })))
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
