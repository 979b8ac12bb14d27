import postcss, { type Root } from 'postcss';
import { languageOf } from '../built-files.ts';

/** Custom properties that are read, not set. */
export const READ_PROPERTY = /(?<![\w-])--[a-z][\w-]*(?![\w-]|\s*:)/g;

/**
 * Removes the unused rules that PurgeCSS keeps: selectors with `:is()` whose other classes are not on the page, and rules for
 * other languages.
 * @param html the page without its styles
 */
export function removeOtherRules(css: string, html: string): string {
  const root = postcss.parse(css);
  dropOtherClasses(root, html);
  dropOtherLanguages(root, html);
  return root.toString();
}

function dropOtherClasses(root: Root, html: string): void {
  const classes = new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names!.split(/\s+/)));
  root.walkRules(/\./, (rule) => {
    const kept = rule.selectors.filter((selector) =>
      // Classes in brackets are alternatives or exclusions, except those of `:has()`.
      [...selector.replaceAll(/(?<!:has)\([^()]*\)/g, '').matchAll(/\.([a-z][\w-]*)/gi)].every(([, name]) =>
        classes.has(name!),
      ),
    );
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
}

function dropOtherLanguages(root: Root, html: string): void {
  const language = languageOf(html);
  const isOwn = (wanted: string) => `${language}-`.toLowerCase().startsWith(`${wanted}-`);
  root.walkRules(/:lang\(/, (rule) => {
    const excluded = [...rule.selector.matchAll(/:not\(:lang\(([\w-]+)\)\)/g)].map(([, other]) => other!);
    rule.selector = rule.selector.replaceAll(/:not\(:lang\([\w-]+\)\)/g, '');
    const [, wanted = language] = /:lang\(([\w-]+)\)/.exec(rule.selector) ?? [];
    if (excluded.some(isOwn) || !isOwn(wanted.toLowerCase())) rule.remove();
  });
}

/** Removes fonts that no value names. PurgeCSS would also remove those that only custom properties name. */
export function removeUnusedFonts(css: string): string {
  const root = postcss.parse(css);
  const values = css.replaceAll(/@font-face\s*\{[^}]*\}|"/g, '');
  root.walkAtRules('font-face', (rule) => {
    const [, name] = /font-family:\s*"?([^";}]+)/.exec(rule.toString())!;
    if (!new RegExp(`[:,\\s]${name}[,;}\\s]`).test(values)) rule.remove();
  });
  return root.toString();
}
