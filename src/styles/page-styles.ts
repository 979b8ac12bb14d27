import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import postcss, { type AtRule } from 'postcss';
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

/**
 * Takes the print rules out of the inlined styles, where a page’s first flight has no room for them.
 * @returns the document without them, and they as a style sheet
 */
export function takePrintRules(html: string): { screen: string; print: string } {
  let print = '';
  const screen = html.replace(STYLE, (_, start, text, end) => {
    const css = postcss.parse(text);
    css.walkAtRules('media', (rule) => {
      if (rule.params !== 'print') return;
      const layer = rule.parent?.type === 'atrule' ? (rule.parent as AtRule) : undefined;
      print += layer ? layer.clone({ nodes: rule.nodes }) : rule.nodes!.join('');
      rule.remove();
      if (layer?.nodes?.length === 0) layer.remove();
    });
    return start + css.toString() + end;
  });
  return { screen, print };
}

/**
 * Leaves in each built page the rules that it needs for the screen: one route draws every page, with the styles of all
 * blocks. Print rules become a sheet that is linked at its end, because no visitor waits for it there.
 */
export function pageStyles(): AstroIntegration {
  return {
    name: 'page-styles',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const files = await readdir(folder, { recursive: true });
        for (const file of files.filter((name) => name.endsWith('.html'))) {
          const path = join(folder, file);
          const { screen, print } = takePrintRules(await readFile(path, 'utf8'));
          const hash = createHash('sha256').update(print).digest('hex').slice(0, 8);
          const sheet = `_astro/print.${hash}.css`;
          await writeFile(join(folder, sheet), print);
          const link = `<link rel="stylesheet" href="/${sheet}" media="print">`;
          await writeFile(path, (await dropUnusedRules(screen)).replace('</body>', `${link}</body>`));
        }
      },
    },
  };
}
