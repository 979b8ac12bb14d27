/** What the check accepts, the build reads in the same way. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { z } from 'astro/zod';
import { afterAll, expect, test, vi } from 'vitest';
import { parseDocument } from 'yaml';
import { FIXTURE_COMPANY } from '../../tests/support/trial-content.ts';
import { companySchema } from '../schema/company.ts';
import { navigationSchema } from '../schema/navigation.ts';
import { pictureSchema } from '../schema/picture.ts';
import { parseYaml } from '../schema/yaml.ts';
import { readFiles } from './check/check-content.ts';
import { readContent } from './check/read.ts';
import { contentFiles } from './content-loader.ts';
import { pageSchema } from './page.ts';

const folder = mkdtempSync(join(tmpdir(), 'scalars-'));
vi.stubEnv('CONTENT_DIR', folder);
afterAll(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

/** Values that one reader of YAML takes for something else than another. */
const SCALARS = [
  ...['2024-05-01', '2024-05-01T10:00:00Z', '2024-05-01 10:00', '12:30:45', '"2024-05-01"'],
  ...['yes', 'No', 'on', 'OFF', 'y', 'true', 'True', 'null', '~', ''],
  ...['7', '017', '0o17', '0x1F', '1_000', '1e3', '1e999', '.5', '+1', '.inf', '.NaN', '685_230.15'],
  ...[
    '=',
    '<<',
    '!!timestamp 2024-05-01',
    '!!binary aGk=',
    '!!float 7',
    '!!set {a}',
    '!text',
    '&text',
    '*text',
  ],
  ...['a #b', "'", '[2024-05-01]', '{ a: 2024-05-01 }'],
];

/** Loads a file as the build does. */
async function build(file: string, schema: z.ZodType): Promise<unknown> {
  const set = vi.fn();
  const context = {
    config: { root: pathToFileURL('/') },
    parseData: async ({ data }: { data: unknown }) => schema.parse(data),
    store: { set, clear() {} },
  };
  await contentFiles(file, () => file).load(context as never);
  return set.mock.lastCall![0].data;
}

const BLOCK = ['blocks', 5];

test.each<[kind: string, file: string, path: (string | number)[], schema: z.ZodType]>([
  ['line', 'pictures/gate.yaml', ['caption'], pictureSchema],
  ['name of a file', 'pictures/gate.yaml', ['file'], pictureSchema],
  ['choice', 'pictures/gate.yaml', ['kind'], pictureSchema],
  ['optional line', 'company.yaml', ['contact', 'street'], companySchema],
  ['telephone number', 'company.yaml', ['contact', 'telephone'], companySchema],
  ['e-mail address', 'company.yaml', ['contact', 'email'], companySchema],
  ['web address', 'company.yaml', ['site'], companySchema],
  ['number', 'company.yaml', ['location', 'latitude'], companySchema],
  ['time zone', 'company.yaml', ['location', 'timeZone'], companySchema],
  ['year', 'company.yaml', ['copyrightYear'], companySchema],
  ['language', 'company.yaml', ['language'], companySchema],
  ['entry of a list', 'company.yaml', ['noBreak', 0], companySchema],
  ['address', 'navigation.yaml', ['planned', 0], navigationSchema],
  ['switch', 'pages/about.yaml', ['published'], pageSchema],
  ['heading', 'pages/about.yaml', [...BLOCK, 'title'], pageSchema],
  ['rich text', 'pages/about.yaml', [...BLOCK, 'entries', 0, 'text'], pageSchema],
  ['decade', 'pages/about.yaml', [...BLOCK, 'entries', 0, 'year'], pageSchema],
])(
  'a value of a %s that the check accepts is built as it is written',
  async (_kind, source, path, schema) => {
    const document = parseDocument(readFileSync(join(FIXTURE_COMPANY, source), 'utf8'));
    document.setIn(path, 'WRITTEN');
    for (const [i, scalar] of SCALARS.entries())
      writeFileSync(join(folder, `${i}.yaml`), String(document).replace(/['"]?WRITTEN['"]?/, scalar));
    const values = await readFiles(folder);
    for (const [i, scalar] of SCALARS.entries()) {
      const file = `${i}.yaml`;
      const { raw, problems } = readContent(file, values[file], schema);
      if (problems.length > 0) continue;
      const built = await build(file, schema);
      expect(built, scalar).toEqual(schema.parse(raw));
      const value = path.reduce<unknown>((part, step) => Object(part)[step], built);
      if (typeof value === 'string' && /^[\dNOy]/.test(scalar)) expect(value).toBe(scalar);
    }
  },
);

test('a file keeps to one version of YAML, whichever it states', () => {
  expect(parseYaml(Buffer.from('%YAML 1.1\n---\nday: 2024-05-01\nanswer: yes'))).toEqual({
    day: '2024-05-01',
    answer: 'yes',
  });
});
