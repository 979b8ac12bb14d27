import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { PurgeCSS } from 'purgecss';

const STYLE = /(<style[^>]*>)([\s\S]*?)(<\/style>)/g;

/** What scripts, browsers and translation tools write into a page that does not have it yet. */
const WRITTEN_LATER = ['aria-busy', 'aria-expanded', 'dir', 'open'];

/** Selectors without any name to look for in the page. */
const NAMELESS = [/^:(is|focus-visible)/];

/**
 * The document with those of its inlined rules that can match something in it.
 * @param html a built document
 */
export async function dropUnusedRules(html: string): Promise<string> {
  const raw = html.replace(STYLE, '');
  const css = [...html.matchAll(STYLE)].map(([, , text = '']) => ({ raw: text }));
  const kept = await new PurgeCSS().purge({
    css,
    content: [{ raw, extension: 'html' }],
    dynamicAttributes: WRITTEN_LATER,
    safelist: { greedy: NAMELESS },
  });
  let i = 0;
  return html.replace(STYLE, (_, start, _text, end) => start + kept[i++]!.css + end);
}

/** Takes from each built page the rules of blocks that it does not have: one route draws every page, with all styles. */
export function unusedRules(): AstroIntegration {
  return {
    name: 'unused-rules',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const files = await readdir(folder, { recursive: true });
        for (const file of files.filter((name) => name.endsWith('.html'))) {
          const path = join(folder, file);
          await writeFile(path, await dropUnusedRules(await readFile(path, 'utf8')));
        }
      },
    },
  };
}
