import { calc } from '@csstools/css-calc';
import postcss, { type ChildNode, type Declaration, type Plugin, type Rule } from 'postcss';
import valueParser, { type FunctionNode, type Node } from 'postcss-value-parser';

/** Ranges of window widths, in px: where each begins and a usual width in it. */
const RANGES = [
  { from: 0, width: 390 },
  { from: 600, width: 768 },
  { from: 992, width: 1280 },
  { from: 1600, width: 1920 },
];

const REM = 16;

/** 1 % of the window’s height, in px: so much that it limits nothing, because few windows are so low that the height matters. */
const VH = 100;

/** The names and values of the tokens of `:root`. */
type Tokens = ReadonlyMap<string, string>;

/** A term of a calculation, in px where it is a length that follows from a window’s width. */
function termInPx(term: string, width: number): string {
  const dimension = valueParser.unit(term);
  const scale = dimension && { rem: REM, vw: width / 100, vh: VH }[dimension.unit];
  return scale ? `${Number(dimension.number) * scale}px` : term;
}

/** A length in px at a window’s width; `undefined` where it depends on anything else. */
function inPx(value: string, width: number, tokens: Tokens): number | undefined {
  // A minified factor would be part of the word before it.
  const parsed = valueParser(value.replaceAll('*', ' * '));
  parsed.walk((node) => {
    node.value = termInPx(node.value, width);
    const isToken = node.type === 'function' && node.value === 'var';
    if (isToken) {
      const [name, , ...ifUnset] = node.nodes;
      const token = tokens.get(name!.value);
      const value = token
        ? `${inPx(token, width, tokens)}px`
        : termInPx(valueParser.stringify(ifUnset).trim(), width);
      Object.assign(node, { type: 'word', value });
    }
    return !isToken;
  });
  const px = /^(-?[\d.]+)px$/.exec(calc(`calc(${parsed})`));
  return px ? Number(px[1]) : undefined;
}

/** The argument that a comparison selects; arguments that depend on the layout are left out. */
function chosenArgument({ value: name, nodes }: FunctionNode, width: number, tokens: Tokens): string {
  const args: Node[][] = [[]];
  for (const node of nodes) {
    if (node.value === ',') args.push([]);
    else args.at(-1)!.push(node);
  }
  const texts = args.map((arg) => withoutComparisons(valueParser.stringify(arg), width, tokens));
  const bySize = texts
    .map((text) => ({ text, px: inPx(text, width, tokens) }))
    .filter(({ px }) => px !== undefined)
    .sort((a, b) => a.px! - b.px!);
  const position = { min: 0, clamp: bySize.length >> 1, max: bySize.length - 1 }[name]!;
  return bySize[position]?.text ?? texts[0]!;
}

/** A value with each comparison replaced by the argument that it comes to at a window’s width. */
function withoutComparisons(value: string, width: number, tokens: Tokens): string {
  const parsed = valueParser(value);
  parsed.walk((node) => {
    const isComparison = node.type === 'function' && /^(min|max|clamp)$/.test(node.value);
    if (isComparison) {
      const { nodes } = valueParser(chosenArgument(node, width, tokens));
      Object.assign(node, { value: 'calc', nodes });
    }
    return !isComparison;
  });
  // WebKit of 2016 knows no nested `calc()`, but knows parentheses.
  parsed.walk((node) => {
    if (node.type !== 'function' || node.value !== 'calc') return;
    valueParser.walk(node.nodes, (inner) => {
      if (inner.type === 'function' && inner.value === 'calc') inner.value = '';
    });
  });
  return parsed.toString();
}

/**
 * Replaces `min()`, `max()` and `clamp()`, which Chrome knows since 79 and Safari since 13.1: each range of window widths
 * gets the argument that they come to in it.
 */
export const comparisons: Plugin = {
  postcssPlugin: 'comparisons',
  OnceExit(root) {
    const tokens = new Map<string, string>();
    root.walkDecls(/^--/, ({ prop, value, parent }) => {
      // A language may set them differently: the rules here hold for all.
      const { selector } = parent as Rule;
      if (selector?.startsWith(':root') && !selector.includes(':lang(')) tokens.set(prop, value);
    });
    root.walkRules((rule) => {
      const compared = rule.nodes.filter(
        (node): node is Declaration => node.type === 'decl' && /\b(min|max|clamp)\(/.test(node.value),
      );
      const values = compared.map(({ value }) =>
        RANGES.map(({ width }) => withoutComparisons(value, width, tokens)),
      );
      let last: ChildNode = rule;
      for (const [r, { from }] of RANGES.entries()) {
        const changed = compared
          .map((declaration, i) => declaration.clone({ value: values[i]![r] }))
          .filter((_, i) => values[i]![r] !== values[i]![r - 1]);
        if (r === 0) {
          for (const [i, declaration] of compared.entries()) declaration.replaceWith(changed[i]!);
        } else if (changed.length > 0) {
          const media = postcss.atRule({ name: 'media', params: `(min-width: ${from}px)` });
          last.after(media.append(rule.clone({ nodes: [] }).append(changed)));
          last = media;
        }
      }
    });
  },
};
