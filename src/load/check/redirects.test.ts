/** Tells the owner of redirects that lead nowhere, hide a page or cannot work on a host. */
import { afterAll, afterEach, expect, test } from 'vitest';
import { createTrialContent } from '../../../tests/support/trial-content.ts';
import { readFiles } from './check-content.ts';
import { checkFiles, contentProblems } from './content-problems.ts';
import { formatProblem } from './problem.ts';

const content = createTrialContent();
afterEach(content.restore);
afterAll(content.destroy);

async function problemsOf(entries: string): Promise<string[]> {
  content.write('redirects.yaml', `redirects: [${entries}]`);
  return contentProblems(checkFiles(await readFiles(content.folder)), ['/prices.csv']).map(formatProblem);
}

test.each([
  ['no entry', ''],
  ['a section', '{ from: /old/name.php, to: "/trial#here" }'],
  ['a planned page', '{ from: /old, to: /vision }'],
  ['a file', '{ from: /old.csv, to: /prices.csv }'],
  ['another site', '{ from: /shop, to: "https://shop.example.com/all#top" }'],
  ['a planned page as long as it is not written', '{ from: /vision, to: / }'],
  ['a draft as long as it is not published', '{ from: /draft, to: / }'],
])('%s has no mistake', async (_name, entries) => {
  expect(await problemsOf(entries)).toEqual([]);
});

const FROM = 'redirect 1, `from`: is not the path of an old address';
const TO = 'redirect 1, `to`: is not an address: write one like';

test.each([
  ['{ from: "/old?id=1", to: / }', FROM],
  ['{ from: /old, to: about }', TO],
  ['{ from: /old }', 'redirect 1, `to`: is missing. Add it (`to: /about`).'],
  ['{ from: /about.html, to: / }', 'redirect 1, `from`: is the address of content/pages/about.yaml. Remove'],
  [
    '{ from: /old, to: / }, { from: /old, to: /about }',
    'redirect 2, `from`: repeats “/old”. Each must be different.',
  ],
  ['{ from: /prices.csv, to: / }', '`from`: is the address of content/public/prices.csv. Remove'],
  ['{ from: /vision, to: /vision }', '`from`: leads to itself.'],
  [
    '{ from: /old, to: "/older#a" }, { from: /older, to: /about }',
    'leads to /older, where there is no page.',
  ],
])('%s is reported in one sentence with a remedy', async (entries, told) => {
  const [only, ...others] = await problemsOf(entries);
  expect(others).toEqual([]);
  expect(only).toContain(`content/redirects.yaml, redirect`);
  expect(only).toContain(told);
});
