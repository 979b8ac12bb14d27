import postcss, { type Plugin, type Rule } from 'postcss';
import { extendRule } from './extend-rule.ts';

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
