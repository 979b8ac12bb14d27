import postcss, { type Root } from 'postcss';

/** Custom properties where they are not given a value. */
const READ_PROPERTY = /(?<![\w-])--[a-z][\w-]*(?![\w-]|\s*:)/g;

/**
 * Style sheets of a page without what PurgeCSS leaves in them: rules for classes that the page does not have beside
 * `:is()`, rules for other languages, and the fonts, animations and custom properties that nothing names then.
 * @param html the page without its styles
 * @param others its other style sheets and scripts
 */
export function ownRules(sheets: string[], html: string, others: string): string[] {
  const language = /<html lang="([^"]+)"/.exec(html)?.[1] ?? '';
  const classes = new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names!.split(/\s+/)));
  const roots = sheets.map((css) => postcss.parse(css));
  for (const root of roots)
    root.walkRules(/\./, (rule) => {
      const kept = rule.selectors.filter((selector) =>
        // What stands in brackets is a choice, or excluded.
        [...selector.replaceAll(/\([^()]*\)/g, '').matchAll(/\.([a-z][\w-]*)/gi)].every(([, name]) =>
          classes.has(name!),
        ),
      );
      if (kept.length === 0) rule.remove();
      else if (kept.length < rule.selectors.length) rule.selectors = kept;
    });
  const isOwn = (wanted: string) => `${language}-`.toLowerCase().startsWith(`${wanted}-`);
  for (const root of roots)
    root.walkRules(/:lang\(/, (rule) => {
      const excluded = [...rule.selector.matchAll(/:not\(:lang\(([\w-]+)\)\)/g)].map(([, other]) => other!);
      rule.selector = rule.selector.replaceAll(/:not\(:lang\([\w-]+\)\)/g, '');
      const [, wanted = language] = /:lang\(([\w-]+)\)/.exec(rule.selector) ?? [];
      if (excluded.some(isOwn) || !isOwn(wanted.toLowerCase())) rule.remove();
    });
  /** Whether a value of the styles names it. */
  const isUsed = (name: string) =>
    new RegExp(`[:,\\s]${name}[,;}\\s]`).test(
      roots.join('').replaceAll(/@font-face\s*\{[^}]*\}|@keyframes [\w-]+|"/g, ''),
    );
  for (const [rules, named] of [
    ['keyframes', /@keyframes ([\w-]+)/],
    ['font-face', /font-family:\s*"?([^";}]+)/],
  ] as const)
    for (const root of roots)
      root.walkAtRules(rules, (rule) => {
        if (!isUsed(named.exec(rule.toString())![1]!)) rule.remove();
      });
  dropUnusedProperties(roots, new Set(others.match(READ_PROPERTY)));
  return roots.map(String);
}

/** Drops custom properties that no value names, nor the others of the page; and those that only they named. */
function dropUnusedProperties(roots: Root[], named: Set<string>): void {
  const used = new Set([...roots.join('').matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!));
  let dropped = 0;
  for (const root of roots)
    root.walkDecls(/^--/, (declaration) => {
      if (used.has(declaration.prop) || named.has(declaration.prop)) return;
      const { parent } = declaration;
      declaration.remove();
      if (parent?.nodes.length === 0) parent.remove();
      dropped++;
    });
  if (dropped > 0) dropUnusedProperties(roots, named);
}
