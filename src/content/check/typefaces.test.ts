import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fontFile } from '../../theme/typefaces.ts';
import { typefaceProblems } from './typefaces.ts';

/** Weights 400 to 900. */
const BESLEY = '@fontsource-variable/besley';
/** Weights 100 to 900. */
const LIBRE_FRANKLIN = '@fontsource-variable/libre-franklin';

const folder = mkdtempSync(join(tmpdir(), 'content-'));

beforeAll(async () => {
  mkdirSync(join(folder, 'fonts'));
  writeFileSync(join(folder, 'fonts/broken.woff2'), 'not a font');
  const source = readFileSync(fontFile(LIBRE_FRANKLIN, folder));
  const weights = {
    'one-weight': 400,
    'from-500': { min: 500, max: 700, default: 500 },
    'to-500': { min: 400, max: 500, default: 400 },
    'just-enough': { min: 400, max: 600, default: 400 },
  };
  for (const [name, wght] of Object.entries(weights)) {
    const font = await subsetFont(source, 'ab', { targetFormat: 'woff2', variationAxes: { wght } });
    writeFileSync(join(folder, `fonts/${name}.woff2`), font);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

const check = (typefaces: unknown) => typefaceProblems(folder, 'theme.yaml', { typefaces });

const HEADLINES = { font: BESLEY, weight: 750 };
const TEXT = { font: LIBRE_FRANKLIN };

test.each([
  ['a package, in a weight that it has', { display: HEADLINES, text: TEXT }],
  ['its lightest weight', { display: { font: BESLEY, weight: 400 }, text: TEXT }],
  ['its boldest weight', { display: { font: BESLEY, weight: 900 }, text: TEXT }],
  ['a file of one weight for headlines', { display: { font: 'one-weight.woff2' }, text: TEXT }],
  ['a file with the weights of text', { display: HEADLINES, text: { font: 'just-enough.woff2' } }],
])('%s is right', async (_what, typefaces) => {
  expect(await check(typefaces)).toEqual([]);
});

test.each([
  [
    'is not installed',
    '@fontsource-variable/nowhere',
    'names a package that is not installed. Run `npm install --save-exact @fontsource-variable/nowhere`, or correct the name.',
  ],
  [
    'is not there',
    'ours.woff2',
    'names ours.woff2, which is not in content/fonts/. Put the file there, or correct the name.',
  ],
  [
    'is no font',
    'broken.woff2',
    'names broken.woff2, which is damaged or not a font. Copy it again from where it came from.',
  ],
])('a font that %s is told', async (_what, font, message) => {
  const file = 'theme.yaml';
  expect(await check({ display: HEADLINES, text: { font } })).toEqual([
    { file, location: '`typefaces`, `text`, `font`', path: ['typefaces', 'text', 'font'], message },
  ]);
  expect(await check({ display: { font, weight: 750 }, text: TEXT })).toEqual([
    { file, location: '`typefaces`, `display`, `font`', path: ['typefaces', 'display', 'font'], message },
  ]);
});

test.each([399, 901, undefined])('headlines need a weight that a variable font has: %s', async (weight) => {
  expect(await check({ display: { font: BESLEY, weight }, text: TEXT })).toEqual([
    {
      file: 'theme.yaml',
      location: '`typefaces`, `display`, `weight`',
      path: ['typefaces', 'display', 'weight'],
      message: 'must be a weight that this font has: write a number from 400 to 900.',
    },
  ]);
});

test('a font of one weight takes no weight', async () => {
  expect(await check({ display: { font: 'one-weight.woff2', weight: 400 }, text: TEXT })).toEqual([
    {
      file: 'theme.yaml',
      location: '`typefaces`, `display`, `weight`',
      path: ['typefaces', 'display', 'weight'],
      message: 'is for variable fonts, and this font has one weight. Remove the line.',
    },
  ]);
});

test.each(['one-weight', 'from-500', 'to-500'])(
  'text needs every weight from 400 to 600: %s',
  async (name) => {
    expect(await check({ display: HEADLINES, text: { font: `${name}.woff2` } })).toEqual([
      {
        file: 'theme.yaml',
        location: '`typefaces`, `text`, `font`',
        path: ['typefaces', 'text', 'font'],
        message:
          'has not all weights from 400 to 600 in one file. Choose a variable font, whose page says “Variable”.',
      },
    ]);
  },
);

test.each([undefined, {}, { display: HEADLINES }, { display: { font: 'x.png' }, text: TEXT }])(
  'mistakes of form are told elsewhere: %j',
  async (typefaces) => {
    expect(await check(typefaces)).toEqual([]);
    expect(await typefaceProblems(folder, 'theme.yaml', undefined)).toEqual([]);
  },
);
