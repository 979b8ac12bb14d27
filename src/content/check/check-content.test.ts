import { globSync } from 'node:fs';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import {
  createTrialContent,
  FIXTURE_COMPANY,
  OTHER_PAGE,
  PAGE,
  TRIAL,
} from '../../../tests/support/trial-content.ts';
import { checkContent } from './check-content.ts';
import { logoProblems } from './logos.ts';
import { formatProblem, type Problem, sortProblems } from './problem.ts';

vi.mock(import('../../pictures/inspect.ts'), async (original) =>
  (await import('../../../tests/support/inspect-once.ts')).inspectOnce(await original()),
);
// Logos have tests of their own, and reading them takes most of the time.
vi.mock(import('./logos.ts'), () => ({ logoProblems: vi.fn(async () => []) }));

const content = createTrialContent();
const { read, write, remove, set } = content;
afterEach(content.restore);
afterAll(content.destroy);

const problems = () => checkContent(content.folder);
const mistakes = async () =>
  sortProblems(await problems()).mistakes.map(({ file, location, message }) => ({ file, location, message }));

/** The end of a link on the trial page. */
const button = (to: string) => set(TRIAL, ['blocks', 2, 'buttons', 0, 'to'], to);
const BUTTON = { file: TRIAL, location: 'block 3 (call-to-action), button 1, `to`' };

test('the fixture company and the trial page have no mistakes', async () => {
  expect((await checkContent(FIXTURE_COMPANY)).map(formatProblem)).toEqual([]);
  expect((await problems()).map(formatProblem)).toEqual([]);
});

test('pictures and logos are looked at', async () => {
  const wrong = { file: 'theme.yaml', location: '', path: [], message: 'is wrong' };
  vi.mocked(logoProblems).mockResolvedValueOnce([{ ...wrong, location: 'logos' }]);
  set('pictures/gate.yaml', ['file'], 'nowhere.jpg');
  const told = (await problems()).map(({ file, location }) => `${file} ${location}`);
  expect(told).toEqual(expect.arrayContaining(['theme.yaml logos', 'pictures/gate.yaml `file`']));
});

test.each([
  [
    'to a page that is not there',
    '/trail',
    'leads to /trail, where there is no page. Did you mean `/trial`? Correct the address, or add it to `planned` in navigation.yaml until the page is written.',
  ],
  [
    'to a section that is not there',
    '/trial#hear',
    'leads to the section “hear” of /trial, which does not exist. Did you mean `here`? Sections there: here.',
  ],
  [
    'to a section of the same page that is not there',
    '#there',
    'leads to the section “there” of /trial, which does not exist. Did you mean `here`? Sections there: here.',
  ],
  [
    'to a section of a page without sections',
    '/404#there',
    'leads to the section “there” of /404, which does not exist. Sections there: none.',
  ],
  [
    'to a page that is not published',
    '/draft',
    'leads to /draft, which is not published. Write `published: true` in content/pages/draft.yaml, or add the address to `planned` in navigation.yaml until then.',
  ],
])('a link %s is told at its field', async (_what, to, message) => {
  button(to);
  expect(await problems()).toEqual([{ ...BUTTON, path: ['blocks', 2, 'buttons', 0, 'to'], message }]);
});

test('a link within a text is told with its words; one that leads somewhere is right', async () => {
  const statement = (text: string) =>
    set(TRIAL, ['blocks', 0], { type: 'statements', statements: [{ title: 'A', statement: 'B', text }] });
  statement('**[Here](#there)** and [there](/trail), [away](https://www.example.org/trail).');
  const [here, there, ...others] = (await mistakes()).filter(({ location }) =>
    location?.includes('statement 1'),
  );
  expect(here).toEqual({
    file: TRIAL,
    location: 'block 1 (statements), statement 1, `text`',
    message: expect.stringMatching(/^has the link “Here”, which leads to the section “there” of \/trial,/),
  });
  expect(there?.message).toMatch(
    /^has the link “there”, which leads to \/trail, where there is no page\. Did you/,
  );
  expect(others).toEqual([]);
  statement('[About](/about)');
  expect((await mistakes()).filter(({ location }) => location?.includes('statement 1'))).toEqual([]);
  statement('Much *more*');
  expect((await mistakes()).map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/^has words between single stars/),
  );
});

