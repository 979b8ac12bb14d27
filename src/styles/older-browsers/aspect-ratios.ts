import postcss, { type Plugin, type Rule } from 'postcss';

/** Width through height in percent, as a padding says it: that of `2 / 1` is 50. */
function heightInPercent(ratio: string): number {
  const [width = 1, height = 1] = ratio.split('/').map(Number);
  return (100 * height) / width;
}

/**
 * Where a box keeps no ratio (Chrome before 88, Safari before 15), a block before its content makes it as high, and its
 * image covers it.
 */
export const aspectRatios: Plugin = {
  postcssPlugin: 'aspect-ratios',
  OnceExit(root) {
    root.walkDecls('aspect-ratio', ({ value, parent }) => {
      const rule = parent as Rule;
      const style = (suffix: string, declarations: Record<string, string>) =>
        postcss
          .rule({ selector: rule.selectors.map((one) => one + suffix).join(', ') })
          .append(...Object.entries(declarations).map(([prop, value]) => ({ prop, value })));
      const support = postcss.atRule({ name: 'supports', params: 'not (aspect-ratio: 1)' });
      if (value === 'auto')
        support.append(
          style('::before', { content: 'none' }),
          style(' img', { position: 'static', height: 'auto' }),
        );
      else
        support.append(
          style('', { position: 'relative' }),
          style('::before', {
            content: '""',
            display: 'block',
            'padding-bottom': `${heightInPercent(value)}%`,
          }),
          style(' img', { position: 'absolute', top: '0', left: '0', width: '100%', height: '100%' }),
        );
      rule.after(support);
    });
  },
};
