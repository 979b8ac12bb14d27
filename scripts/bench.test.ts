import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test.each(['speed', 'toString'])('who asks to measure “%s” is told what can be measured', (name) => {
  const { stderr, status } = spawnSync(process.execPath, [join(import.meta.dirname, 'bench.ts'), name], {
    encoding: 'utf8',
  });
  expect(stderr).toMatch(new RegExp(`^There is no measurement "${name}", only\n  weight `));
  expect(status).toBe(1);
});
