/** Tells the owner once of each mistake between files, before visitors meet it: links, names, languages, colours. */
import { globSync } from 'node:fs';
import { afterAll, afterEach, expect, test } from 'vitest';
import { inspectOnce } from '../../../tests/support/inspect-once.ts';
import { FIXTURE_COMPANY } from '../../../tests/support/sites.ts';
import { createTrialContent, OTHER_PAGE, PAGE, TRIAL } from '../../../tests/support/trial-content.ts';
import { inspectPicture } from '../../pictures/inspect.ts';
import { checkContent } from './check-content.ts';
import { formatProblem } from './problem.ts';

const content = createTrialContent();
const { read, write, remove, set } = content;
afterEach(content.restore);
afterAll(content.destroy);

const inspect = inspectOnce(inspectPicture);
const problems = (folder = content.folder) => checkContent(folder, inspect);
const told = async (folder?: string) => (await problems(folder)).map(formatProblem);
const files = async () => (await problems()).map(({ file }) => file);

/** Sets the target of a link on the trial page. */
const button = (to: string) => set(TRIAL, ['blocks', 2, 'buttons', 0, 'to'], to);
const BUTTON = `content/${TRIAL}, block 3 (call-to-action), button 1, \`to\``;

test('the fixture company and the trial page have no mistakes', async () => {
  expect(await told(FIXTURE_COMPANY)).toEqual([]);
  expect(await told()).toEqual([]);
});

test.each([
  [
    '/trail',
    'leads to /trail, where there is no page. Did you mean `/trial`? Correct the address, or add it to',
  ],
  ['/trial#hear', 'leads to the section “hear”, which /trial does not have. Did you mean `here`? Available'],
  ['/404#there', 'leads to the section “there”, which /404 does not have. Available: none.'],
  [
    '/draft',
    'leads to /draft, which is not published. Switch on Published in content/pages/draft.yaml (`published: true`), or',
  ],
  ['https://www.example.org', 'is not an address of this site: write it like `/operations`'],
  ['/price-lst.csv', 'leads to /price-lst.csv, where there is no page. Did you mean `/price-list.csv`?'],
])('a link to %s is reported once, at its field', async (to, message) => {
  button(to);
  expect(await told()).toEqual([expect.stringContaining(`${BUTTON}: ${message}`)]);
});

test('a link to a section that is switched off is reported as such', async () => {
  set(TRIAL, ['blocks', 3, 'published'], false);
  set(TRIAL, ['blocks', 2, 'buttons'], [{ label: 'Contact', to: '#here' }]);
  expect(await told()).toEqual([
    `${BUTTON}: leads to “here”, a hidden section of /trial. Switch on “Visitors see this block” there (\`published: true\`), or correct the link.`,
  ]);
});

test.each(['/trial#here', '#here', '/', '/#any', '/vision', '/ar', '/about', '/price-list.csv'])(
  'a link to %s is valid',
  async (to) => {
    // The home page may have mistakes of its own: it counts as reachable, with all its sections.
    if (to === '/#any') set('pages/index.yaml', ['published'], false);
    button(to);
    expect((await files()).filter((file) => file === TRIAL)).toEqual([]);
  },
);

test('a link within a text is reported with its words', async () => {
  const statement = (text: string) =>
    set(TRIAL, ['blocks', 3], { type: 'statements', statements: [{ title: 'A', statement: 'B', text }] });
  statement('**[Here](#there)** and [there](/trail), [away](https://www.example.org/trail), [on](/about).');
  const texts = (await told()).filter((line) => line.includes('block 4 (statements), statement 1, `text`'));
  expect(texts).toEqual([
    expect.stringContaining('has the link “Here”, which leads to the section “there”, which'),
    expect.stringContaining('has the link “there”, which leads to /trail, where there is no page. Did you'),
  ]);
});

