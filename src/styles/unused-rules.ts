import postcss, { type Root } from 'postcss';
import { languageOf } from '../built-files.ts';

/** Custom properties that are read, not set. */
const READ_PROPERTY = /(?<![\w-])--[a-z][\w-]*(?![\w-]|\s*:)/g;

/**
 * Removes the unused rules that PurgeCSS leaves in a page’s style sheet:
 * 1. selectors with `:is()` whose other classes are not on the page,
 * 2. rules for other languages,
 * 3. fonts, animations and custom properties that are unused after that. PurgeCSS does not find names of fonts in custom
 *    properties, nor properties that only other sheets read.
 * @param html the page without its styles
 * @param others its other style sheets and scripts
 */
export function removeUnusedRules(css: string, html: string, others: string): string {
  const root = postcss.parse(css);
  dropOtherClasses(root, html);
  dropOtherLanguages(root, html);
  dropUnusedAtRules(root);
  dropUnusedProperties(root, new Set(others.match(READ_PROPERTY)));
  return root.toString();
}

function dropOtherClasses(root: Root, html: string): void {
  const classes = new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names!.split(/\s+/)));
  root.walkRules(/\./, (rule) => {
    const kept = rule.selectors.filter((selector) =>
      // Classes in brackets are alternatives or exclusions.
      [...selector.replaceAll(/\([^()]*\)/g, '').matchAll(/\.([a-z][\w-]*)/gi)].every(([, name]) =>
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

/** Drops the fonts and animations that no value names. */
function dropUnusedAtRules(root: Root): void {
  const isUsed = (name: string) =>
    new RegExp(`[:,\\s]${name}[,;}\\s]`).test(
      root.toString().replaceAll(/@font-face\s*\{[^}]*\}|@keyframes [\w-]+|"/g, ''),
    );
  for (const [rules, named] of [
    ['keyframes', /@keyframes ([\w-]+)/],
    ['font-face', /font-family:\s*"?([^";}]+)/],
  ] as const)
    root.walkAtRules(rules, (rule) => {
      if (!isUsed(named.exec(rule.toString())![1]!)) rule.remove();
    });
}

/** Drops custom properties that neither a value nor another sheet or script names, then those that only they named. */
function dropUnusedProperties(root: Root, named: Set<string>): void {
  const used = new Set([...root.toString().matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!));
  let dropped = 0;
  root.walkDecls(/^--/, (declaration) => {
    if (used.has(declaration.prop) || named.has(declaration.prop)) return;
    const { parent } = declaration;
    declaration.remove();
    if (parent?.nodes.length === 0) parent.remove();
    dropped++;
  });
  if (dropped > 0) dropUnusedProperties(root, named);
}
