import { renderToStaticMarkup } from 'react-dom/server';

/** Drawings, elements, and the texts between them; React’s comments are part of texts. */
const PARTS = /<(svg|script|style)\b[\s\S]*?<\/\1>|<[^!>][^>]*>|(?:[^<]|<!--.*?-->)+/g;

/**
 * Marks names in the texts of a page. Each text stays one element, because it may be an item of a flex row.
 * @param names longer ones first
 * @param className of a name
 */
export function markNames(html: string, names: string[], className: string): string {
  if (names.length === 0) return html;
  const name = new RegExp(names.map(patternOf).join('|'), 'g');
  // React writes `>` as `&gt;` in attributes.
  return html.replace(PARTS, (part) => {
    if (part.startsWith('<') && !part.startsWith('<!')) return part;
    const marked = part.replace(name, `<bdi class="${className}">$&</bdi>`);
    return marked === part ? part : `<span>${marked}</span>`;
  });
}

/** Matches a name in the markup: escaped as React does, with normal or non-breaking spaces. */
const patternOf = (name: string) => RegExp.escape(renderToStaticMarkup(name)).replaceAll('\\x20', '[ \\xA0]');
