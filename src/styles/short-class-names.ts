/** Class selectors in a style sheet; numbers and names of files look like them, but no page has such a class. */
const SELECTOR = /(?<=\.)[a-z][\w-]*/gi;
const ATTRIBUTE = /(?<= class=")[^"]+/g;

/**
 * Short names for the classes of built pages, where readable ones cost half a kilobyte of the first flight.
 * @returns a function that gives them to a style sheet, one for a page without its styles, and what they stand for
 */
export function shortClassNames(pages: string[]) {
  const classes = pages.flatMap((html) => html.match(ATTRIBUTE) ?? []).flatMap((list) => list.split(' '));
  // From `a0`, because a name begins with a letter.
  const names = new Map([...new Set(classes)].map((name, i) => [name, (i + 360).toString(36)]));
  const short = (name: string) => names.get(name) ?? name;
  return {
    readable: Object.fromEntries([...names].map(([name, given]) => [given, name])),
    inSheet: (css: string) => css.replace(SELECTOR, short),
    inMarkup: (html: string) => html.replace(ATTRIBUTE, (list) => list.split(' ').map(short).join(' ')),
  };
}
