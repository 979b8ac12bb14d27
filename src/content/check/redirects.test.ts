import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { redirectsSchema } from '../redirects-schema.ts';
import { filesIn } from './check-content.ts';
import { formatProblem, type Problem } from './problem.ts';
import { readContent } from './read.ts';
import { redirectProblems } from './redirects.ts';

const PAGES = [
  { file: 'pages/index.yaml', address: '/', raw: {} },
  { file: 'pages/about.yaml', address: '/about', raw: { blocks: [{ type: 'contact', id: 'team' }] } },
  { file: 'pages/vision.yaml', address: '/vision', raw: { published: false } },
];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'redirects-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function problemsOf(text: string): Promise<string[]> {
  writeFileSync(join(folder, 'redirects.yaml'), text);
  const problems: Problem[] = [];
  const file = await readContent(await filesIn(folder), 'redirects.yaml', redirectsSchema, problems);
  return [...problems, ...redirectProblems(file, PAGES, ['/planned'])].map(formatProblem);
}

test.each([
  ['no entry', '[]'],
  ['nothing but a comment', '# none'],
  ['a page', '- { from: /old, to: /about }'],
  ['a section', '- { from: /old/name.php, to: "/about#team" }'],
  ['a planned page', '- { from: /old, to: /planned }'],
  ['another site', '- { from: /shop, to: "https://shop.example.com/all#top" }'],
  ['a planned page as long as it is not written', '- { from: /planned, to: / }'],
  ['a draft as long as it is not published', '- { from: /vision, to: / }'],
])('%s has no mistake', async (_name, text) => {
  expect(await problemsOf(text)).toEqual([]);
});

const FROM = /^content\/redirects\.yaml, entry 1, `from`: is not the path of an old address/;
const TO = /^content\/redirects\.yaml, entry 1, `to`: is neither an address of this site/;

test.each<[name: string, text: string, message: string | RegExp]>([
  ['capital letters', '- { from: /Old, to: / }', FROM],
  ['an ending that is spelling', '- { from: /old.html, to: / }', FROM],
  ['a slash at the end', '- { from: /old/, to: / }', FROM],
  ['a folder’s index', '- { from: /old/index, to: / }', FROM],
  ['a whole address', '- { from: "https://www.example.com/old", to: / }', FROM],
  ['a hidden name', '- { from: /.server/caddy, to: / }', FROM],
  ['a target without a slash', '- { from: /old, to: about }', TO],
  ['a target that is not encrypted', '- { from: /old, to: "http://www.example.com" }', TO],
  ['a target with a query', '- { from: /old, to: "https://www.example.com/?a=1" }', TO],
  [
    'a target that a server would read as its own words',
    '- { from: /old, to: "https://www.example.com/{path}$x" }',
    TO,
  ],
  ['no target', '- { from: /old }', 'content/redirects.yaml, entry 1, `to`: is missing. Add `to: /about`.'],
  [
    'a page of the site as an old address',
    '- { from: /about, to: / }',
    'content/redirects.yaml, entry 1, `from`: is the address of content/pages/about.yaml. Remove this redirect, or the page.',
  ],
  [
    'an address that is redirected twice',
    '[{ from: /old, to: / }, { from: /old, to: /about }]',
    'content/redirects.yaml, entry 2, `from`: is redirected already, by entry 1. Remove one of the two.',
  ],
  [
    'a chain',
    '[{ from: /old, to: "/older#a" }, { from: /older, to: /about }]',
    'content/redirects.yaml, entry 1, `to`: leads to an address that is redirected itself, by entry 2. Write where visitors should end.',
  ],
  [
    'a loop',
    '- { from: /old, to: /old }',
    'content/redirects.yaml, entry 1, `to`: leads to an address that is redirected itself, by entry 1. Write where visitors should end.',
  ],
  [
    'a target without a page',
    '- { from: /old, to: /abuot }',
    /^content\/redirects\.yaml, entry 1, `to`: leads to \/abuot, where there is no page\. Did you mean `\/about`\?/,
  ],
  [
    'a target that is a draft',
    '- { from: /old, to: /vision }',
    /^content\/redirects\.yaml, entry 1, `to`: leads to \/vision, which is not published\./,
  ],
  [
    'a section that is not there',
    '- { from: /old, to: "/about#tema" }',
    /^content\/redirects\.yaml, entry 1, `to`: leads to the section “tema” of \/about, which does not exist\./,
  ],
])('%s is told in one sentence with a remedy', async (_name, text, message) => {
  expect(await problemsOf(text)).toEqual([
    typeof message === 'string' ? message : expect.stringMatching(message),
  ]);
});
