import { afterAll, afterEach, expect, test } from 'vitest';
import { createTrialContent, PAGE, TRIAL } from '../../../tests/support/trial-content.ts';
import { companySchema } from '../company.ts';
import { companyProfileSchema } from '../company-profile.ts';
import { navigationSchema } from '../navigation.ts';
import { pageSchema } from '../pages/page.ts';
import { themeSchema } from '../theme.ts';
import { filesIn } from './check-content.ts';
import type { Problem } from './problem.ts';
import { readContent } from './read.ts';

const SCHEMAS = {
  [TRIAL]: pageSchema,
  'company-profile.yaml': companyProfileSchema,
  'company.yaml': companySchema,
  'navigation.yaml': navigationSchema,
  'theme.yaml': themeSchema,
};
type File = keyof typeof SCHEMAS;

const content = createTrialContent();
const { write, set, replace, remove } = content;
afterEach(content.restore);
afterAll(content.destroy);

/** The values of the file, and the mistakes in its form. */
async function read(file: File) {
  const problems: Problem[] = [];
  const { raw } = await readContent(await filesIn(content.folder), file, SCHEMAS[file], problems);
  return { raw, problems: problems.map(({ path: _, ...problem }) => problem) };
}

const BLOCK_TYPES = /Known: `call-to-action`, `contact`, .*`values`\.$/;

/** The end of a link on the trial page. */
const button = (to: string) => set(TRIAL, ['blocks', 2, 'buttons', 0, 'to'], to);

type Mistake = [name: string, make: () => void, file: File, location: string, message: string | RegExp];