test('a text that is too long with the names filled in is told, in each language with its own', async () => {
  set('company.yaml', ['names', 'company'], 'Crane and Daughters');
  set(TRIAL, ['blocks', 0, 'title'], 'Write to {company}, our people in the town');
  set(TRIAL, ['blocks', 0, 'labels', 'telephone'], '{company} on the telephone');
  set('navigation.ar.yaml', ['labels', 'print'], '{brand}');
  set('company.ar.yaml', ['names', 'brand'], 'A long, long name');
  const told = (await problems()).filter(({ message }) => message.includes('filled in; '));
  expect(told.map(formatProblem)).toEqual(
    expect.arrayContaining([
      'content/pages/trial.yaml, block 1 (contact), `labels`, `telephone`: has 36 characters with the names filled in; 30 is the most. Shorten it by 6.',
      'content/navigation.ar.yaml, `labels`, `print`: has 17 characters with the names filled in; 14 is the most. Shorten it by 3.',
    ]),
  );
  // The schema reports it as it is written.
  expect(told.some(({ location }) => location === 'block 1 (contact), `title`')).toBe(false);
  expect(told.some(({ file }) => file === 'navigation.yaml')).toBe(false);
});

test('a link to an own file needs that file', async () => {
  write('public/price-list.pdf', 'prices');
  button('/price-list.pdf');
  expect(await mistakes()).toEqual([]);
  button('/price-lst.pdf');
  expect((await mistakes())[0]?.message).toMatch(
    /^leads to \/price-lst\.pdf, where there is no page\. Did you mean `\/price-list\.pdf`\?/,
  );
});

test.each([
  ['to another site', 'https://www.example.org'],
  ['that leads nowhere', ''],
])('a link %s is told once', async (_what, to) => {
  button(to);
  expect(await mistakes()).toEqual([
    {
      ...BUTTON,
      message:
        'is not an address of this site: write for example `/operations` or `/partners#contact`, in lower case',
    },
  ]);
});

test.each(['/trial#here', '#here', '/', '/#any', '/vision', '/ar', '/about'])(
  'a link to %s is right',
  async (to) => {
    // The home page may have mistakes of its own: it counts as there, with all its sections.
    if (to === '/#any') set('pages/index.yaml', ['published'], false);
    button(to);
    expect((await mistakes()).filter(({ file }) => file === TRIAL)).toEqual([]);
  },
);

test('a link of any navigation to a page that is not there is told', async () => {
  for (const file of ['navigation.yaml', 'navigation.ar.yaml'])
    set(file, ['footer', 'services', 2, 'to'], '/weather');
  expect(await mistakes()).toEqual(
    ['navigation.yaml', 'navigation.ar.yaml'].map((file) => ({
      file,
      location: '`footer`, service 3, `to`',
      message:
        'leads to /weather, where there is no page. Correct the address, or add it to `planned` in navigation.yaml until the page is written.',
    })),
  );
});

test('an address that any navigation plans may be linked', async () => {
  set('navigation.ar.yaml', ['planned'], ['/weather', 7]);
  button('/weather');
  expect((await mistakes()).filter(({ file }) => file === TRIAL)).toEqual([]);
});

test('a published page that is still planned is told', async () => {
  set('navigation.ar.yaml', ['planned'], ['/vision', '/draft', '/trial']);
  expect(await problems()).toEqual([
    {
      file: 'navigation.ar.yaml',
      location: 'planned 3',
      path: ['planned', 2],
      message:
        'is the address of a page that is published, content/pages/trial.yaml. Remove it from `planned`.',
    },
  ]);
});

test('that a published page is still planned does not hide a link to a section that it has not', async () => {
  set('navigation.ar.yaml', ['planned'], ['/trial']);
  button('/trial#there');
  expect((await mistakes()).filter(({ file }) => file === TRIAL)).toEqual([
    { ...BUTTON, message: expect.stringContaining('leads to the section “there” of /trial') },
  ]);
});

