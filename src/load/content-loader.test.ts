/** Protects the owner from a build that reads a value differently from the check, which has accepted it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';
import { readFiles } from './check/check-content.ts';
import { contentFiles } from './content-loader.ts';

const folder = mkdtempSync(join(tmpdir(), 'scalars-'));
vi.stubEnv('CONTENT_DIR', folder);
afterAll(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

test('the build reads each value as the check does', async () => {
  // Each is something else to an older YAML parser.
  const values = ['2024-05-01', '12:30:45', 'yes', '017', '1_000', '<<'];
  writeFileSync(join(folder, 'values.yaml'), values.map((value, i) => `field${i}: ${value}`).join('\n'));
  const set = vi.fn();
  const context = {
    config: { root: pathToFileURL('/') },
    parseData: async ({ data }: { data: unknown }) => data,
    store: { set, clear() {} },
  };
  await contentFiles('values.yaml', () => 'values').load(context as never);
  expect(set.mock.lastCall![0].data).toEqual((await readFiles(folder))['values.yaml']);
});
