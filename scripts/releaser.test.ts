import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inPlainWords, releaser } from './releaser.ts';

let checkout: string;
const write = (script: string, code: string) => writeFileSync(join(checkout, 'scripts', script), code);

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'releaser-'));
  mkdirSync(join(checkout, 'scripts'));
  write('build.ts', '');
});
afterEach(() => rmSync(checkout, { recursive: true }));

const release = () => releaser.release(checkout, () => {});

test.each([
  [
    '07:12:27 [build] Waiting for integration "theme-files", hook "astro:config:setup"...',
    'The pages are built.',
  ],
  [
    '06:06:00   ▶ /_/bay.BSN_2upBwo.avif (before: 82kB, after: 55kB) (+1.64s) (61/132)',
    'Picture 61 of 132 is drawn.',
  ],
  ['Upload: release 1, build c8fc8ce7fe4b11dc.', 'It is uploaded.'],
  ['Switch: current leads to release 1.', 'The server switches to it.'],
  ['Check: every page and file of https://www.example.com.', 'Every page and file is checked.'],
  ['06:06:03 [astro-compressor] brotli   compressed 49 files', undefined],
  ['Reload: the server rereads its configuration.', undefined],
])('the line “%s” is reported in plain words, or not at all', (line, words) => {
  expect(inPlainWords(line)).toBe(words);
});

test('the whole explanation of a release that failed is kept, without the report of its steps', async () => {
  const explanation = [
    'https://a.example does not serve this build: the server refuses it: caddy: 1.',
    'caddy: 2',
    'caddy: 3',
    'caddy: 4.',
    'Release 12 is public as before.',
  ].join('\n');
  write(
    'release.ts',
    `console.log('Switch: current leads to release 13.');
     console.error(${JSON.stringify(explanation)});
     console.log('Check: every page and file of https://a.example.');
     process.exitCode = 1;`,
  );
  await expect(release()).rejects.toThrow(new Error(explanation));
});

test('of a script that broke, the message is kept, and its stack is the cause', async () => {
  write('build.ts', `throw new TypeError('This is a mistake of ours.');`);
  const error: Error = await release().then(
    () => new Error('It did not fail.'),
    (error) => error,
  );
  expect(error.message).toContain('TypeError: This is a mistake of ours.');
  expect(error.message).not.toMatch(/^\s+at /m);
  expect(error.cause).toMatch(/^\s+at /m);
});

test('of a script that fails without an error, the last lines are kept', async () => {
  write('build.ts', `for (const i of [1, 2, 3, 4]) console.log('Line ' + i); process.exitCode = 1;`);
  await expect(release()).rejects.toThrow(new Error('Line 2\nLine 3\nLine 4'));
  write('build.ts', 'process.exitCode = 1;');
  await expect(release()).rejects.toThrow(new Error('build.ts failed without a message.'));
});
