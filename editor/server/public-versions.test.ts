import { describe, expect, test, vi } from 'vitest';
import type { Git } from './git.ts';
import { previousVersion, publicVersionsIn } from './public-versions.ts';

/**
 * @param seen what the public saw, the oldest first. A letter is a content; a small one was restored by taking back
 * @param makesCommit whether taking back makes a commit, as it does with a remote repository
 * @returns the content to go back to
 */
function before(seen: string, makesCommit: boolean) {
  const versions = [...seen].map((letter, i) => {
    const tree = letter.toUpperCase();
    const isTakenBack = letter !== tree;
    const commit = isTakenBack && !makesCommit ? seen.lastIndexOf(tree, i) : i;
    return { commit: String(commit), tree, since: new Date(0), isTakenBack: isTakenBack && makesCommit };
  });
  return previousVersion(versions.reverse())?.tree;
}

describe.each([true, false])('if taking back makes a commit: %j,', (makesCommit) => {
  test.each([
    ['', undefined],
    ['A', undefined],
    ['AB', 'A'],
    ['ABC', 'B'],
    ['AA', undefined],
    ['ABB', 'A'],
    ['ABA', 'B'],
  ])('of %s, published one after the other, the one before the last', (seen, tree) => {
    expect(before(seen, makesCommit)).toBe(tree);
  });

  test.each([
    ['ABa', undefined],
    ['ABCb', 'A'],
    ['ABCba', undefined],
    ['ABCbaC', 'A'],
    ['ABaB', 'A'],
    ['ABCbD', 'B'],
    ['ABAb', 'A'],
    ['ABCa', undefined],
    ['ABCDa', undefined],
    ['ABCDb', 'A'],
  ])('of %s, never one that was taken back', (seen, tree) => {
    expect(before(seen, makesCommit)).toBe(tree);
  });
});

test('a version that another editor has taken back is not restored, whatever this one has seen', () => {
  expect(before('Ba', true)).toBeUndefined();
  expect(before('ABb', true)).toBe('A');
  expect(before('BCDa', true)).toBeUndefined();
});

test('git is asked once for the content of each version, however often all are listed', async () => {
  const asked = {
    'for-each-ref': 'refs/editor/public/02 two\nrefs/editor/public/01 one',
    log: 'Telephone',
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
    'log',
    'log',
    'for-each-ref',
  ]);
});
