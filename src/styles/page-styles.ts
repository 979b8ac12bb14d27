import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import postcss, { type AtRule } from 'postcss';
import { PurgeCSS } from 'purgecss';
import { readBuiltFiles, STYLE, stylesOf, writeHashed } from '../built-files.ts';
import { olderStyles } from './older-browsers/older-styles.ts';
import { OLDER } from './older-browsers/replacements.ts';
import { withPaperQueries } from './paper-queries.ts';
import { shortNames } from './short-names.ts';
import { shorterStyles } from './shorter-styles.ts';
import { READ_PROPERTY, removeOtherRules, removeUnusedFonts } from './unused-rules.ts';

/** The file in the output folder that maps short class names to readable ones. No server delivers it. */
export const CLASS_NAMES = '.server/class-names.json';

/** Media whose rules are in a separate sheet: few visitors need them, and none before the first paint. */
const LATE_MEDIA = ['print', '(forced-colors:active)'];

/** Attributes that scripts and browsers add to a page later. */
const WRITTEN_LATER = ['aria-busy', 'aria-expanded', 'data-night', 'open'];

/**
 * The script that fetches the sheet of older browsers and waits for it, as browsers do for any sheet in the head. Browsers
 * that know cascade layers have `CSSLayerBlockRule` and do nothing. Chrome 83 to 98 ask for a policy of trusted types.
 */
const olderSheetLoader = (address: string) =>
  `self.CSSLayerBlockRule||(h=>document.write(self.trustedTypes?trustedTypes.createPolicy('older',{createHTML:h=>h}).createHTML(h):h))('<link rel=stylesheet href=${address}>')`;

/** Selectors without any name to look for in the page. */
const NAMELESS = [/^:(is|focus-visible)/];

/**
 * The document with those of its inlined rules that can match something in it, in one element: the policy names the hash of
 * each.
 * @param html a built document
 * @param others its other style sheets and scripts, for the custom properties that they name
 */
export async function dropUnusedRules(html: string, others = ''): Promise<string> {
  const raw = html.replace(STYLE, '');
  // A rule that reads the properties of the others, so that PurgeCSS keeps these, and those that they refer to.
  const reader = `*{read:${(others.match(READ_PROPERTY) ?? []).map((name) => `var(${name})`).join('')}}`;
  const [kept] = await new PurgeCSS().purge({
    css: [{ raw: removeOtherRules(stylesOf(html).join(''), raw) + reader }],
    content: [{ raw, extension: 'html' }],
    dynamicAttributes: WRITTEN_LATER,
    safelist: { greedy: NAMELESS },
    keyframes: true,
    variables: true,
  });
  let styles = withoutEmptyRules(removeUnusedFonts(kept!.css.replace(reader, '')));
  return html.replace(STYLE, (_element, start, _text, end) => {
    const text = styles;
    styles = '';
    return text && start + text + end;
  });
}

/**
 * Takes the rules of some media out of the inlined styles, where a page’s first flight has no room for them.
 * @returns the document without them, and they as a style sheet
 */
export function takeRules(html: string, media: readonly string[]): { rest: string; taken: string } {
  let taken = '';
  const rest = html.replace(STYLE, (_, start, text, end) => {
    const css = postcss.parse(text);
    css.walkAtRules('media', (rule) => {
      if (!media.includes(rule.params)) return;
      const layer = rule.parent?.type === 'atrule' ? (rule.parent as AtRule) : undefined;
      taken += layer ? layer.clone({ nodes: [rule.clone()] }) : rule;
      rule.remove();
    });
    return start + withoutEmptyRules(css.toString()) + end;
  });
  return { rest, taken };
}

/** A style sheet without what has become empty: rules, then the conditions and layers around them. */
function withoutEmptyRules(css: string): string {
  const rest = css.replaceAll(/[^{};]*\{\}/g, '');
  return rest === css ? css : withoutEmptyRules(rest);
}

/** The style sheet for older browsers of all pages in one direction; they fetch it once. */
function olderSheet(documents: string[], direction: 'ltr' | 'rtl'): string {
  const styles = documents.map(stylesOf);
  // The first has the order of the layers, and unlayered rules of one page.
  const order = /^@layer [^;{]+;/.exec(styles[0]![0]!)![0];
  return olderStyles([order, ...new Set(styles.flatMap(([, ...shared]) => shared))].join(''), direction);
}

/**
 * Leaves in each built page the rules that it needs for the screen: one route draws every page, with the styles of all
 * blocks. Rules for print and forced colours become a sheet that is fetched after the first paint, because no visitor waits
 * for it. Browsers that know no cascade layers fetch a sheet of their own.
 */
export function pageStyles(): AstroIntegration {
  return {
    name: 'page-styles',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const pages = await readBuiltFiles(folder, '**/*.html');
        const scripts = (await readBuiltFiles(folder, '**/*.js')).map(({ text }) => text);
        const unstyled = pages.map(({ text }) => text.replace(STYLE, ''));
        const styles = pages.flatMap(({ text }) => stylesOf(text));
        const named = [...scripts, ...unstyled].join('');
        const { readable, inSheet, inMarkup } = shortNames(unstyled, styles.join(''), named);
        await mkdir(dirname(join(folder, CLASS_NAMES)), { recursive: true });
        await writeFile(join(folder, CLASS_NAMES), JSON.stringify(readable));
        for (const direction of ['ltr', 'rtl'] as const) {
          const inDirection = pages.filter(({ text }) => text.includes(`dir="${direction}"`));
          if (inDirection.length === 0) continue;
          const documents = inDirection.map(({ text }) => takeRules(text, ['print']).rest);
          const older = await writeHashed(folder, 'older', 'css', inSheet(olderSheet(documents, direction)));
          for (const { file, text } of inDirection) {
            const { rest, taken } = takeRules(text, LATE_MEDIA);
            const late = inSheet(taken);
            const lateSheet = `<link rel="stylesheet" href="${await writeHashed(folder, 'print', 'css', late)}">`;
            const used = await dropUnusedRules(takeRules(rest, [OLDER]).rest, named + taken);
            const page = inMarkup(used)
              .replace(
                STYLE,
                (_, start, css, end) =>
                  start + shorterStyles(withPaperQueries(inSheet(css)), named + late) + end,
              )
              .replace('<title>', `<script>${olderSheetLoader(older)}</script><title>`)
              .replace('</template>', `${lateSheet}</template><noscript>${lateSheet}</noscript>`);
            await writeFile(join(folder, file), page);
          }
        }
      },
    },
  };
}
