import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from './process.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'translated-'));
  cpSync(join(ROOT, 'tests/fixtures/company'), folder, { recursive: true });
  rmSync(join(folder, 'originals'), { recursive: true, force: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const translated = (...args: string[]) =>
  spawnSync(process.execPath, [join(ROOT, 'scripts/translated.ts'), ...args], {
    env: { ...process.env, CONTENT_DIR: folder },
    encoding: 'utf8',
  });

test.each(['pages/404.yaml', 'pages/ar/404.yaml', 'content/pages/ar/404.yaml'])(
  'the original of a translation is stored: %s',
  (name) => {
    const { status, stdout } = translated('ar', name);
    expect([status, stdout]).toEqual([0, expect.stringContaining('pages/404.yaml')]);
    expect(readFileSync(join(folder, 'originals/ar/pages/404.yaml'), 'utf8')).toBe(
      readFileSync(join(folder, 'pages/404.yaml'), 'utf8'),
    );
  },
);

test('without file names, the originals of all existing translations are stored, and no others', () => {
  expect(translated('ar').status).toBe(0);
  expect(existsSync(join(folder, 'originals/ar/pages/404.yaml'))).toBe(true);
  expect(existsSync(join(folder, 'pages/ar/about.yaml'))).toBe(false);
  expect(existsSync(join(folder, 'originals/ar/pages/about.yaml'))).toBe(false);
});

test.each([
  [[], 'Name the language that is complete'],
  [['fr'], 'There is no content/navigation.fr.yaml'],
  [
    ['ar', 'pages/nowhere.yaml'],
    'pages/nowhere.yaml has no translation in Arabic. Files with a translation: ',
  ],
])('%s is refused with an explanation, and nothing is stored', (args, message) => {
  const { status, stderr } = translated(...args);
  expect([status, stderr]).toEqual([1, expect.stringContaining(message)]);
  expect(existsSync(join(folder, 'originals'))).toBe(false);
});
