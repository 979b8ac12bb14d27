import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const execute = promisify(execFile);

/** Runs a command that fails. @returns its exit code and all that it prints */
async function fail(command: string, args: string[]) {
  const script = join(import.meta.dirname, `${command}.ts`);
  const run = execute(process.execPath, [script, ...args], { timeout: 60_000 });
  const { code, stdout, stderr } = await run.catch((error) => error);
  return { code, output: stdout + stderr };
}

test.concurrent.each(['bench', 'draw', 'check', 'edit', 'test'])(
  '%s refuses an unknown option in one sentence',
  async (command) => {
    expect(await fail(command, ['--nope'])).toEqual({ code: 1, output: "Unknown option '--nope'.\n" });
  },
  60_000,
);

test('a value that looks like an option is refused in one sentence', async () => {
  const { code, output } = await fail('bench', ['weight', '--runs', '-1']);
  expect(code).toBe(1);
  expect(output).toMatch(/^[^.\n]*\.\n$/);
}, 60_000);

test.concurrent.each([
  ['bench', ['weight', 'nope']],
  ['check', ['nope']],
])(
  '%s refuses a superfluous argument in one sentence',
  async (command, args) => {
    expect(await fail(command, args)).toEqual({ code: 1, output: "Unexpected argument 'nope'.\n" });
  },
  60_000,
);
