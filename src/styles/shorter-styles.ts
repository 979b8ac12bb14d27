import { browserslistToTargets, Features, transform } from 'lightningcss';
import postcss, { type Declaration, type Root, type Rule } from 'postcss';
import { OLDEST_BROWSERS_OF_STYLES } from '../oldest-browsers.ts';

const TARGETS = browserslistToTargets(
  OLDEST_BROWSERS_OF_STYLES.map((name) => name.replace('ios', 'ios_saf').replace(/\d/, ' $&')),
);

/** Physical names of both sizes and of the block axis. They mean the same, because no text of ours runs downwards. */
const PHYSICAL: [logical: RegExp, physical: string][] = [
  [/\binline-size$/, 'width'],
  [/\bblock-size$/, 'height'],
  [/^inset-block-start$/, 'top'],
  [/^inset-block-end$/, 'bottom'],
  [/-block-start\b/, '-top'],
  [/-block-end\b/, '-bottom'],
];

/** The end of a range of widths as older browsers need it. */
const JUST_BELOW = /<=(\d+)\.99rem/g;

/**
 * A page’s style sheet in fewer bytes: short names of properties, the values of constants, and what minifying finds now
 * that the rules of other pages have gone.
 * @param others the page’s other style sheets and scripts, which may set its custom properties
 */
export function shorterStyles(css: string, others: string): string {
  const root = postcss.parse(css);
  root.walkDecls(/^[a-z]/, (declaration) => {
    for (const [logical, physical] of PHYSICAL)
      declaration.prop = declaration.prop.replace(logical, physical);
  });
  insertConstants(root, others);
  root.walkDecls(/^--/, (declaration) => {
    declaration.value = declaration.value.replaceAll(', ', ',');
  });
  root.walkAtRules('media', (rule) => {
    rule.params = rule.params.replaceAll(JUST_BELOW, (_, rem) => `<${Number(rem) + 1}rem`);
  });
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(root.toString()),
    targets: TARGETS,
    exclude: Features.LightDark,
    minify: true,
  });
  return code.toString();
}

/** Writes values of custom properties in the place of their names, where these are longer and nothing gives them another value. */
function insertConstants(root: Root, others: string): void {
  const definitions: Declaration[] = [];
  root.walkDecls(/^--/, (declaration) => void definitions.push(declaration));
  const values = new Map<string, string>();
  for (const [name, [definition, another]] of Map.groupBy(definitions, ({ prop }) => prop)) {
    const { value, parent } = definition!;
    const isSetElsewhere = another || new RegExp(`(?<!var\\()${name}(?![\\w-])`).test(others);
    const isShort = value.length <= `var(${name})`.length;
    if (!isShort || isSetElsewhere || (parent as Rule).selector !== ':root') continue;
    values.set(name, value);
    if (!others.includes(`var(${name})`)) definition!.remove();
  }
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replaceAll(
      /var\((--[\w-]+)\)/g,
      (reference, name) => values.get(name) ?? reference,
    );
  });
}
