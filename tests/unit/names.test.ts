/** Tests that the owner’s names are only in `content/`, so that the code works for any company. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentFolder } from '../../src/schema/folders.ts';

const { names } = parse(readFileSync(join(contentFolder(), 'company.yaml'), 'utf8')) as {
  names: Record<'company' | 'group', string>;
};
const files = globSync('{src,admin,deploy,scripts}/**/*.{ts,tsx,astro}');

test('the search finds source files', () => expect(files).toContain('src/layouts/Footer.tsx'));

// Names of one word are not searched for, because the code may contain the same word.
test.each([names.company, names.group].filter((name) => name.includes(' ')))(
  'the code does not contain the name “%s”',
  (name) => {
    const asWords = new RegExp(`\\b${RegExp.escape(name).replaceAll('\\x20', '\\s+')}\\b`);
    expect(files.filter((file) => asWords.test(readFileSync(file, 'utf8')))).toEqual([]);
  },
);
