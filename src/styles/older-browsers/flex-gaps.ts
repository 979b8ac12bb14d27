import postcss, { type Plugin, type Rule } from 'postcss';

/**
 * Where a flexible box keeps no gap (Chrome before 84, Safari before 14.1), the margins of its children make it. No
 * question in CSS tells these browsers; `inset` came with the same Safari and three versions of Chrome later.
 */
export const flexGaps: Plugin = {
  postcssPlugin: 'flex-gaps',
  OnceExit(root) {
    const layouts = new Map<string, string>();
    root.walkDecls(/^(display|flex-direction|flex-wrap|flex-flow)$/, ({ value, parent }) => {
      const { selector } = parent as Rule;
      layouts.set(selector, `${layouts.get(selector) ?? ''} ${value}`);
    });
    root.walkDecls('gap', (gap) => {
      const rule = gap.parent as Rule;
      const layout = layouts.get(rule.selector) ?? '';
      // The name of `gap` in grids before Chrome 66.
      gap.cloneBefore({ prop: 'grid-gap' });
      if (!layout.includes('flex')) return;
      const [row = '0', column = row] = postcss.list.space(gap.value);
      const wraps = /(?<!no)wrap/.test(layout);
      const stacks = layout.includes('column');
      const selector = rule.selectors.map((one) => `${one} > ${wraps ? '*' : '* + *'}`).join(', ');
      const margins = postcss.rule({ selector });
      if (wraps)
        margins.append(
          { prop: 'margin-block-end', value: row },
          { prop: 'margin-inline-end', value: column },
        );
      else
        margins.append(
          stacks
            ? { prop: 'margin-block-start', value: row }
            : { prop: 'margin-inline-start', value: column },
        );
      rule.after(postcss.atRule({ name: 'supports', params: 'not (inset: 0)' }).append(margins));
    });
  },
};
