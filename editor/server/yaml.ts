import { isDeepStrictEqual } from 'node:util';
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  Scalar,
  visit,
  type YAMLMap,
  YAMLSeq,
} from 'yaml';
import { blockType, isRecord } from '../../src/content/yaml-values.ts';
import { readText } from './folders.ts';

/** It is invisible in a file, so it is written as an escape sequence. */
const SOFT_HYPHEN = '\u00AD';

/** Parses YAML. @returns its fields or its list, or undefined if they cannot be read */
export function parseValues(text: string): Record<string, unknown> | undefined {
  const document = parseDocument(text);
  if (document.errors.length > 0) return undefined;
  try {
    const value = document.toJS() ?? {};
    return typeof value === 'object' ? value : undefined;
  } catch {
    // `*word` refers to an anchor that does not exist.
    return undefined;
  }
}

/** Reads a YAML file. @returns its fields or its list, or undefined if they cannot be read */
export function readValues(path: string): Record<string, unknown> | undefined {
  const text = readText(path);
  return text === undefined ? undefined : parseValues(text);
}

/**
 * Replaces the values of a YAML file. Comments, order, blank lines and quoting stay, so that only lines with changed
 * values differ.
 */
export function withValues(text: string, value: unknown): string {
  const document = parseDocument(text);
  document.contents = merged(document, document.contents, value) as typeof document.contents;
  visit(document, {
    Seq: (_key, list) => void (list.flow && writeTightly(list)),
    Scalar: (_key, scalar) => {
      if (String(scalar.value).includes(SOFT_HYPHEN)) scalar.type = Scalar.QUOTE_DOUBLE;
    },
  });
  return document.toString({ lineWidth: 0 }).replaceAll(SOFT_HYPHEN, '\\u00AD');
}

/** Writes `[a, b]` without padding, beside `{ a: b }` with padding. The library can only pad both or none. */
function writeTightly(list: YAMLSeq) {
  list.toString = (context, ...rest) =>
    YAMLSeq.prototype.toString.call(list, context && { ...context, flowCollectionPadding: '' }, ...rest);
}

function merged(document: Document, node: unknown, value: unknown): unknown {
  if (isMap(node) && isRecord(value)) return mergeMap(document, node, value);
  if (isSeq(node) && Array.isArray(value)) return mergeList(document, node as YAMLSeq<Node>, value);
  if (isScalar(node) && typeof value !== 'object') {
    if (node.value === value) return node;
    // An empty text requires quotation marks, but the new one may not.
    if (node.value === '') delete node.type;
    node.value = value;
    if (typeof value === 'string') setLines(node, value);
    return node;
  }
  return document.createNode(value);
}

function mergeMap(document: Document, map: YAMLMap, value: Record<string, unknown>) {
  map.items = map.items.filter(({ key }) => keyOf(key) in value);
  for (const [key, entry] of Object.entries(value)) {
    const pair = map.items.find((item) => keyOf(item.key) === key);
    if (pair) pair.value = merged(document, pair.value, entry);
    else map.items.push(document.createPair(key, entry) as Pair);
  }
  return map;
}

const keyOf = (key: unknown) => String(isScalar(key) ? key.value : key);

/**
 * Equal entries keep their node, even if they moved. A changed entry reuses the node of one that it may have replaced.
 */
function mergeList(document: Document, list: YAMLSeq<Node>, values: unknown[]) {
  const spare = [...list.items];
  // An empty list was on one line. Blocks are separated by blank lines.
  if (spare.length === 0) list.flow = false;
  const isSpaced =
    spare.length > 1
      ? spare.slice(1).some(({ spaceBefore }) => spaceBefore)
      : values.some((value) => blockType(value) !== undefined);
  const pick = (isWanted: (node: Node) => boolean) => {
    const found = spare.findIndex(isWanted);
    return found < 0 ? undefined : spare.splice(found, 1)[0];
  };
  const same = values.map((value) => pick((node) => isDeepStrictEqual(node.toJS(document), value)));
  const flow = list.items.some((item) => isMap(item) && item.flow);
  list.items = values.map((value, i) => {
    if (same[i]) return same[i];
    const changed = pick((node) => blockType(node.toJS(document)) === blockType(value));
    const node = merged(document, changed, value) as Node;
    if (!changed && isMap(node)) node.flow = flow;
    return node;
  });
  for (const [i, item] of list.items.entries()) item.spaceBefore = isSpaced && i > 0;
  return list;
}

/** Writes a text of several lines as a block of lines. */
function setLines(scalar: Scalar, text: string) {
  if (text.includes('\n')) scalar.type = Scalar.BLOCK_LITERAL;
  else if (scalar.type?.startsWith('BLOCK')) delete scalar.type;
}
