import postcss, { type Plugin } from 'postcss';

/** The medium of rules for older browsers alone: `@media older`, which no browser matches. */
export const OLDER = 'older';

/** Replaces what browsers without cascade layers do not know by older syntax. Removes motion, which they can do without. */
export const replacements: Plugin = {
  postcssPlugin: 'replacements',
  Once(root) {
    root.walkAtRules('layer', (layer) => {
      if (layer.params === 'motion') layer.remove();
    });
    root.walkAtRules('media', (media) => {
      if (media.params === OLDER) media.replaceWith(media.nodes!);
    });
    root.walkAtRules('supports', (supports) => {
      if (supports.params.includes('selector(')) supports.remove();
    });
    root.walkRules((rule) => {
      rule.selector = rule.selector
        .replaceAll(':popover-open', '[data-open]')
        .replaceAll(':where(', ':is(')
        .replaceAll(/:dir\((\w+)\)/g, '[dir="$1"]');
    });
    root.walkDecls((declaration) => {
      if (declaration.prop === 'overflow' && declaration.value === 'clip') declaration.value = 'hidden';
      // Small and dynamic windows: `svh`, `dvh`.
      declaration.value = declaration.value.replaceAll(/(?<=\d)[sd](?=v[hw]\b)/g, '');
      const values = postcss.list.space(declaration.value);
      if (/^(rotate|scale|translate)$/.test(declaration.prop)) {
        declaration.value = `${declaration.prop}(${values.join(', ')})`;
        declaration.prop = 'transform';
      }
    });
  },
};

/** Adds the four sides of `inset`, because Lightning CSS joins them. */
export const insets: Plugin = {
  postcssPlugin: 'insets',
  Declaration: {
    inset(declaration) {
      const [top, right = top, bottom = top, left = right] = postcss.list.space(declaration.value);
      for (const [prop, value] of Object.entries({ top, right, bottom, left }))
        declaration.cloneBefore({ prop, value });
      declaration.remove();
    },
  },
};
