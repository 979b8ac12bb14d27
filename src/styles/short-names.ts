/** Class selectors in a style sheet; numbers and names of files look like them, but no page has such a class. */
const SELECTOR = /(?<=\.)[a-z][\w-]*/gi;
const ATTRIBUTE = /(?<= class=")[^"]+/g;
/** Custom properties, and the other names of a style sheet that begin with two dashes. */
const PROPERTY = /(?<![\w-])--[a-z][\w-]*/g;

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Names in order: `a` to `Z`, `a0` to `Z0`, `a1` and so on. */
const nameOf = (i: number) =>
  LETTERS[i % LETTERS.length] + (i < LETTERS.length ? '' : (Math.floor(i / LETTERS.length) - 1).toString(36));

/** Each once, the most frequent first. */
const byFrequency = (names: string[]) =>
  [...Map.groupBy(names, (name) => name)]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([name]) => name);

/**
 * Short names for the classes and custom properties of built pages. Readable ones would cost 700 bytes of the first response.
 * @param pages without their styles
 * @param styles all style sheets
 * @param scripts names in them are not shortened
 * @returns `inSheet` shortens a style sheet, `inMarkup` a page without its styles; `readable` maps short classes to readable ones
 */
export function shortNames(pages: string[], styles: string, scripts: string) {
  const classes = pages.flatMap((html) => html.match(ATTRIBUTE) ?? []).flatMap((list) => list.split(' '));
  const given = new Set(classes);
  const selected = (styles.match(SELECTOR) ?? []).filter((name) => given.has(name));
  const names = new Map(byFrequency([...classes, ...selected]).map((name, i) => [name, nameOf(i)]));
  const kept = new Set(scripts.match(PROPERTY));
  const properties = (styles.match(PROPERTY) ?? []).filter((name) => !kept.has(name));
  const shortProperties = new Map(byFrequency(properties).map((name, i) => [name, `--${nameOf(i)}`]));
  const short = (name: string) => names.get(name) ?? name;
  return {
    readable: Object.fromEntries([...names].map(([name, given]) => [given, name])),
    inSheet: (css: string) =>
      css.replace(SELECTOR, short).replace(PROPERTY, (name) => shortProperties.get(name) ?? name),
    inMarkup: (html: string) => html.replace(ATTRIBUTE, (list) => list.split(' ').map(short).join(' ')),
  };
}
