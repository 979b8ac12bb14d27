import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { placeholdersIn } from './placeholders.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'placeholders-'));
  mkdirSync(join(folder, 'pictures'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

test('each placeholder of the list that a content file still has is named, with its files', async () => {
  write('company.yaml', 'brand: Yunlu\nemail: info@kornweid.ug\n');
  write('company.sw.yaml', 'brand: Yunlu\n');
  write('pictures/bay.yaml', 'kind: print\n');
  const list =
    '| In the file | Write |\n|---|---|\n| `Yunlu` | the brand |\n| `info@example.com` | an address |\n';
  expect(await placeholdersIn(folder, list)).toEqual(['Yunlu (company.sw.yaml, company.yaml)']);
  expect(await placeholdersIn(folder, `${list}| \`kind: print\` | a photograph |\n`)).toContain(
    'kind: print (pictures/bay.yaml)',
  );
});

test('docs/launch.md has a list', async () => {
  write('company.yaml', 'site: https://www.example.com\n');
  expect(await placeholdersIn(folder)).toEqual(['https://www.example.com (company.yaml)']);
});
