import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { minify } from 'html-minifier-next';
import { optimize } from 'svgo';

/** The paths of drawings. Shorter ones are left as they are: a reference costs bytes too. */
const DRAWING = /<path d="([^"]{200,})"><\/path>/g;
/** Drawings with the identifier that their shadow refers to, if they cast one. */
const GROUP = /<g(?: id="(\w+)")?( class="[^"]*">(?:<path [^>]*><\/path>)+<\/g>)/g;
/** Identifiers that React gave, where they are given and used. */
const REACT_ID = /(?<= (?:id="|href="#))_r\w+_(?=")/g;
/** The end of an element of a drawing that holds nothing. */
const EMPTY = /><\/(path|use)>/g;
/** Path data. */
const PATH = /(?<=<path[^>]* d=")[^"]+/g;

/** Makes the markup of built pages smaller. What a browser draws of it stays the same. */
export function compactPages(): AstroIntegration {
  return {
    name: 'compact-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        for await (const name of glob('**/*.html', { cwd: folder })) {
          const file = join(folder, name);
          await writeFile(file, await compactMarkup(await readFile(file, 'utf8')));
        }
      },
    },
  };
}

/** Path data in the fewest letters. The stroke tells svgo to keep what only lines show. */
function shorterPath(data: string): string {
  const { data: svg } = optimize(`<svg><path stroke="red" d="${data}"/></svg>`, {
    plugins: [{ name: 'convertPathData', params: { makeArcs: { threshold: 0, tolerance: 0 } } }],
  });
  return svg.match(PATH)?.[0] ?? data;
}

/** The document in which a drawing without a shadow refers to the same drawing with one, where that stands before it. */
function drawGroupsOnce(html: string): string {
  const drawn = new Map<string, string>();
  return html.replace(GROUP, (element, id, drawing) => {
    if (id) drawn.set(drawing, id);
    const known = drawn.get(drawing);
    return id || !known ? element : `<use href="#${known}"></use>`;
  });
}

/**
 * The document with each of its drawings once, short identifiers of drawings, and without the marks and tags that HTML
 * lets go.
 */
export async function compactMarkup(html: string): Promise<string> {
  const withGroupsOnce = drawGroupsOnce(html);
  const drawings = Map.groupBy(withGroupsOnce.matchAll(DRAWING), ([, path]) => path!);
  const repeated = [...drawings].flatMap(([path, { length }]) => (length > 1 ? [path] : []));
  const drawn = new Set<string>();
  const reactIds = [...new Set(html.match(REACT_ID))];
  const markup = withGroupsOnce
    .replace(DRAWING, (element, path) => {
      if (!repeated.includes(path)) return element;
      const id = `_d${repeated.indexOf(path)}`;
      return drawn.size < drawn.add(path).size ? `<path id="${id}" d="${path}"/>` : `<use href="#${id}"/>`;
    })
    .replace(REACT_ID, (id) => `_${reactIds.indexOf(id)}`)
    .replace(PATH, shorterPath)
    .replace(EMPTY, '/>');
  return minify(markup, { removeAttributeQuotes: true, removeOptionalTags: true });
}