test('planned addresses may be linked, until their page is published', async () => {
  set('navigation.ar.yaml', ['planned'], ['/weather', '/trial', 7]);
  button('/weather');
  expect((await told()).filter((line) => line.includes('page'))).toEqual([
    'content/navigation.ar.yaml, planned 2: is the address of content/pages/trial.yaml, which is published. Remove it from the planned pages.',
  ]);
});

test('a published page has exactly one main heading', async () => {
  set(TRIAL, ['blocks', 0, 'published'], false);
  expect(await told()).toEqual([
    `content/${TRIAL}, \`blocks\`: have no main heading. Begin with one of these: Opening with a number (\`number-hero\`), Opening with illustrations (\`illustration-hero\`), Opening with logos (\`logo-hero\`), Opening of the home page (\`home-hero\`).`,
  ]);
  set(TRIAL, ['published'], false);
  expect(await told()).toEqual([]);
  write(TRIAL, `${PAGE}  - { type: number-hero, tone: ink, title: Another, number: '2' }\n`);
  expect(await told()).toEqual([
    `content/${TRIAL}, block 5 (number-hero): gives the page a second main heading, after block 1. Remove one of the two.`,
  ]);
});

test('an unreadable or missing file is reported once, not at each link', async () => {
  write('pages/about.yaml', 'a: b: c');
  button('/about#story');
  expect(await files()).toEqual(['pages/about.yaml']);
  content.restore();
  remove('navigation.yaml');
  write('redirects.yaml', 'redirects: [{ from: /old, to: /nowhere }]');
  button('/nowhere');
  expect(await files()).toEqual(['navigation.yaml']);
});

test.each<[string, (string | number)[], string, string]>([
  [TRIAL, ['blocks', 1, 'title'], 'The years of {compny}', 'block 2 (timeline), `title`'],
  ['navigation.yaml', ['header', 'links', 1, 'label'], '{compny}', '`header`, link 2, `label`'],
  ['navigation.ar.yaml', ['labels', 'subject'], '{compny}', '`labels`, `subject`'],
  ['pictures/gate.yaml', ['credit'], '{compny}', '`credit`'],
])('a name that company.yaml does not know is reported in %s', async (file, path, text, location) => {
  set(file, path, text);
  expect(await told()).toEqual([
    `content/${file}, ${location}: refers to {compny}, which is not a name in content/company.yaml. Did you mean \`company\`? Allowed: {company}, {group}, {brand}, {city}.`,
  ]);
});

test('text that is too long with the names filled in is reported, with each language’s own names', async () => {
  set('company.yaml', ['names', 'company'], 'Crane and Daughters');
  set(TRIAL, ['blocks', 3, 'title'], 'Write to {company}, our people in the town');
  set(TRIAL, ['blocks', 3, 'labels', 'telephone'], '{company} on the telephone');
  set('navigation.ar.yaml', ['labels', 'call'], '{brand}');
  set('company.ar.yaml', ['names', 'brand'], 'A long, very long name');
  const filled = (await told()).filter((line) => line.includes('in braces count'));
  expect(filled).toEqual(
    expect.arrayContaining([
      'content/pages/trial.yaml, block 4 (contact), `labels`, `telephone`: has 36 characters; the maximum is 30. Shorten it by 6. Names in braces count at full length.',
      'content/navigation.ar.yaml, `labels`, `call`: has 22 characters; the maximum is 20. Shorten it by 2. Names in braces count at full length.',
    ]),
  );
  // The schema reports it before names are filled in.
  expect(filled.join()).not.toContain('(contact), `title`');
});

