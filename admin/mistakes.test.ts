/** Mistakes are reported to the owner in the words of the forms, with the way to each. */
import { afterAll, afterEach, expect, test } from 'vitest';
import { filesMatching } from '../src/schema/folders.ts';
import { createTrialContent, TRIAL } from '../tests/support/trial-content.ts';
import type { AdminContext } from './context.json.ts';
import { takeFiles } from './entry.ts';
import { findMistakes } from './mistakes.ts';

const content = createTrialContent();
const { set, write } = content;
afterEach(content.restore);
afterAll(content.destroy);

/** The mistakes once the CMS has read the repository, or in what is saved then. */
async function told(change?: (files: AdminContext['files']) => AdminContext['files']) {
  const context = { files: {}, staticFiles: ['/price-list.csv'] } as unknown as AdminContext;
  const files = await filesMatching(content.folder, '**/*.yaml');
  takeFiles(
    context,
    files.map((file) => ({ path: `content/${file}`, text: content.read(file) })),
  );
  return findMistakes(context, change?.(context.files)).map(
    ({ entry, form, place, message }) => `${entry} (${form}) › ${place}: ${message}`,
  );
}

const FORM = '#/collections/pages/entries';
const TO = ['blocks', 2, 'buttons', 0, 'to'];

test('content without mistakes has none', async () => {
  expect(await told()).toEqual([]);
});

test.each<[what: string, change: () => void, told: string]>([
  [
    'a link to a draft',
    () => set(TRIAL, TO, '/draft'),
    `the page Trial (${FORM}/trial) › Blocks › 3 (Call to action) › Buttons › 1 › Leads to: This leads to /draft, which is not published. Switch on Published on the page Draft, or add the address to Planned pages in Menu and labels until you do.`,
  ],
  [
    'a page without an opening',
    () => set(TRIAL, ['blocks', 0, 'published'], false),
    `the page Trial (${FORM}/trial) › Blocks: These have no main heading. Begin with one of these: Opening with a number, Opening with illustrations, Opening with logos, Opening of the home page.`,
  ],
  [
    'a translated title of another page',
    () => {
      const title = 'A title that is long enough for search engines, twice';
      for (const page of ['yard', 'index']) set(`pages/ar/${page}.yaml`, ['title'], title);
    },
    `the page Yard in Arabic (${FORM}/yard?_locale=ar) › Title in search results: This is the same as on the home page in Arabic. Say what is unique to this page.`,
  ],
  [
    'a wrong name in the menu',
    () => set('navigation.ar.yaml', ['labels', 'menu'], '{firm}'),
    'Menu and labels in Arabic (#/collections/_singletons/entries/navigation?_locale=ar) › Labels › Menu: This refers to {firm}, which is not a name in Company. Allowed: {company}, {group}, {brand}, {city}.',
  ],
])('%s', async (_what, change, mistake) => {
  change();
  expect(await told()).toEqual([mistake]);
});

test('a file that cannot be read has no form', async () => {
  write('pictures/gate.yaml', 'alt: "A');
  expect(await told()).toEqual([
    expect.stringMatching(/^the picture Gate \(undefined\) › line 1, column \d: This cannot be read/),
  ]);
});

test('a save is refused for mistakes that it has or causes, not for earlier ones', async () => {
  set('pages/yard.yaml', ['title'], 'Short');
  set('navigation.ar.yaml', ['header', 'contact', 'to'], '/trial#here');
  const unpublish = (files: AdminContext['files']) => ({
    [TRIAL]: { ...(files[TRIAL] as object), title: 'Brief', published: false },
  });
  expect(await told(unpublish)).toEqual([
    expect.stringContaining('the page Trial (#/collections/pages/entries/trial) › Title in search results'),
    expect.stringContaining('Header › Contact › Leads to: This leads to /trial, which is not published.'),
  ]);
});
