import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** The paths of drawings. Shorter ones are left as they are: a reference costs bytes too. */
const DRAWING = /<path d="([^"]{200,})"><\/path>/g;
/** Identifiers that React gave, where they are given and used. */
const GIVEN = /(?<= (?:id="|href="#))_r\w+_(?=")/g;
/** Elements of drawings without content. */
const EMPTY = /<(path|use)([^>]*)><\/\1>/g;

/** Makes the markup of built pages smaller. What a browser draws of it stays the same. */
export function compactPages(): AstroIntegration {
  return {
    name: 'compact-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        for await (const name of glob('**/*.html', { cwd: folder })) {
          const file = join(folder, name);
          await writeFile(file, compactMarkup(await readFile(file, 'utf8')));
        }
      },
    },
  };
}

/** The document with each of its drawings once, short identifiers of drawings, and empty elements closed at once. */
export function compactMarkup(html: string): string {
  const drawings = Map.groupBy(html.matchAll(DRAWING), ([, path]) => path!);
  const repeated = [...drawings].flatMap(([path, { length }]) => (length > 1 ? [path] : []));
  const drawn = new Set<string>();
  const given = [...new Set(html.match(GIVEN))];
  return html
    .replace(DRAWING, (element, path) => {
      if (!repeated.includes(path)) return element;
      const id = `_d${repeated.indexOf(path)}`;
      return drawn.size < drawn.add(path).size ? `<path id="${id}" d="${path}"/>` : `<use href="#${id}"/>`;
    })
    .replace(GIVEN, (id) => `_${given.indexOf(id)}`)
    .replace(EMPTY, '<$1$2/>');
}
