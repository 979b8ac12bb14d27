import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const bench = (...args: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'bench.ts'), ...args], { encoding: 'utf8' });

test.each(['speed', 'toString'])(
  'the error for the unknown measurement “%s” lists all measurements',
  (name) => {
    const { stderr, status } = bench(name);
    expect(stderr).toMatch(
      new RegExp(`^There is no measurement "${name}". The measurements are:\n  weight `),
    );
    expect(status).toBe(1);
  },
);

test.each(['0', '1.5', 'many', ''])('“%s” is refused as a number of runs', (runs) => {
  const { stderr, status } = bench('layout', '--runs', runs);
  expect(stderr).toBe(`--runs ${runs} is not a whole number of at least 1.\n`);
  expect(status).toBe(1);
});
