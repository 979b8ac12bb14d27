import cascadeLayers from '@csstools/postcss-cascade-layers';
import type { AcceptedPlugin, Root } from 'postcss';

/** The cascade layers of the site: the rules of a later one win over those of earlier ones. */
const ORDER = '@layer base, blocks, motion, modes;';

/**
 * PostCSS plugins that replace cascade layers by specificity, for browsers without them (Chrome before 99, Safari before
 * 15.4, Firefox before 97). Each file is resolved by itself, so each begins with the order of all layers.
 */
export const resolveLayers: AcceptedPlugin[] = [
  { postcssPlugin: 'layer-order', Once: (root: Root) => void root.prepend(ORDER) },
  cascadeLayers(),
];