test.each<Mistake>([
  [
    'a missing field',
    () => set(TRIAL, ['blocks', 1, 'title']),
    TRIAL,
    'block 2 (timeline), `title`',
    'is missing. Add `title: …`.',
  ],
  [
    'a page that does not say whether it is published',
    () => set(TRIAL, ['published']),
    TRIAL,
    '`published`',
    'is missing. Add `published: true`.',
  ],
  [
    'a missing year, with an example',
    () => set(TRIAL, ['blocks', 1, 'entries', 1, 'year']),
    TRIAL,
    'block 2 (timeline), entry 2, `year`',
    'is missing. Add `year: 1990s`.',
  ],
  [
    'a missing e-mail address, with an example',
    () => set('company.yaml', ['contact', 'email']),
    'company.yaml',
    '`contact`, `email`',
    'is missing. Add `email: info@example.com`.',
  ],
  [
    'a missing link, with an example',
    () => set(TRIAL, ['blocks', 2, 'buttons', 0, 'to']),
    TRIAL,
    'block 3 (call-to-action), button 1, `to`',
    'is missing. Add `to: /operations`.',
  ],
  [
    'a missing choice',
    () => set(TRIAL, ['blocks', 0, 'labels', 'email']),
    TRIAL,
    'block 1 (contact), `labels`, `email`',
    'is missing. Add `email: …`.',
  ],
  [
    'a field without its text',
    () => replace(TRIAL, 'title: Years', 'title:'),
    TRIAL,
    'block 2 (timeline), `title`',
    'is empty. Write a text.',
  ],
  [
    'an empty text',
    () => set(TRIAL, ['blocks', 1, 'title'], ''),
    TRIAL,
    'block 2 (timeline), `title`',
    'is empty. Write a text.',
  ],
  [
    'a number where a text belongs',
    () => replace(TRIAL, '"1948"', '1948'),
    TRIAL,
    'block 2 (timeline), entry 1, `year`',
    'must be a text. Put it in quotation marks: `"…"`.',
  ],
  [
    'a name in braces without quotation marks',
    () => replace(TRIAL, 'title: Years', 'title: {company}'),
    TRIAL,
    'block 2 (timeline), `title`',
    'must be a text. Put it in quotation marks: `"…"`.',
  ],
  [
    'a text where a number belongs',
    () => set('company.yaml', ['copyrightYear'], '2024'),
    'company.yaml',
    '`copyrightYear`',
    'must be a number. Write digits only, without quotation marks.',
  ],
  [
    'a number out of bounds',
    () => set('company.yaml', ['copyrightYear'], 24),
    'company.yaml',
    '`copyrightYear`',
    'is 24; 1900 is the least. Correct it.',
  ],
  [
    'yes instead of true',
    () => set(TRIAL, ['published'], 'yes'),
    TRIAL,
    '`published`',
    'must be `true` or `false`. Write one of the two, without quotation marks.',
  ],
  [
    'one entry where a list belongs',
    () => set(TRIAL, ['blocks', 2, 'illustrations'], 'car'),
    TRIAL,
    'block 3 (call-to-action), `illustrations`',
    'must be a list. Begin each entry with a hyphen on a line of its own.',
  ],
  [
    'an empty file',
    () => write(TRIAL, ''),
    TRIAL,
    '',
    'is empty. It must be a group of fields. Write each as `name: value` on a line of its own.',
  ],
  [
    'a field that nobody knows',
    () => set(TRIAL, ['author'], 'Me'),
    TRIAL,
    '',
    'has a field `author` that is not known here. Known: `title`, `description`, `published`, `blocks`.',
  ],
  [
    'a misspelt field, told once',
    () => replace(TRIAL, 'lead:', 'laed:'),
    TRIAL,
    'block 1 (contact)',
    /^has a field `laed` that is not known here\. Did you mean `lead`\? Known: `type`, `id`/,
  ],
  [
    'a misspelt block type',
    () => replace(TRIAL, 'type: timeline', 'type: timelin'),
    TRIAL,
    'block 2 (timelin), `type`',
    /^is `timelin`, which is not known\. Did you mean `timeline`\? Known: `call-to-action`/,
  ],
  [
    'a block type that nobody knows',
    () => replace(TRIAL, 'type: timeline', 'type: weather'),
    TRIAL,
    'block 2 (weather), `type`',
    BLOCK_TYPES,
  ],
  [
    'a block without a type',
    () => set(TRIAL, ['blocks', 1, 'type']),
    TRIAL,
    'block 2, `type`',
    /^is missing\. Add `type: …` with one of `call-to-action`, .*`values`\.$/,
  ],
  [
    'a misspelt choice',
    () => set(TRIAL, ['blocks', 2, 'illustrations', 1], 'sollar'),
    TRIAL,
    'block 3 (call-to-action), illustration 2',
    /^is `sollar`, which is not known\. Did you mean `solar`\? Known: `car`, /,
  ],
  [
    'a link to another site',
    () => button('https://www.example.org'),
    TRIAL,
    'block 3 (call-to-action), button 1, `to`',
    'is not an address of this site: write for example `/operations` or `/partners#contact`, in lower case',
  ],
  [
    'a link that leads nowhere',
    () => button(''),
    TRIAL,
    'block 3 (call-to-action), button 1, `to`',
    'is not an address of this site: write for example `/operations` or `/partners#contact`, in lower case',
  ],
  [
    'a text that is too long',
    () => set(TRIAL, ['blocks', 1, 'title'], 'x'.repeat(67)),
    TRIAL,
    'block 2 (timeline), `title`',
    'has 67 characters; 60 is the most. Shorten it by 7.',
  ],
  [
    'a line break where one line belongs',
    () => set(TRIAL, ['blocks', 1, 'title'], 'two\nlines'),
    TRIAL,
    'block 2 (timeline), `title`',
    'is one line: remove the line break',
  ],
  [
    'a list that is too long',
    () => replace(TRIAL, '[car, solar, parts]', `[${Array(10).fill('car')}]`),
    TRIAL,
    'block 1 (contact), `illustrations`',
    'has 10 entries; 8 is the most. Remove 2.',
  ],
  [
    'a list that is too short',
    () => replace(TRIAL, '[car, solar, parts]', '[]'),
    TRIAL,
    'block 1 (contact), `illustrations`',
    'has 0 entries; 1 is the least. Add 1.',
  ],
  [
    'a page without blocks',
    () => set(TRIAL, ['blocks'], []),
    TRIAL,
    '`blocks`',
    'has 0 entries; 1 is the least. Add 1.',
  ],
  [
    'a colon in a text without quotation marks',
    () => replace(TRIAL, 'title: Years', 'title: Years: how many'),
    TRIAL,
    'line 13, column 12',
    /^cannot be read from there on\. Put a text that holds a colon, .* in quotation marks;/,
  ],
  [
    'a quotation mark that is not closed',
    () => replace(TRIAL, '"#here"', '"#here'),
    TRIAL,
    'line 24, column 1',
    /close every quotation mark and bracket, there and above;/,
  ],
  [
    'a wrong indentation',
    () => replace(TRIAL, '    title: Years', '   title: Years'),
    TRIAL,
    'line 13, column 1',
    /indent the line like its neighbours\.$/,
  ],
  [
    'a tab',
    () => replace(TRIAL, '    title: Years', '\ttitle: Years'),
    TRIAL,
    'line 13, column 1',
    'is indented with a tab. Use spaces.',
  ],
  [
    'a field that stands there twice',
    () => replace(TRIAL, '    title: Years', '    title: Years\n    title: Years'),
    TRIAL,
    'line 14, column 5',
    'has a field that stands there already. Remove one of the two.',
  ],
  [
    'a text that YAML takes for a reference',
    () => replace(TRIAL, 'title: Years', 'title: *Years*'),
    TRIAL,
    'line 13, column 12',
    /^cannot be read from there on\. .*begins with a sign such as `\{` or `\*`/,
  ],
  [
    'a link to the company profile that does not say how large it is',
    () => set('company-profile.yaml', ['link'], 'Profile (%pages pages)'),
    'company-profile.yaml',
    '`link`',
    /^must say how long and how large the document is/,
  ],
  [
    'a telephone number without its country',
    () => set('company.yaml', ['contact', 'telephone'], '0700 000 000'),
    'company.yaml',
    '`contact`, `telephone`',
    'is not an international telephone number: write it like `+256 000 000 000`',
  ],
  [
    'a telephone number that is too short',
    () => set('company.yaml', ['contact', 'whatsapp'], '+256 12 34'),
    'company.yaml',
    '`contact`, `whatsapp`',
    'has not as many digits as a telephone number: count them, with the code of the country',
  ],
  [
    'an e-mail address without its ending',
    () => set('company.yaml', ['contact', 'partnersEmail'], 'partners@example'),
    'company.yaml',
    '`contact`, `partnersEmail`',
    'is not an e-mail address: write it like `partners@example.com`',
  ],
  [
    'a site address without its ending',
    () => set('company.yaml', ['site'], 'https://hashab'),
    'company.yaml',
    '`site`',
    'is not a web address: write it like `https://www.example.com`',
  ],
  [
    'the name of a language instead of its code',
    () => set('company.yaml', ['language'], 'English'),
    'company.yaml',
    '`language`',
    'is not the tag of a language: write it like `en` or `zh-Hans`',
  ],
  [
    'labels too long for the header, counted together',
    () =>
      set(
        'navigation.yaml',
        ['header', 'links'],
        ['/', '/one', '/two'].map((to) => ({ label: 'x'.repeat(20), to })),
      ),
    'navigation.yaml',
    '`header`',
    /^has labels of 71 characters together; 64 is the most that fits beside the logos\. Shorten them by 7\.$/,
  ],
  [
    'labels too long for the header of a phone',
    () => set('navigation.yaml', ['labels', 'menu'], 'All our pages'),
    'navigation.yaml',
    '`header`, `contact`',
    'has, with “All our pages” beside it on a phone, 18 characters; 16 is the most that fits beside the logos. Write a shorter beginning as `short`, or shorten the label “All our pages”.',
  ],
  [
    'a wrong e-mail address',
    () => set('company.yaml', ['contact', 'email'], 'info at example.com'),
    'company.yaml',
    '`contact`, `email`',
    'is not an e-mail address: write it like `info@example.com`',
  ],
  [
    'a site address without its protocol',
    () => set('company.yaml', ['site'], 'www.example.org'),
    'company.yaml',
    '`site`',
    'is not a web address: write it like `https://www.example.com`',
  ],
  [
    'a site address that is not secure and ends with a slash, told once',
    () => set('company.yaml', ['site'], 'http://www.example.org/'),
    'company.yaml',
    '`site`',
    'is not a web address: write it like `https://www.example.com`',
  ],
  [
    'a site address that ends with a slash',
    () => set('company.yaml', ['site'], 'https://www.example.org/'),
    'company.yaml',
    '`site`',
    'ends with a slash: remove it',
  ],
  [
    'a list whose last entry was removed',
    () => set('company.yaml', ['social'], null),
    'company.yaml',
    '`social`',
    'is empty. Begin each entry with a hyphen on a line of its own. Where there are none, write `social: []`.',
  ],
  [
    'a site address with a folder',
    () => set('company.yaml', ['site'], 'https://www.example.org/new'),
    'company.yaml',
    '`site`',
    'is more than the address of a site: write it like `https://www.example.com`, with nothing behind it',
  ],
  [
    'the wrong address of a social profile',
    () => set('company.yaml', ['social', 0, 'address'], 'linkedin'),
    'company.yaml',
    'social 1, `address`',
    'is not a web address: write it like `https://www.linkedin.com/company/example`',
  ],
  [
    'years out of order',
    () => replace(TRIAL, '"1948"', '"2010"'),
    TRIAL,
    'block 2 (timeline), `entries`',
    'are not in order: put the earliest year first',
  ],
  [
    'a year in words, told once',
    () => replace(TRIAL, '1990s', 'the nineties'),
    TRIAL,
    'block 2 (timeline), entry 2, `year`',
    'is not a year or a decade: write it like `"2010"` or `1990s`; for other words in its place, add `label`',
  ],
  [
    'a colour in words',
    () => set('theme.yaml', ['colours', 'tarp'], 'green'),
    'theme.yaml',
    '`colours`, `tarp`',
    'is not a colour: write it with six digits, in small letters and quotation marks, like `"#932c12"`',
  ],
  [
    'a missing colour',
    () => set('theme.yaml', ['colours', 'tarp']),
    'theme.yaml',
    '`colours`, `tarp`',
    'is missing. Add `tarp: "#932c12"`.',
  ],
  [
    'a misspelt colour',
    () => replace('theme.yaml', '  tarp:', '  tarpp:'),
    'theme.yaml',
    '`colours`',
    /^has a field `tarpp` that is not known here\. Did you mean `tarp`\?/,
  ],
  [
    'a logo in another format',
    () => set('theme.yaml', ['logos', 'group'], 'group.png'),
    'theme.yaml',
    '`logos`, `group`',
    'is not the name of a drawing: write it like `company.svg`',
  ],
])('tells of %s', async (_name, make, file, location, message) => {
  expect((await read(file)).problems, 'before').toEqual([]);
  make();
  const expected = message instanceof RegExp ? expect.stringMatching(message) : message;
  expect((await read(file)).problems).toEqual([{ file, location, message: expected }]);
});

