/** Protects readers from colours of the owner’s that cannot be read, by day and at night. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { FIXTURE_COMPANY } from '../../../tests/support/sites.ts';
import type { ThemeFile } from '../../schema/theme.ts';
import { formatProblem } from './problem.ts';
import { themeProblems } from './theme.ts';

const theme = parse(readFileSync(`${FIXTURE_COMPANY}/theme.yaml`, 'utf8')) as ThemeFile;
const withColours = (colours: Record<string, unknown>) => ({
  ...theme,
  colours: { ...theme.colours, ...colours },
});

const messagesOf = (raw: unknown) =>
  themeProblems(FIXTURE_COMPANY, { file: 'theme.yaml', raw }, []).map(formatProblem);

test('colours that can be read on one another are not reported', () => {
  expect(messagesOf(theme)).toEqual([]);
});

test('a colour that cannot be read on another is reported, with the contrast rounded down', () => {
  expect(messagesOf(withColours({ 'jute-deep': '#a2a3a2' }))).toEqual([
    'content/theme.yaml, `colours`, `jute-deep`: has a contrast of 6.9 with `ink` on it; the minimum is 7 (names on the map). Make one of the two darker or lighter.',
  ]);
});

// The sky at night follows from the colour of a section, and has no line of its own in the file.
test('a colour that cannot be read on a sky at night is reported at the sky by day', () => {
  expect(messagesOf(withColours({ signal: '#404040' }))).toContain(
    'content/theme.yaml, `colours`, `tarp`: has a contrast of 1.7 with `signal` on it; the minimum is 4.5 (numbers on this colour at night). Make one of the two darker or lighter.',
  );
});

test.each([undefined, null, {}, withColours({ ink: 'black' }), withColours({ ink: undefined })])(
  'mistakes of form are reported elsewhere: %j',
  (raw) => {
    expect(messagesOf(raw)).toEqual([]);
  },
);
