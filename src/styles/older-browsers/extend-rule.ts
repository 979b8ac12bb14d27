import postcss, { type Rule } from 'postcss';

/**
 * A rule for the elements of another rule, their children or pseudo-elements.
 * @param suffix added to each selector: ` > *`, `::before`, or nothing
 */
export function extendRule(rule: Rule, suffix: string, declarations: Record<string, string>): Rule {
  const selector = rule.selectors.map((one) => one + suffix).join(', ');
  return postcss
    .rule({ selector })
    .append(...Object.entries(declarations).map(([prop, value]) => ({ prop, value })));
}
