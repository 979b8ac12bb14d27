import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

test('no two style modules share a name, because class names are made from it', () => {
  const names = globSync('src/**/*.module.css').map((file) => basename(file));
  expect(names.length).toBeGreaterThan(20);
  expect(new Set(names).size).toBe(names.length);
});
