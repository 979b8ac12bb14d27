/** The owner’s names stand in `content/` alone, so that code serves any company. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentFolder } from '../../src/content/folders.ts';

const { names } = parse(readFileSync(join(contentFolder(), 'company.yaml'), 'utf8')) as {
  names: Record<'company' | 'group', string>;
};
const files = globSync('src/**/*.{ts,tsx,astro}');

test('there are files to look at', () => expect(files).toContain('src/layouts/Footer.tsx'));

// A name of one word may be a word of the code too.
test.each([names.company, names.group].filter((name) => name.includes(' ')))('no code says %s', (name) => {
  const asWords = new RegExp(`\\b${RegExp.escape(name).replaceAll('\\x20', '\\s+')}\\b`);
  expect(files.filter((file) => asWords.test(readFileSync(file, 'utf8')))).toEqual([]);
});
