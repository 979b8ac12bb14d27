import postcss from 'postcss';

/** A sheet of A4 upright without its margins, in rem: styles for paper are written for it. */
const PAPER = { width: 49, height: 66 };

const SIZE = /^\((?:(width|height)(<|>)=?([\d.]+)(rem|px)|orientation:(\w+))\)$/;
const isSize = (feature: string) => /width|height|orientation/.test(feature);

function isOnPaper(feature: string): boolean {
  const match = SIZE.exec(feature);
  if (!match)
    throw new Error(`The media query ${feature} cannot be read for paper. Write sizes in rem or px.`);
  const [, size, comparison, number, unit, orientation] = match;
  if (orientation) return orientation === 'portrait';
  const rem = unit === 'px' ? Number(number) / 16 : Number(number);
  const difference = PAPER[size as keyof typeof PAPER] - rem;
  return comparison === '<' ? difference < 0 : difference > 0;
}

function onPaper(query: string): string {
  const features = query.split(' and ');
  const sizes = features.filter(isSize);
  if (sizes.length === 0 || !query.startsWith('(')) return query;
  if (!sizes.every(isOnPaper)) return `screen and ${query}`;
  return `${['print', ...features.filter((feature) => !isSize(feature))].join(' and ')},${query}`;
}

/**
 * Resolves media queries of a style sheet for A4 in portrait. Browsers do not evaluate them reliably for paper: WebKit uses
 * the size of the window, and all browsers use the long side of a sheet in landscape.
 */
export function withPaperQueries(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules('media', (rule) => {
    rule.params = rule.params.split(/,\s*/).map(onPaper).join(',');
  });
  return root.toString();
}
