/** Marks in text copied from other programs, which visitors would see as they are. */

const HTML = /<\/?[a-z][a-z\d-]*(\s[^<>]*)?\/?>|<!--|&(#\d+|#x[\da-f]+|[a-z]{2,7});/i;

/** The message for HTML in a text. */
export function htmlIn(text: string): string | undefined {
  const [html] = HTML.exec(text) ?? [];
  return (
    html &&
    `has \`${html}\`, which is HTML: visitors would see it as typed. Remove it, or write the character that it stands for`
  );
}

/** The message for a bracket that nothing closes. A closing one may be alone: a) or 1). */
export function openBracketIn(text: string): string | undefined {
  const open: string[] = [];
  // Chinese brackets are wider.
  for (const [bracket] of text.normalize('NFKC').matchAll(/[()[\]]/g))
    if ('(['.includes(bracket)) open.push(bracket);
    else if (open.at(-1) === (bracket === ')' ? '(' : '[')) open.pop();
  return open[0] && `has a \`${open[0]}\` that is not closed: close it, or remove it`;
}

/** The message for the first mark that has no effect in plain words; undefined if there is none. */
export function foreignMarkIn(text: string): string | undefined {
  const [mark] = /\*\*|\]\(/.exec(text) ?? [];
  const noEffect =
    mark && `has \`${mark}\`, which has no effect here: visitors would see it as typed. Write plain text`;
  return htmlIn(text) ?? noEffect ?? openBracketIn(text);
}
