import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { FIXTURE_COMPANY } from '../../../tests/support/trial-content.ts';
import type { ThemeFile } from '../../schema/theme.ts';
import { colourProblems } from './colours.ts';

const theme = parse(readFileSync(`${FIXTURE_COMPANY}/theme.yaml`, 'utf8')) as ThemeFile;
const withColours = (colours: Record<string, unknown>) => ({
  ...theme,
  colours: { ...theme.colours, ...colours },
});

test('colours that can be read on one another are not told', () => {
  expect(colourProblems('theme.yaml', theme)).toEqual([]);
});

test('a colour that cannot be read on another is told, with the nearest that can', () => {
  const problems = colourProblems('theme.yaml', withColours({ 'jute-deep': '#937f50' }));
  expect(problems).toEqual([
    {
      file: 'theme.yaml',
      location: '`colours`, `ink` on `jute-deep`',
      path: ['colours', 'jute-deep'],
      message: expect.stringMatching(
        /^has a contrast of 4\.5; 7 is the least \(names on the map\)\. The nearest that can be read: `jute-deep: "#[0-9a-f]{6}"`\.$/,
      ),
    },
  ]);
  const remedy = /"(#.*)"/.exec(problems[0]!.message)![1];
  expect(colourProblems('theme.yaml', withColours({ 'jute-deep': remedy }))).toEqual([]);
});

test('a contrast just below the least is rounded down', () => {
  const [problem] = colourProblems('theme.yaml', withColours({ 'jute-deep': '#a2a3a2' }));
  expect(problem!.message).toMatch(/^has a contrast of 6\.9; 7 is the least/);
});

test('where no change of one colour helps, two other colours are asked for', () => {
  const grey = Object.fromEntries(Object.keys(theme.colours).map((name) => [name, '#808080']));
  const messages = colourProblems('theme.yaml', withColours(grey)).map(({ message }) => message);
  expect(messages).toContainEqual(
    'has a contrast of 1; 7 is the least (text on pages). Choose two colours further apart.',
  );
});

test.each([undefined, null, {}, withColours({ ink: 'black' }), withColours({ ink: undefined })])(
  'mistakes of form are told elsewhere: %#',
  (raw) => {
    expect(colourProblems('theme.yaml', raw ?? undefined)).toEqual([]);
  },
);
