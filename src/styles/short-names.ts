/** Class selectors in a style sheet; numbers and names of files look like them, but no page has such a class. */
const SELECTOR = /(?<=\.)[a-z][\w-]*/gi;
const ATTRIBUTE = /(?<= class=")[^"]+/g;
/** Custom properties, and the other names of a style sheet that begin with two dashes. */
export const PROPERTY = /(?<![\w-])--[a-z][\w-]*/g;

/**
 * Short names for the classes and custom properties of built pages, where readable ones cost 700 bytes of the first flight.
 * @param pages without their styles
 * @param styles all style sheets
 * @param scripts what they name keeps its name
 * @returns a function that gives them to a style sheet, one for a page without its styles, and what the classes stand for
 */
export function shortNames(pages: string[], styles: string, scripts: string) {
  const classes = pages.flatMap((html) => html.match(ATTRIBUTE) ?? []).flatMap((list) => list.split(' '));
  // From `a0`, because a name begins with a letter.
  const names = new Map([...new Set(classes)].map((name, i) => [name, (i + 360).toString(36)]));
  const kept = new Set(scripts.match(PROPERTY));
  const used = Map.groupBy(styles.match(PROPERTY) ?? [], (name) => name);
  const properties = [...used].filter(([name]) => !kept.has(name));
  // The most frequent have one letter.
  const sorted = properties.toSorted(([, one], [, other]) => other.length - one.length);
  const shortProperties = new Map(sorted.map(([name], i) => [name, `--${i.toString(36)}`]));
  const short = (name: string) => names.get(name) ?? name;
  return {
    readable: Object.fromEntries([...names].map(([name, given]) => [given, name])),
    inSheet: (css: string) =>
      css.replace(SELECTOR, short).replace(PROPERTY, (name) => shortProperties.get(name) ?? name),
    inMarkup: (html: string) => html.replace(ATTRIBUTE, (list) => list.split(' ').map(short).join(' ')),
  };
}
