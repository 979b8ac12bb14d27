/** Tells the owner of each mistake in how a file is written: once, with its place and the remedy. */
import { afterAll, afterEach, expect, test } from 'vitest';
import { createTrialContent, PAGE, TRIAL } from '../../../tests/support/trial-content.ts';
import { companySchema } from '../../schema/company.ts';
import { navigationSchema } from '../../schema/navigation.ts';
import { themeSchema } from '../../schema/theme.ts';
import { pageSchema } from '../page.ts';
import { readFiles } from './check-content.ts';
import { formatProblem } from './problem.ts';
import { checkFile } from './read.ts';

const SCHEMAS = {
  [TRIAL]: pageSchema,
  'company.yaml': companySchema,
  'navigation.yaml': navigationSchema,
  'theme.yaml': themeSchema,
};

const content = createTrialContent();
const { write, set, replace, remove } = content;
afterEach(content.restore);
afterAll(content.destroy);

/** The mistakes in how the files are written. */
async function problems() {
  const values = await readFiles(content.folder);
  return Object.entries(SCHEMAS).flatMap(([file, schema]) => checkFile(file, values[file], schema).problems);
}

/** The trial page with a letter that not every encoding writes in the same way. */
const CAFE = PAGE.replace('Write to us', 'Come to the café');

test('the trial content has no mistakes', async () => {
  expect(await problems()).toEqual([]);
  write(TRIAL, `\uFEFF${CAFE}`);
  expect(await problems()).toEqual([]);
});

const years = (text: string) => replace(TRIAL, 'title: Years', text);
const contact = (field: string, value?: string) => set('company.yaml', ['contact', field], value);
const site = (value: string) => set('company.yaml', ['site'], value);
const links = (labels: string[]) =>
  set(
    'navigation.yaml',
    ['header', 'links'],
    labels.map((label, i) => ({ label, to: `/${i}` })),
  );

test.each<[make: () => unknown, told: string]>([
  // The form of a page
  [() => set(TRIAL, ['blocks', 1, 'title']), 'block 2 (timeline), `title`: is missing. Add it (`title: …`).'],
  [() => years('title: {company}'), '`title`: must be text. Put it in quotation marks: `"…"`.'],
  [() => replace(TRIAL, 'lead:', 'laed:'), 'block 4 (contact): has an unknown field `laed`. Did'],
  [() => set(TRIAL, ['blocks', 1, 'type'], 'timelin'), '`type`: is `timelin`, which is not allowed. Did you'],
  [
    () => set(TRIAL, ['blocks', 1, 'title'], 'x'.repeat(67)),
    'has 67 characters; the maximum is 60. Shorten it by',
  ],
  [() => replace(TRIAL, '"1948"', '"2010"'), '`entries`: are not in order: put the earliest year first'],
  [
    () => replace(TRIAL, '1990s', 'the nineties'),
    'entry 2, `year`: is not a year or a decade: write it like',
  ],
  // What cannot be read
  [() => years('title: Years: how many'), 'trial.yaml, line 13, column 12: cannot be read from here on.'],
  [() => years('title: *Years*'), 'trial.yaml, line 13, column 12: cannot be read from here on.'],
  [() => replace(TRIAL, '"#here"', '"#here'), 'trial.yaml, line 29, column 1: cannot be read from here on.'],
  [() => replace(TRIAL, '    title: Years', '\ttitle: Years'), 'is indented with a tab. Use spaces.'],
  [() => years('title: Years\n    title: Years'), 'repeats a field. Remove one of the'],
  [() => years('title: !Years ago'), 'trial.yaml, line 13, column 12: cannot be read from here on.'],
  [() => years('title: &Years ago'), 'trial.yaml, line 13, column 19: cannot be read from here on.'],
  [() => write(TRIAL, Buffer.from(CAFE, 'latin1')), 'trial.yaml: is not saved as UTF-8'],
  [() => write(TRIAL, Buffer.from(CAFE, 'utf16le')), 'trial.yaml: is not saved as UTF-8'],
  [() => remove('theme.yaml'), 'content/theme.yaml: is missing. Restore it: every site needs it.'],
  // Facts, labels, colours
  [() => contact('telephone', '+256 12 34'), '`telephone`: is not an international telephone number of'],
  [
    () => contact('telephone', '+256 \u202A000 000 000'),
    '`contact`, `telephone`: has an invisible character, U+202A, after “+256”. Delete',
  ],
  [
    () => contact('whatsapp', '+256\u00A0000 000 000'),
    '`whatsapp`: has an invisible character, U+00A0, after',
  ],
  [
    () => contact('email', 'info at example.com'),
    'is not an e-mail address: write it like `info@example.com`',
  ],
  [() => site('http://www.example.org/'), 'is not a web address: write it like `https://www.example.com`'],
  [() => site('https://www.example.org/'), '`site`: is more than the address of a site: write it like'],
  [() => set('company.yaml', ['language'], 'English'), '`language`: is not a language tag: write it'],
  [
    () => set('company.yaml', ['social'], null),
    'If there are no entries, write an empty list (`social: []`).',
  ],
  [
    () => links(['a', 'b', 'c'].map((l) => l.repeat(20))),
    '`header`: has labels of 71 characters in total; at most 64',
  ],
  [
    () => set('navigation.yaml', ['labels', 'menu'], 'All our pages'),
    '`header`, `contact`: has 18 characters together with “All our',
  ],
  [() => set('theme.yaml', ['colours', 'ink'], 'black'), '`ink`: is not a colour: write six lower-case'],
  [() => set('theme.yaml', ['logos', 'group'], 'a.png'), 'is not the name of a drawing: write it like'],
])('reported once, with its place and the remedy: $1', async (make, told) => {
  make();
  expect((await problems()).map(formatProblem)).toEqual([expect.stringContaining(told)]);
});

test('a wrong value is reported even next to a field with a similar name', async () => {
  write(TRIAL, PAGE.replace('title: Years', 'title: 7\n    titel: Years'));
  expect((await problems()).map(({ message }) => message)).toEqual([
    'must be text. Put it in quotation marks: `"…"`.',
    expect.stringMatching(/^has an unknown field `titel`/),
  ]);
});

test('every mistake of a file is reported at once, with a path for programs', async () => {
  contact('email', 'nobody');
  set('company.yaml', ['names', 'brand']);
  set('company.yaml', ['colour'], 'red');
  expect((await problems()).map(({ path }) => path)).toEqual([['names', 'brand'], ['contact', 'email'], []]);
});
