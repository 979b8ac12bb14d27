/** A page with its names marked, in texts alone. @param names longer ones first @param className of a name */
export function markNames(html: string, names: string[], className: string): string {
  if (names.length === 0) return html;
  const words = names.map((name) => RegExp.escape(name)).join('|');
  // React writes `>` as `&gt;` in attributes.
  const part = new RegExp(`<(svg|script|style)\\b[^]*?</\\1>|<[^>]*>|${words}`, 'g');
  return html.replace(part, (found) =>
    found.startsWith('<') ? found : `<bdi class="${className}">${found}</bdi>`,
  );
}
