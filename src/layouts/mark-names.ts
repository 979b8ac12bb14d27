import { renderToStaticMarkup } from 'react-dom/server';

/** Drawings, elements, and the texts between them; React's comments stand within texts. */
const PARTS = /<(svg|script|style)\b[\s\S]*?<\/\1>|<[^!>][^>]*>|(?:[^<]|<!--.*?-->)+/g;

/**
 * A page with its names marked, in texts alone. Each text stays one part, because it may stand in a row of parts.
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

/** A name as it stands in the markup: as React writes it, with the spaces that join short words to the next. */
const patternOf = (name: string) => RegExp.escape(renderToStaticMarkup(name)).replaceAll('\\x20', '[ \\xA0]');