test('a published page has exactly one main heading', async () => {
  set(TRIAL, ['blocks', 3, 'published'], false);
  expect(await problems()).toEqual([
    {
      file: TRIAL,
      location: '`blocks`',
      path: ['blocks'],
      message:
        'have no main heading: begin with a block of the type `number-hero`, `illustration-hero`, `logo-hero` or `home-hero`.',
    },
  ]);
  set(TRIAL, ['published'], false);
  expect(await problems()).toEqual([]);
  content.restore();

  write(TRIAL, `${PAGE}${PAGE.split('\n').at(-2)}\n`);
  expect(await problems()).toEqual([
    {
      file: TRIAL,
      location: 'block 5 (number-hero)',
      path: ['blocks', 4],
      message: 'gives the page a second main heading, after block 4. Remove one of the two.',
    },
  ]);
});

test('a draft may link to its own sections', async () => {
  set(TRIAL, ['published'], false);
  expect(await mistakes()).toEqual([]);
});

test('a link to a page that cannot be read is not told as well', async () => {
  write('pages/about.yaml', 'a: b: c');
  button('/about#story');
  expect((await mistakes()).map(({ file }) => file)).toEqual(['pages/about.yaml']);
});

test('without the navigation, nobody knows which addresses are planned', async () => {
  remove('navigation.yaml');
  write('redirects.yaml', '- { from: /old, to: /nowhere }');
  button('/nowhere');
  expect(await mistakes()).toEqual([
    {
      file: 'navigation.yaml',
      location: undefined,
      message: 'is missing. Bring it back: every site needs it.',
    },
  ]);
});

const KNOWN = 'Known: {company}, {group}, {brand}, {city}.';

test.each<[string, (string | number)[], string, string, string]>([
  [
    TRIAL,
    ['blocks', 1, 'title'],
    'The years of {compny}',
    'block 2 (timeline), `title`',
    ' Did you mean `company`?',
  ],
  [TRIAL, ['title'], 'The {compny}, whose title is not counted', '`title`', ' Did you mean `company`?'],
  [
    'navigation.yaml',
    ['header', 'links', 1, 'label'],
    '{compny}',
    '`header`, link 2, `label`',
    ' Did you mean `company`?',
  ],
  [
    'navigation.ar.yaml',
    ['labels', 'subject'],
    '{compny}',
    '`labels`, `subject`',
    ' Did you mean `company`?',
  ],
  ['company-profile.yaml', ['title'], '{compny}', '`title`', ' Did you mean `company`?'],
  ['pictures/gate.yaml', ['credit'], '{compny}', '`credit`', ' Did you mean `company`?'],
])('a name that company.yaml does not know is told in %s', async (file, path, text, location, hint) => {
  set(file, path, text);
  expect(await problems()).toEqual([
    {
      file,
      location,
      path,
      message: `refers to {compny}, which is not a name in company.yaml.${hint} ${KNOWN}`,
    },
  ]);
});

test('a name whose braces do not match is told', async () => {
  set(TRIAL, ['blocks', 1, 'title'], 'The years of {company.');
  expect(await mistakes()).toEqual([
    {
      file: TRIAL,
      location: 'block 2 (timeline), `title`',
      message: `has a brace too many or too few: a name stands between one { and one }. ${KNOWN}`,
    },
  ]);
});

test('where the names cannot be read, no name is told', async () => {
  set('company.yaml', ['names', 'group']);
  set(TRIAL, ['blocks', 1, 'title'], '{nobody}');
  expect((await mistakes()).map(({ file }) => file)).toEqual(['company.yaml']);
});

test('the title is counted with the names filled in', async () => {
  set(TRIAL, ['title'], `${'x'.repeat(45)}{company}`);
  expect(await mistakes()).toEqual([
    {
      file: TRIAL,
      location: '`title`',
      message: 'has 61 characters with the names filled in; 60 is the most. Shorten it by 1.',
    },
  ]);
});

test.each(['title', 'description'])('a %s that another page has is told', async (field) => {
  const own = new RegExp(`^${field}: .*`, 'm').exec(PAGE)![0];
  write('pages/zebra.yaml', OTHER_PAGE.replace(new RegExp(`^${field}: .*`, 'm'), own));
  expect(await mistakes()).toEqual([
    {
      file: 'pages/zebra.yaml',
      location: `\`${field}\``,
      message: 'is the same as in content/pages/trial.yaml. Say what only this page has.',
    },
  ]);
});

