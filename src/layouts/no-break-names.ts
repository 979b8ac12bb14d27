import { renderToStaticMarkup } from 'react-dom/server';
import styles from './no-break-names.module.css';

/** Drawings, elements, and the texts between them. */
const PARTS = /<(svg|script|style)\b[\s\S]*?<\/\1>|<[^>]+>|[^<]+/g;

/**
 * Keeps each name in the texts of a page on one line. Texts of content are plain, so the elements are added to the markup. Each
 * text stays one element, because it may be an item of a flex row.
 * @param names longer ones first
 */
export function noBreakNames(html: string, names: string[]): string {
  if (names.length === 0) return html;
  const name = new RegExp(names.map(patternOf).join('|'), 'g');
  // React writes `>` as `&gt;` in attributes.
  return html.replace(PARTS, (part) => {
    if (part.startsWith('<')) return part;
    const marked = part.replace(name, `<bdi class="${styles.name}">$&</bdi>`);
    return marked === part ? part : `<span>${marked}</span>`;
  });
}

/** Matches a name in the markup: escaped as React does, with normal or non-breaking spaces. */
const patternOf = (name: string) => RegExp.escape(renderToStaticMarkup(name)).replaceAll('\\x20', '[ \\xA0]');
