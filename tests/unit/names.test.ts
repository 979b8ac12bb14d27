/** Names stand in `content/company.yaml` alone, so that the owner changes each in one place. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const { names } = parse(readFileSync('content/company.yaml', 'utf8')) as { names: Record<string, string> };

const files = globSync([
  'content/brochure.yaml',
  'content/navigation*.yaml',
  'content/pages/**/*.yaml',
  'content/pictures/*.yaml',
  'src/**/*.{ts,tsx,astro}',
]);

test('there are files to look at', () => {
  for (const file of ['content/navigation.yaml', 'content/pages/index.yaml', 'src/layouts/Footer.tsx'])
    expect(files).toContain(file);
});

test.each(Object.entries(names))('the name of the %s is written nowhere else', (_of, name) => {
  const asWord = new RegExp(`\\b${RegExp.escape(name).replaceAll('\\x20', '\\s+')}\\b`);
  expect(files.filter((file) => asWord.test(readFileSync(file, 'utf8')))).toEqual([]);
});
