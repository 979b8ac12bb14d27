import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createInspector } from './inspector.ts';

function setUp() {
  const folder = mkdtempSync(join(tmpdir(), 'inspector-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'yard.jpg');
  writeFileSync(path, 'one');
  const look = vi.fn(async () => ({ width: look.mock.calls.length, height: 1 }));
  return { path, look, inspect: createInspector(look) };
}

test('a picture is looked at once', async () => {
  const { path, look, inspect } = setUp();
  expect([await inspect(path), await inspect(path)]).toEqual(Array(2).fill({ width: 1, height: 1 }));
  expect(look).toHaveBeenCalledOnce();
});

test('another picture in its place is looked at, also one of the same size and time', async () => {
  const { path, inspect } = setUp();
  await inspect(path);
  const { atime, mtime } = statSync(path);
  await vi.waitFor(async () => {
    writeFileSync(path, 'two');
    utimesSync(path, atime, mtime);
    expect(await inspect(path)).toEqual({ width: 2, height: 1 });
  });
});

test('a picture that is not there is told each time, and looked at when it is', async () => {
  const { path, look, inspect } = setUp();
  rmSync(path);
  await expect(inspect(path)).rejects.toThrow('ENOENT');
  writeFileSync(path, 'back');
  look.mockRejectedValueOnce(new Error('not now'));
  await expect(inspect(path)).rejects.toThrow('not now');
  expect(await inspect(path)).toEqual({ width: 2, height: 1 });
});
