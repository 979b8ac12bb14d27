import cascadeLayers from '@csstools/postcss-cascade-layers';
import isPseudoClass from '@csstools/postcss-is-pseudo-class';
import { Features, transform } from 'lightningcss';
import postcss from 'postcss';
import logical, { type DirectionFlow } from 'postcss-logical';
import { aspectRatios, flexGaps } from './boxes.ts';
import { comparisons } from './comparisons.ts';
import { insets, replacements } from './replacements.ts';

/** The oldest browsers that are promised the composition, in the notation of Lightning CSS. */
const TARGETS = { chrome: 64 << 16, ios_saf: 12 << 16, safari: 12 << 16, firefox: 60 << 16 };

/**
 * The style sheet for browsers without cascade layers: Chrome before 99, Safari before 15.4, Firefox before 97. They
 * drop nearly all rules of a page, because these are in layers.
 * @param css the rules of pages
 * @param direction the pages’ direction, because older browsers know left and right only
 */
export function olderStyles(css: string, direction: 'ltr' | 'rtl'): string {
  const inlineDirection = (direction === 'rtl' ? 'right-to-left' : 'left-to-right') as DirectionFlow;
  const flat = [
    [replacements],
    [cascadeLayers(), isPseudoClass({ preserve: false })],
    [comparisons, flexGaps, aspectRatios],
    [logical({ inlineDirection })],
  ].reduce((text, plugins) => postcss(plugins).process(text, { from: undefined }).css, css);
  const { code } = transform({
    filename: 'older.css',
    code: Buffer.from(flat),
    targets: TARGETS,
    exclude: Features.LogicalProperties | Features.DirSelector,
    minify: true,
    errorRecovery: true,
  });
  return postcss([insets]).process(code.toString(), { from: undefined }).css;
}
