import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { minify } from 'html-minifier-next';
import { optimize } from 'svgo';
import { readBuiltFiles } from '../built-files.ts';

/** The paths of drawings. Shorter ones are not shared: a reference costs bytes, too. */
const DRAWING = /<path d="([^"]{200,})"><\/path>/g;
/** Drawings, with the id that their shadow refers to if they cast one. */
const GROUP = /<g(?: id="(\w+)")?( class="[^"]*">(?:<path [^>]*><\/path>)+<\/g>)/g;
/** Ids that React generated, in their definitions and references. */
const REACT_ID = /(?<= (?:id="|href="#))_r\w+_(?=")/g;
/** The end of an empty element of a drawing. */
const EMPTY = /><\/(path|use)>/g;
/** Path data. */
const PATH = /(?<=<path[^>]* d=")[^"]+/g;

/** Makes the markup of built pages smaller without changing how it is drawn. */
export function compactPages(): AstroIntegration {
  return {
    name: 'compact-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        for (const { file, text } of await readBuiltFiles(root, '**/*.html'))
          await writeFile(join(root, file), await compactMarkup(text));
      },
    },
  };
}

/** Shortens path data. The stroke makes svgo keep parts that only lines show. */
function shorterPath(data: string): string {
  const { data: svg } = optimize(`<svg><path stroke="red" d="${data}"/></svg>`, {
    plugins: [{ name: 'convertPathData', params: { makeArcs: { threshold: 0, tolerance: 0 } } }],
  });
  return svg.match(PATH)?.[0] ?? data;
}

/** Replaces a drawing without a shadow by `<use>` of the same drawing with one, if that is earlier in the document. */
function drawGroupsOnce(html: string): string {
  const drawn = new Map<string, string>();
  return html.replace(GROUP, (element, id, drawing) => {
    if (id) drawn.set(drawing, id);
    const known = drawn.get(drawing);
    return id || !known ? element : `<use href="#${known}"></use>`;
  });
}

/**
 * Writes each drawing once, shortens ids of drawings, and removes quotation marks and tags that are optional in HTML.
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
