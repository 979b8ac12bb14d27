import postcss, { type Rule } from 'postcss';

/**
 * A rule for what stands at, in or before the elements of another one.
 * @param suffix what follows each of its selectors: ` > *`, `::before`, or nothing
 */
export function extendRule(rule: Rule, suffix: string, declarations: Record<string, string>): Rule {
  const selector = rule.selectors.map((one) => one + suffix).join(', ');
  return postcss
    .rule({ selector })
    .append(...Object.entries(declarations).map(([prop, value]) => ({ prop, value })));
}