test.each<[string, () => void, Partial<Problem>]>([
  ['a file missing', () => remove('company.yaml'), { file: 'company.yaml' }],
  ['the home page missing', () => remove('pages/index.yaml'), { file: 'pages/index.yaml' }],
  [
    'a misspelt colour',
    () => content.replace('theme.yaml', '  tarp:', '  tarpp:'),
    { location: '`colours`' },
  ],
  [
    'an unreadable colour',
    () => set('theme.yaml', ['colours', 'jute'], '#7a1f4b'),
    { location: '`colours`, `ink` on `jute`' },
  ],
  [
    'a logo of the wrong kind',
    () => set('theme.yaml', ['logos', 'group'], 'a.png'),
    { location: '`logos`, `group`' },
  ],
  ['a misspelt block', () => set(TRIAL, ['blocks', 1, 'type'], 'timelin'), { file: TRIAL }],
  [
    'a page of a language without its navigation',
    () => write('pages/fr-ca/one.yaml', OTHER_PAGE),
    { file: 'pages/fr-ca/one.yaml' },
  ],
  [
    'a language without its home page',
    () => write('navigation.fr.yaml', read('navigation.ar.yaml')),
    { file: 'navigation.fr.yaml' },
  ],
  [
    'a link that stands twice in the header',
    () => set('navigation.yaml', ['header', 'links', 1, 'to'], '/'),
    { location: '`header`, link 2, `to`' },
  ],
  [
    'a navigation of no language',
    () => write('navigation.copy2.yaml', read('navigation.yaml')),
    { file: 'navigation.copy2.yaml' },
  ],
  [
    'a page file with a bad name',
    () => write('pages/our story.yml', OTHER_PAGE),
    { file: 'pages/our story.yml' },
  ],
  [
    'a link to the company profile without its size',
    () => set('company-profile.yaml', ['link'], 'Profile'),
    { location: '`link`' },
  ],
  [
    'a redirect that leads nowhere',
    () => write('redirects.yaml', '- { from: /old, to: /nowhere }'),
    { location: 'entry 1, `to`' },
  ],
])('%s is told once', async (_what, make, expected) => {
  make();
  expect(await mistakes()).toEqual([expect.objectContaining(expected)]);
});

test('a site without a company profile or a second language has no mistakes', async () => {
  remove('company-profile.yaml');
  remove('navigation.ar.yaml');
  remove('company.ar.yaml');
  for (const file of globSync('pictures/ar/*.yaml', { cwd: content.folder })) remove(file);
  remove('pages/ar/index.yaml');
  remove('pages/ar/404.yaml');
  expect(await mistakes()).toEqual([]);
});

test('mistakes in several files are told at once, in the order of the files', async () => {
  set('company.yaml', ['contact', 'email'], 'nobody');
  set('navigation.yaml', ['labels', 'skip']);
  set(TRIAL, ['title'], 'Short');
  set(TRIAL, ['blocks', 1, 'type'], 'weather');
  button('/nowhere');
  write('pages/broken.yaml', 'a: b: c');
  expect((await mistakes()).map(({ file, location }) => [file, location])).toEqual([
    ['company.yaml', '`contact`, `email`'],
    ['navigation.yaml', '`labels`, `skip`'],
    ['pages/broken.yaml', 'line 1, column 4'],
    [TRIAL, 'block 2 (weather), `type`'],
    [TRIAL, '`title`'],
    [TRIAL, 'block 3 (call-to-action), button 1, `to`'],
  ]);
});

test('a language that is not told by a navigation is told at each of its files', async () => {
  write('company.fr.yaml', 'names: { company: Grue du Nil }');
  write('pictures/fr/yard.yaml', '{}');
  expect((await mistakes()).map(({ file }) => file)).toEqual(['company.fr.yaml', 'pictures/fr/yard.yaml']);
});

test('what a translation leaves out is taken from the original, and its mistakes are told there', async () => {
  set('navigation.ar.yaml', ['labels', 'menu']);
  expect(await mistakes()).toEqual([]);
  set('navigation.yaml', ['labels', 'menu']);
  expect((await mistakes()).map(({ file }) => file)).toEqual(['navigation.yaml']);
});

test('a text about a picture that is not there is told, and no mistake', async () => {
  write('pictures/ar/yart.yaml', 'caption: الساحة');
  expect((await problems()).map(formatProblem)).toEqual([
    expect.stringMatching(/^content\/pictures\/ar\/yart\.yaml: .*Did you mean `yard`\?/),
  ]);
  expect(await mistakes()).toEqual([]);
});
