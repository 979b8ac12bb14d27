/** Documents name files that exist, and their links to documents, headings, files and folders lead somewhere. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/process.ts';

const documents = globSync(['*.md', '{docs,artwork}/**/*.md'], { cwd: ROOT }).map((name) => join(ROOT, name));
const read = (file: string) => readFileSync(file, 'utf8');

/** The fragments of a document’s headings, as GitHub makes them. */
const headingsOf = (file: string) =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\p{L}\d _-]/gu, '')
      .replaceAll(' ', '-'),
  );

test.each(documents)('no link in %s is broken', (file) => {
  const text = read(file).replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '');
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, to]) => to!);
  const broken = links
    .filter((to) => !/^(https?|mailto|tel):/.test(to))
    .filter((to) => {
      const [path, fragment] = to.split('#') as [string, string?];
      const target = path ? join(dirname(file), path) : file;
      return !existsSync(target) || (fragment && !headingsOf(target).includes(fragment));
    });
  expect(broken).toEqual([]);
});

test.each(documents)('every file that %s names exists', (file) => {
  const named = read(file).matchAll(/`((?:src|admin|deploy|scripts|tests|docs)\/[\w./[\]-]+)`/g);
  const paths = [...named].map(([, path]) => path!);
  expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
