import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';
import { parse, parseDocument } from 'yaml';
import { checkContent } from './check-content.ts';
import { formatProblem, sortProblems } from './problem.ts';

const CONTENT = new URL('../../../content', import.meta.url).pathname;
const TRIAL = 'pages/trial.yaml';

/** A page without mistakes, so that these tests do not lean on the owner’s words. */
const PAGE = `title: ${'A title that search engines show in whole'.padEnd(52, '.')}
description: ${'A description that search engines show in whole'.padEnd(130, '.')}
published: true

blocks:
  - type: contact
    id: here
    title: Contact
    lead: Write to us.
    labels: { telephone: a, whatsapp: b, email: c, partnersEmail: d, address: e, save: g, scan: h }
    illustrations: [car, solar, parts]
  - type: timeline
    title: Years
    entries:
      - { year: "1948", title: First, text: Begin. }
      - { year: 1990s, title: Second, text: Go on. }
  - type: call-to-action
    title: The end
    buttons:
      - { label: Home, to: / }
      - { label: Contact, to: "#here" }
    illustrations: [car, solar, parts]
`;
/** The same with other words for search engines. */
const OTHER_PAGE = PAGE.replaceAll('search engines', 'people who ask');
const BLOCK_TYPES = /Known: `call-to-action`, `contact`, .*`values`\.$/;

// Pictures have tests of their own; here each is looked at once, not in every copy.
vi.mock(import('../../pictures/inspect.ts'), async (original) => {
  const { inspectPicture } = await original();
  const seen = new Map<string, ReturnType<typeof inspectPicture>>();
  return {
    inspectPicture: (path) =>
      seen.get(basename(path)) ?? seen.set(basename(path), inspectPicture(path)).get(basename(path))!,
  };
});

const mistakesIn = async (content: string) =>
  sortProblems(await checkContent(content)).mistakes.map(({ file, location, message }) => ({
    file,
    location,
    message,
  }));

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(CONTENT, folder, { recursive: true });
  write(TRIAL, PAGE);
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const remove = (file: string) => rmSync(join(folder, file));

