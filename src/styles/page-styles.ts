import global from './global.css?inline';

/** The styles of each component, block and layout, as text. */
const modules = import.meta.glob<string>(
  ['../{components,blocks,layouts}/**/*.module.css', '!../**/*.modes.module.css'],
  { query: '?inline', import: 'default', eager: true },
);

const sheets = Object.values(modules).map((css) => ({
  css,
  classes: [...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!),
}));

/** The styles of the whole site. */
export const siteStyles = [global, ...Object.values(modules)].join('');

/**
 * The styles of a page: what all pages share, and each module that has a class in the page. Browsers that are older than those
 * of `OLDEST_BROWSERS_AS_DESIGNED` show a document without styles.
 * @param markup the page’s body
 * @param rules those that depend on its content
 */
export function pageStyles(markup: string, rules: string): string {
  const classes = new Set(
    [...markup.matchAll(/ class="([^"]+)"/g)].flatMap(([, names]) => names!.split(' ')),
  );
  const used = sheets.filter((sheet) => sheet.classes.some((name) => classes.has(name)));
  return `@supports (inset:0){${[rules, global, ...used.map(({ css }) => css)].join('')}}`;
}