test('a missing file is told, and has no content', async () => {
  remove('theme.yaml');
  expect(await read('theme.yaml')).toEqual({
    raw: undefined,
    problems: [{ file: 'theme.yaml', message: 'is missing. Bring it back: every site needs it.' }],
  });
});

test('an unreadable file has no content; of an empty one the fields are missing', async () => {
  write(TRIAL, 'a: b: c');
  expect((await read(TRIAL)).raw).toBeUndefined();
  write(TRIAL, '');
  expect((await read(TRIAL)).raw).toEqual({});
});

test('the content is as the author wrote it, whatever is wrong with it', async () => {
  write(TRIAL, 'title: "  Trial  "\nauthor: Me');
  expect((await read(TRIAL)).raw).toEqual({ title: '  Trial  ', author: 'Me' });
});

test('a program learns where a mistake stands', async () => {
  set(TRIAL, ['blocks', 1, 'entries', 1, 'year']);
  const problems: Problem[] = [];
  await readContent(await filesIn(content.folder), TRIAL, pageSchema, problems);
  expect(problems).toMatchObject([{ path: ['blocks', 1, 'entries', 1, 'year'] }]);
});

test('a wrong value is told beside a field whose name is like its own', async () => {
  write(TRIAL, PAGE.replace('title: Years', 'title: 7\n    titel: Years'));
  expect((await read(TRIAL)).problems.map(({ message }) => message)).toEqual([
    'must be a text. Put it in quotation marks: `"…"`.',
    expect.stringMatching(/^has a field `titel`/),
  ]);
});

test('every mistake of a file is told at once', async () => {
  set('company.yaml', ['contact', 'email'], 'nobody');
  set('company.yaml', ['names', 'brand']);
  set('company.yaml', ['colour'], 'red');
  expect((await read('company.yaml')).problems.map(({ location }) => location)).toEqual([
    '`names`, `brand`',
    '`contact`, `email`',
    '',
  ]);
});