test.each<[() => unknown, string]>([
  [() => remove('company.yaml'), 'company.yaml'],
  [() => set('company.yaml', ['names', 'group']), 'company.yaml'],
  [() => remove('pages/index.yaml'), 'pages/index.yaml'],
  [() => set('theme.yaml', ['colours', 'jute'], '#7a1f4b'), 'theme.yaml, `colours`, `jute`'],
  [
    () => set('theme.yaml', ['logos', 'group'], 'none.svg'),
    'theme.yaml, `logos`, `group`: refers to none.svg, which is',
  ],
  [
    () => write('logos/holdings.svg', '<svg viewBox="0 0 80 80"><path d="M0 0h80v80z"/></svg>'),
    'holdings.svg, which cannot be used as a logo.',
  ],
  [
    () => set(TRIAL, ['blocks', 1, 'title'], 'Of {company.'),
    '`title`: has one brace too many or too few: put',
  ],
  [() => write('pages/fr-ca/one.yaml', OTHER_PAGE), 'pages/fr-ca/one.yaml'],
  [
    () => set('navigation.ar.yaml', ['footer', 'services', 2, 'to'], '/weather'),
    'navigation.ar.yaml, `footer`, service 3, `to`: leads to /weather, where there is no',
  ],
  [() => write('navigation.fr.yaml', read('navigation.ar.yaml')), 'navigation.fr.yaml'],
  [() => write('company.fr.yaml', 'names: { company: Grue du Nil }'), 'company.fr.yaml'],
  [() => write('pages/our story.yml', OTHER_PAGE), 'pages/our story.yml'],
  [() => write('redirects.yml', 'redirects: []'), 'redirects.yml: must end in `.yaml`'],
  [
    () => set('pages/index.yaml', ['blocks', 0, 'localTime', 'time'], '%time, %time'),
    'must contain %time once',
  ],
  [() => write('companny.yaml', 'a: b'), 'companny.yaml: is not a content file.'],
  [() => set('company.yaml', ['rights'], 'Ask {company}.'), '`rights`: has a brace, but names'],
  [() => write('public/prices/2026.tar.gz', ''), 'public/prices/2026.tar.gz: has a reserved name'],
  [
    () => write('public/film.mp4', Buffer.alloc(25 * 2 ** 20 + 1)),
    'public/film.mp4: is 26 MB; Cloudflare’s limit is 25 MB. Make it smaller, or link to it on another site.',
  ],
  [() => write('public/_headers', ''), 'public/_headers: has a reserved name: hosts'],
  [
    () => set(TRIAL, ['title'], `${'x'.repeat(45)}{company}`),
    '`title`: has 61 characters; the maximum is 60.',
  ],
  [
    () => write('pages/z.yaml', OTHER_PAGE.replace(/^title: .*/m, /^title: .*/m.exec(PAGE)![0])),
    'pages/z.yaml',
  ],
])('reported once: $1', async (make, expected) => {
  make();
  expect(await told()).toEqual([expect.stringContaining(expected)]);
});

test('pages may highlight only shapes of the company’s logo', async () => {
  set('pages/about.yaml', ['blocks', 3, 'values', 0, 'highlight'], ['no-such-shape']);
  expect(await told()).toEqual([
    expect.stringContaining('is `no-such-shape`, which is not a shape in content/logos/'),
  ]);
});

test('a site without a company profile or a second language has no mistakes', async () => {
  for (const file of ['company-profile.yaml', 'navigation.ar.yaml', 'company.ar.yaml']) remove(file);
  for (const file of globSync('{pages,pictures}/ar/*.yaml', { cwd: content.folder })) remove(file);
  expect(await told()).toEqual([]);
});

test('mistakes in several files are reported at once, in the order of the files', async () => {
  set('company.yaml', ['contact', 'email'], 'nobody');
  set('navigation.yaml', ['labels', 'skip']);
  set(TRIAL, ['title'], 'Short');
  set(TRIAL, ['blocks', 1, 'type'], 'weather');
  button('/nowhere');
  write('pages/broken.yaml', 'a: b: c');
  expect(await files()).toEqual([
    'company.yaml',
    'navigation.yaml',
    'pages/broken.yaml',
    TRIAL,
    TRIAL,
    TRIAL,
  ]);
});
