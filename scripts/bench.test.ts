import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const bench = (...args: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'bench.ts'), ...args], { encoding: 'utf8' });

test.each(['speed', 'toString'])('who asks to measure “%s” is told what can be measured', (name) => {
  const { stderr, status } = bench(name);
  expect(stderr).toMatch(new RegExp(`^There is no measurement "${name}", only\n  weight `));
  expect(status).toBe(1);
});

test.each(['0', '1.5', 'many', ''])('“%s” is no number of runs', (runs) => {
  const { stderr, status } = bench('layout', '--runs', runs);
  expect(stderr).toBe(`--runs ${runs} is not a whole number from 1.\n`);
  expect(status).toBe(1);
});
