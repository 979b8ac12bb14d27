import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scopedName } from './scoped-name.ts';

test('no two classes of the style modules get one name', () => {
  const files = globSync('src/**/*.module.css');
  expect(files.length).toBeGreaterThan(20);
  const names = files.flatMap((file) => {
    const classes = readFileSync(file, 'utf8').matchAll(/\.([a-z][a-zA-Z0-9]*)(?=[^{}]*\{)/g);
    return [...new Set([...classes].map(([, name]) => scopedName(name!, file)))];
  });
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});