function write(file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

/** Writes a value at a path of a file; without a value, takes away what is there. */
function set(file: string, path: (string | number)[], value?: unknown) {
  const document = parseDocument(read(file));
  if (value === undefined) document.deleteIn(path);
  else document.setIn(path, value);
  write(file, String(document));
}

const setColours = (colours: Record<string, string>) => {
  for (const [name, colour] of Object.entries(colours)) set('theme.yaml', ['colours', name], colour);
};

/** Draws the group’s mark anew. */
const draw = (shapes: string) =>
  write('logos/group.svg', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${shapes}</svg>`);

/** Changes one text of the trial page. */
function replace(from: string, to: string) {
  expect(PAGE).toContain(from);
  write(TRIAL, PAGE.replace(from, to));
}

const button = (to: string) => set(TRIAL, ['blocks', 2, 'buttons', 0, 'to'], to);

test('the real content has no mistakes', async () => {
  expect((await mistakesIn(CONTENT)).map(formatProblem)).toEqual([]);
});

test('the page of these tests has none either', async () => {
  expect(await mistakesIn(folder)).toEqual([]);
});

type Mistake = [
  name: string,
  make: () => void,
  file: string,
  location: string | undefined,
  message: string | RegExp,
];

it.each<Mistake>([
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
    () => replace('title: Years', 'title:'),
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
    () => replace('"1948"', '1948'),
    TRIAL,
    'block 2 (timeline), entry 1, `year`',
    'must be a text. Put it in quotation marks: `"…"`.',
  ],
  [
    'a name in braces without quotation marks',
    () => replace('title: Years', 'title: {company}'),
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
    'is 24; 1948 is the least. Correct it.',
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
    () => replace('lead:', 'laed:'),
    TRIAL,
    'block 1 (contact)',
    /^has a field `laed` that is not known here\. Did you mean `lead`\? Known: `type`, `id`/,
  ],
  [
    'a misspelt block type',
    () => replace('type: timeline', 'type: timelin'),
    TRIAL,
    'block 2 (timelin), `type`',
    /^is `timelin`, which is not known\. Did you mean `timeline`\? Known: `call-to-action`/,
  ],
  [
    'a block type that nobody knows',
    () => replace('type: timeline', 'type: weather'),
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
    'an unknown name',
    () => set(TRIAL, ['blocks', 1, 'title'], 'The years of {compny}'),
    TRIAL,
    'block 2 (timeline), `title`',
    'refers to {compny}, which is not a name in company.yaml. Did you mean `company`? Known: {company}, {group}, {brand}, {city}.',
  ],
  [
    'an unknown name in the title, counted no further',
    () => set(TRIAL, ['title'], '{nobody}'),
    TRIAL,
    '`title`',
    'refers to {nobody}, which is not a name in company.yaml. Known: {company}, {group}, {brand}, {city}.',
  ],
  [
    'an unknown name in the navigation',
    () => set('navigation.yaml', ['header', 'links', 1, 'label'], '{brnd}'),
    'navigation.yaml',
    '`header`, link 2, `label`',
    'refers to {brnd}, which is not a name in company.yaml. Did you mean `brand`? Known: {company}, {group}, {brand}, {city}.',
  ],
  [
    'a link to a page that is not there',
    () => button('/trail'),
    TRIAL,
    'block 3 (call-to-action), button 1, `to`',
    'leads to /trail, where there is no page. Did you mean `/trial`? Correct the address, or add it to `planned` in navigation.yaml until the page is written.',
  ],
  [
    'a link of the navigation to a page that is not there',
    () => set('navigation.yaml', ['footer', 'services', 2, 'to'], '/weather'),
    'navigation.yaml',
    '`footer`, service 3, `to`',
    'leads to /weather, where there is no page. Correct the address, or add it to `planned` in navigation.yaml until the page is written.',
  ],
  [
    'a link to a section that is not there',
    () => button('/trial#hear'),
    TRIAL,
    'block 3 (call-to-action), button 1, `to`',
    'leads to the section “hear” of /trial, which does not exist. Did you mean `here`? Sections there: here.',
  ],
  [
    'a link to a section of the same page that is not there',
    () => button('#there'),
    TRIAL,
    'block 3 (call-to-action), button 1, `to`',
    'leads to the section “there” of /trial, which does not exist. Did you mean `here`? Sections there: here.',
  ],
  [
    'a link to a page that is not published',
    () => {
      write('pages/draft.yaml', OTHER_PAGE.replace('published: true', 'published: false'));
      button('/draft');
    },
    TRIAL,
    'block 3 (call-to-action), button 1, `to`',
    'leads to /draft, which is not published. Write `published: true` in content/pages/draft.yaml, or add the address to `planned` in navigation.yaml until then.',
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
    'two files for one page: .yaml and .yml',
    () => write('pages/trial.yml', PAGE),
    'pages/trial.yml',
    undefined,
    'has the same address as content/pages/trial.yaml: /trial. Rename or remove one of the two.',
  ],
  [
    'two files for one page: a file and a folder',
    () => write('pages/trial/index.yaml', PAGE),
    'pages/trial/index.yaml',
    undefined,
    'has the same address as content/pages/trial.yaml: /trial. Rename or remove one of the two.',
  ],
  [
    'two files for one page: small and capital letters',
    () => {
      write('pages/small/page.yaml', OTHER_PAGE);
      write('pages/small/Page.yaml', OTHER_PAGE);
    },
    'pages/small/Page.yaml',
    undefined,
    'has the same address as content/pages/small/page.yaml: /small/page. Rename or remove one of the two.',
  ],
  [
    'a file name that is no address',
    () => write('pages/our story.yaml', OTHER_PAGE),
    'pages/our story.yaml',
    undefined,
    'has a name that no address can have. Use small letters, digits and hyphens, and end it with `.yaml`.',
  ],
  [
    'a title that is too short',
    () => set(TRIAL, ['title'], 'Trial'),
    TRIAL,
    '`title`',
    'has 5 characters with the names filled in; 50 is the least. Lengthen it by 45.',
  ],
  [
    'a title that is too long',
    () => set(TRIAL, ['title'], 'x'.repeat(61)),
    TRIAL,
    '`title`',
    'has 61 characters with the names filled in; 60 is the most. Shorten it by 1.',
  ],
  [
    'a description that is too short',
    () => set(TRIAL, ['description'], 'x'.repeat(119)),
    TRIAL,
    '`description`',
    'has 119 characters with the names filled in; 120 is the least. Lengthen it by 1.',
  ],
  [
    'a description that is much too long, told once',
    () => set(TRIAL, ['description'], 'x'.repeat(355)),
    TRIAL,
    '`description`',
    'has 355 characters with the names filled in; 155 is the most. Shorten it by 200.',
  ],
  [
    'a title that another page has',
    () => write('pages/zebra.yaml', OTHER_PAGE.replace(/title: .*/, /title: .*/.exec(PAGE)![0])),
    'pages/zebra.yaml',
    '`title`',
    'is the same as in content/pages/trial.yaml. Say what only this page has.',
  ],
  [
    'a description that another page has',
    () => write('pages/zebra.yaml', OTHER_PAGE.replace(/description: .*/, /description: .*/.exec(PAGE)![0])),
    'pages/zebra.yaml',
    '`description`',
    'is the same as in content/pages/trial.yaml. Say what only this page has.',
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
    () => replace('[car, solar, parts]', '[car, solar, parts, sacks]'),
    TRIAL,
    'block 1 (contact), `illustrations`',
    'has 4 entries; 3 is the most. Remove 1.',
  ],
  [
    'a list that is too short',
    () => replace('[car, solar, parts]', '[car]'),
    TRIAL,
    'block 1 (contact), `illustrations`',
    'has 1 entry; 3 is the least. Add 2.',
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
    () => replace('title: Years', 'title: Years: how many'),
    TRIAL,
    'line 13, column 12',
    /^cannot be read from there on\. Put a text that holds a colon, .* in quotation marks;/,
  ],
  [
    'a quotation mark that is not closed',
    () => replace('"#here"', '"#here'),
    TRIAL,
    'line 23, column 1',
    /close every quotation mark and bracket, there and above;/,
  ],
  [
    'a wrong indentation',
    () => replace('    title: Years', '   title: Years'),
    TRIAL,
    'line 13, column 1',
    /indent the line like its neighbours\.$/,
  ],
  [
    'a tab',
    () => replace('    title: Years', '\ttitle: Years'),
    TRIAL,
    'line 13, column 1',
    'is indented with a tab. Use spaces.',
  ],
  [
    'a field that stands there twice',
    () => replace('    title: Years', '    title: Years\n    title: Years'),
    TRIAL,
    'line 14, column 5',
    'has a field that stands there already. Remove one of the two.',
  ],
  [
    'a text that YAML takes for a reference',
    () => replace('title: Years', 'title: *Years*'),
    TRIAL,
    'line 13, column 12',
    /^cannot be read from there on\. .*begins with a sign such as `\{` or `\*`/,
  ],
  [
    'a redirect that leads nowhere',
    () => write('redirects.yaml', '- { from: /old, to: /nowhere }'),
    'redirects.yaml',
    'entry 1, `to`',
    /^leads to \/nowhere, where there is no page\./,
  ],
  [
    'a link to the brochure that does not say how large it is',
    () => set('brochure.yaml', ['link'], 'Profile (%pages pages)'),
    'brochure.yaml',
    '`link`',
    /^must say how long and how large the document is/,
  ],
  [
    'a name in the brochure that nobody has',
    () => set('brochure.yaml', ['title'], '{compny}'),
    'brochure.yaml',
    '`title`',
    /^refers to \{compny\}/,
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
    'is not the code of a language: write it like `en` or `de`',
  ],
  [
    'labels too long for the header, counted together',
    () =>
      set(
        'navigation.yaml',
        ['header', 'links'],
        Array.from({ length: 3 }, () => ({ label: 'x'.repeat(20), to: '/' })),
      ),
    'navigation.yaml',
    '`header`',
    /^has labels of 70 characters together; 64 is the most that fits beside the logos\. Shorten them by 6\.$/,
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
    () => replace('"1948"', '"2010"'),
    TRIAL,
    'block 2 (timeline), `entries`',
    'are not in order: put the earliest year first',
  ],
  [
    'a year in words, told once',
    () => replace('1990s', 'the nineties'),
    TRIAL,
    'block 2 (timeline), entry 2, `year`',
    'is not a year or a decade: write it like `"2010"` or `1990s`',
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
    () => write('theme.yaml', read('theme.yaml').replace('  tarp:', '  tarpp:')),
    'theme.yaml',
    '`colours`',
    /^has a field `tarpp` that is not known here\. Did you mean `tarp`\?/,
  ],
  [
    'a colour that cannot be read on another, with the nearest that can',
    () => setColours({ 'jute-deep': '#937f50' }),
    'theme.yaml',
    '`colours`, `ink` on `jute-deep`',
    /^has a contrast of 4\.\d; 7 is the least \(names on the map\)\. The nearest that can be read: `jute-deep: "#[0-9a-f]{6}"`\.$/,
  ],
  [
    'a figure’s colour that cannot be seen on its ground',
    () => setColours({ signal: '#d6a22a', land: '#123528' }),
    'theme.yaml',
    '`colours`, `signal` on `laterite`',
    /^has a contrast of 3\.\d; 4\.5 is the least \(numbers on sections of this colour\)\. The nearest that can be read: `(signal|laterite): "#[0-9a-f]{6}"`\.$/,
  ],
  [
    'a mark that is not there',
    () => set('theme.yaml', ['logos', 'company'], 'ours.svg'),
    'theme.yaml',
    '`logos`, `company`',
    'names ours.svg, which is not in content/logos/. Put the drawing there, or correct the name.',
  ],
  [
    'a mark in another format',
    () => set('theme.yaml', ['logos', 'group'], 'group.png'),
    'theme.yaml',
    '`logos`, `group`',
    'is not the name of a drawing: write it like `company.svg`',
  ],
  [
    'a mark of two colours',
    () => draw('<path fill="#932c12" d="M0 0h30v64H0z"/><path fill="#10201a" d="M34 0h30v64H34z"/>'),
    'logos/group.svg',
    undefined,
    /^has more than one colour; a logo is drawn in one\. Ask for a drawing/,
  ],
  [
    'a mark of lines',
    () => draw('<path d="M0 0h20v20z"/><path fill="none" stroke="#000" stroke-width="4" d="M4 60h56V4"/>'),
    'logos/group.svg',
    undefined,
    /^holds more than filled shapes, .* convert lines and letters to shapes/,
  ],
  [
    'a mark of shapes that overlap',
    () => draw('<rect width="40" height="40"/><rect x="20" y="20" width="40" height="40"/>'),
    'logos/group.svg',
    undefined,
    /^holds more than filled shapes, such as .* overlaps/,
  ],
  [
    'a mark without a shape',
    () => draw('<text x="0" y="40">AB</text>'),
    'logos/group.svg',
    undefined,
    /^holds no filled shape\./,
  ],
  [
    'a mark that is no drawing',
    () => write('logos/group.svg', 'GIF89a'),
    'logos/group.svg',
    undefined,
    'is no SVG drawing with a size. Export it again as SVG, with a `viewBox`.',
  ],
  [
    'a typeface that is not installed',
    () => set('theme.yaml', ['typefaces', 'text', 'font'], '@fontsource-variable/nowhere'),
    'theme.yaml',
    '`typefaces`, `text`, `font`',
    'names a package that is not installed. Run `npm install --save-dev --save-exact @fontsource-variable/nowhere`, or correct the name.',
  ],
  [
    'a font file that is not there',
    () => set('theme.yaml', ['typefaces', 'text', 'font'], 'ours.woff2'),
    'theme.yaml',
    '`typefaces`, `text`, `font`',
    'names ours.woff2, which is not in content/fonts/. Put the file there, or correct the name.',
  ],
  [
    'a font file that is no font',
    () => {
      write('fonts/ours.woff2', 'not a font');
      set('theme.yaml', ['typefaces', 'text', 'font'], 'ours.woff2');
    },
    'theme.yaml',
    '`typefaces`, `text`, `font`',
    'names ours.woff2, which is damaged or not a font. Copy it again from where it came from.',
  ],
  [
    'a weight that the typeface has not',
    () => set('theme.yaml', ['typefaces', 'display', 'weight'], 950),
    'theme.yaml',
    '`typefaces`, `display`, `weight`',
    'must be a weight that this font has: write a number from 400 to 900.',
  ],
  [
    'a piece that the mark has not',
    () =>
      write(
        TRIAL,
        `${PAGE}  - type: values\n    title: Values\n    values:\n${'      - { title: One, text: Two }\n'.repeat(2)}      - { highlight: [wets], title: One, text: Two }\n`,
      ),
    TRIAL,
    'block 4 (values), value 3, highlight 1',
    /^is `wets`, which is no shape of content\/logos\/company\.svg\. Did you mean `west`\? Shapes with an id there: west, /,
  ],
  ...['company.yaml', 'theme.yaml', 'navigation.yaml', 'pages/index.yaml', 'pages/404.yaml'].map(
    (file): Mistake => [
      `no ${file}`,
      () => remove(file),
      file,
      undefined,
      'is missing. Bring it back: every site needs it.',
    ],
  ),
  ...['pages/index.yaml', 'pages/404.yaml'].map(
    (file): Mistake => [
      `${file} not published`,
      () => set(file, ['published'], false),
      file,
      '`published`',
      'must be `true`: every site needs this page.',
    ],
  ),
  [
    'a page in a language without its navigation',
    () => write('pages/ar/index.yaml', OTHER_PAGE),
    'pages/ar/index.yaml',
    undefined,
    'is in the language “ar”, which has no `navigation.ar.yaml`. Copy navigation.yaml to that name and translate it.',
  ],
  [
    'a navigation whose name tells no language',
    () => write('navigation.copy2.yaml', read('navigation.yaml')),
    'navigation.copy2.yaml',
    undefined,
    'has a name that tells no language. Name it for example `navigation.ar.yaml`, or remove it.',
  ],
])('tells of %s', async (_name, make, file, place, message) => {
  make();
  const expected = message instanceof RegExp ? expect.stringMatching(message) : message;
  expect(await mistakesIn(folder)).toEqual([{ file, location: place, message: expected }]);
});

it.each<[string, () => void]>([
  [
    'a link to a page that is planned',
    () => {
      set('navigation.yaml', ['planned'], ['/vision', '/weather']);
      button('/weather');
    },
  ],
  ['a link to a section of another page', () => set(TRIAL, ['blocks', 2, 'buttons', 0, 'to'], '/trial#here')],
  ['a page that is not published', () => set(TRIAL, ['published'], false)],
  [
    'a page in a language with its navigation',
    () => {
      write('navigation.ar.yaml', read('navigation.yaml'));
      write('pages/ar/index.yaml', OTHER_PAGE);
    },
  ],
])('allows %s', async (_name, make) => {
  make();
  expect(await mistakesIn(folder)).toEqual([]);
});

test('counts the title with the names filled in', async () => {
  const { names } = parse(read('company.yaml')) as { names: { company: string } };
  set(TRIAL, ['title'], `${'x'.repeat(60)}{company}`);
  const over = names.company.length;
  expect(await mistakesIn(folder)).toEqual([
    {
      file: TRIAL,
      location: '`title`',
      message: `has ${60 + over} characters with the names filled in; 60 is the most. Shorten it by ${over}.`,
    },
  ]);
});

test('tells of several mistakes at once, in one file and in several', async () => {
  set('company.yaml', ['contact', 'email'], 'nobody');
  set('navigation.yaml', ['labels', 'skip']);
  set(TRIAL, ['title'], 'Short');
  set(TRIAL, ['blocks', 1, 'type'], 'weather');
  button('/nowhere');
  write('pages/broken.yaml', 'a: b: c');
  expect((await mistakesIn(folder)).map(({ file, location }) => [file, location])).toEqual([
    ['company.yaml', '`contact`, `email`'],
    ['navigation.yaml', '`labels`, `skip`'],
    ['pages/broken.yaml', 'line 1, column 4'],
    [TRIAL, 'block 2 (weather), `type`'],
    [TRIAL, '`title`'],
    [TRIAL, 'block 3 (call-to-action), button 1, `to`'],
  ]);
});

test('is said with file, place and remedy on one line', () => {
  expect(formatProblem({ file: TRIAL, location: '`title`', message: 'is empty. Write a text.' })).toBe(
    'content/pages/trial.yaml, `title`: is empty. Write a text.',
  );
  expect(formatProblem({ file: TRIAL, message: 'is missing.' })).toBe(
    'content/pages/trial.yaml: is missing.',
  );
});
