import { expect, test } from 'vitest';
import { loadFixturePage, loadFixturePages } from '../../tests/support/fixture-pages.ts';
import { markdownOf } from './markdown.tsx';

const textOf = (file: string) => markdownOf(loadFixturePage(file));

test('a page begins with its title, which leads to it', () => {
  const { content } = loadFixturePage('about.yaml');
  expect(textOf('about.yaml').split('\n')[0]).toBe(`[${content.title}](https://www.example.net/about)`);
  expect(textOf('about.yaml').endsWith('\n')).toBe(true);
});

test('headings are headings, on one line however many the author wrote', () => {
  expect(textOf('about.yaml')).toContain('\n# One crane on a quay. A works by the Nile.\n');
  expect(textOf('about.yaml')).toMatch(/\n## What we hold to\n/);
});

test('links and pictures lead to the site, wherever the text is read', () => {
  for (const page of loadFixturePages()) {
    const text = markdownOf(page);
    for (const [, to] of text.matchAll(/\]\((.*?)\)/g)) expect(to).toMatch(/^(https:|mailto:|tel:|#)/);
  }
  expect(textOf('about.yaml')).toContain('[Look at our work](https://www.example.net/operations)');
  expect(textOf('about.yaml')).toMatch(
    /!\[A red evening sky over a blue harbour\.\]\(https:\/\/www\.example\.net\//,
  );
});

test('neighbouring links are words of their own', () => {
  expect(textOf('about.yaml')).toContain(
    '[Look at our work](https://www.example.net/operations) [Join forces](https://www.example.net/partners)',
  );
});

test('what only eyes are shown is left out', () => {
  const page = loadFixturePage('404.yaml');
  // The number is decorative: the title explains the error.
  expect(markdownOf(page)).not.toMatch(/^404$/m);
  expect(markdownOf(page)).toContain('# This page is not here');
});

test('the index of a page’s own sections is left out', () => {
  expect(textOf('operations.yaml')).not.toMatch(/\]\(#/);
  expect(textOf('operations.yaml')).not.toMatch(/^- \[?Bonded yard/m);
});

test('what can be chosen is said once, all of it', () => {
  expect(textOf('operations.yaml')).toContain('**Ambulances** bring the patient to the ward.');
  expect(textOf('operations.yaml')).toContain('**Fire trucks** bring ladder and crew.');
  expect(textOf('operations.yaml').split('Ambulances')).toHaveLength(2);
  expect(textOf('operations.yaml')).not.toContain('Build it');
});

test('a question is followed by the ways to answer it', () => {
  expect(textOf('operations.yaml')).toMatch(/\nWhat has worn out\?\n\n- +\[Chat\]\(https:\/\/wa\.me\//);
});

test('a drawing that says something is said', () => {
  expect(textOf('index.yaml')).toMatch(/\n\n\*Map of four countries: .*\*\n/);
});

test('each term is on a line with what is said of it', () => {
  expect(textOf('index.yaml')).toMatch(/^- Years of work: 70\+$/m);
});

test('no page holds markup', () => {
  for (const page of loadFixturePages())
    expect(markdownOf(page)).not.toMatch(/<\/?(div|span|p|a|br|svg|section|li)\b/);
});
