import postcss, { type Plugin, type Rule } from 'postcss';

/**
 * A rule for the elements of another rule, their children or pseudo-elements.
 * @param suffix added to each selector: ` > *`, `::before`, or nothing
 */
function extendRule(rule: Rule, suffix: string, declarations: Record<string, string>): Rule {
  const selector = rule.selectors.map((one) => one + suffix).join(', ');
  return postcss
    .rule({ selector })
    .append(...Object.entries(declarations).map(([prop, value]) => ({ prop, value })));
}

/** The height in percent of the width, for a padding: 50 for `2 / 1`. */
function heightInPercent(ratio: string): number {
  const [width = 1, height = 1] = ratio.split('/').map(Number);
  return (100 * height) / width;
}

/**
 * For browsers without `aspect-ratio` (Chrome before 88, Safari before 15): a block before the content gives the box its
 * height, and its image covers it.
 */
export const aspectRatios: Plugin = {
  postcssPlugin: 'aspect-ratios',
  OnceExit(root) {
    root.walkDecls('aspect-ratio', ({ value, parent }) => {
      const rule = parent as Rule;
      const support = postcss.atRule({ name: 'supports', params: 'not (aspect-ratio: 1)' });
      if (value === 'auto')
        support.append(
          extendRule(rule, '::before', { content: 'none' }),
          extendRule(rule, ' img', { position: 'static', height: 'auto' }),
        );
      else
        support.append(
          extendRule(rule, '', { position: 'relative' }),
          extendRule(rule, '::before', {
            content: '""',
            display: 'block',
            'padding-bottom': `${heightInPercent(value)}%`,
          }),
          extendRule(rule, ' img', {
            position: 'absolute',
            top: '0',
            left: '0',
            width: '100%',
            height: '100%',
          }),
        );
      rule.after(support);
    });
  },
};

/** The margins that replace the gaps of a flex box, and the suffix that selects the children. */
function marginsFor(layout: string, row: string, column: string): [string, Record<string, string>][] {
  if (/(?<!no)wrap/.test(layout)) return [[' > *', { 'margin-block-end': row, 'margin-inline-end': column }]];
  if (layout.includes('column')) return [[' > * + *', { 'margin-block-start': row }]];
  if (!layout.includes('inline-flex')) return [[' > * + *', { 'margin-inline-start': column }]];
  // Text with a sign before or after it
  return [
    [' > :first-child', { 'margin-inline-end': column }],
    ['::after', { 'margin-inline-start': column }],
  ];
}

/**
 * For browsers without `gap` in flex boxes (Chrome before 84, Safari before 14.1): the margins of its children replace it.
 * No CSS query detects it; `inset` came with the same Safari and three versions of Chrome later.
 */
export const flexGaps: Plugin = {
  postcssPlugin: 'flex-gaps',
  OnceExit(root) {
    const layouts = new Map<string, string>();
    root.walkDecls(/^(display|flex-direction|flex-wrap|flex-flow)$/, ({ value, parent }) => {
      const { selector } = parent as Rule;
      layouts.set(selector, `${layouts.get(selector) ?? ''} ${value}`);
    });
    root.walkDecls(/^(row-|column-)?gap$/, (gap) => {
      const rule = gap.parent as Rule;
      const layout = layouts.get(rule.selector) ?? '';
      const isGrid = rule.some(
        (node) => node.type === 'decl' && node.prop === 'display' && node.value === 'grid',
      );
      // The name in grids before Chrome 66.
      gap.cloneBefore({ prop: `grid-${gap.prop}` });
      // A grid that is a flexible box in other windows keeps its gap here.
      if (isGrid || !layout.includes('flex')) return;
      const [first, second = first] = postcss.list.space(gap.value) as [string, string?];
      const [row, column] = { gap: [first, second], 'row-gap': [first, '0'], 'column-gap': ['0', first] }[
        gap.prop
      ] as [string, string];
      const support = postcss.atRule({ name: 'supports', params: 'not (inset: 0)' });
      for (const [child, margins] of marginsFor(layout, row, column))
        support.append(extendRule(rule, child, margins));
      rule.after(support);
    });
  },
};
