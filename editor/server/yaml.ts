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

/** Nobody sees it in a file: it is written as an escape. */
const SOFT_HYPHEN = '\u00AD';

/** The fields, or the list, of a YAML file; undefined where it holds none that can be read. */
export function parseValues(text: string): Record<string, unknown> | undefined {
  const document = parseDocument(text);
  if (document.errors.length > 0) return undefined;
  try {
    const value = document.toJS() ?? {};
    return typeof value === 'object' ? value : undefined;
  } catch {
    // `*word` refers to a place that there is not.
    return undefined;
  }
}

/** The fields, or the list, of the YAML file at a path; undefined where there is none that can be read. */
export function readValues(path: string): Record<string, unknown> | undefined {
  const text = readText(path);
  return text === undefined ? undefined : parseValues(text);
}

/**
 * A YAML file with other values. Comments, order, blank lines and the way things are written stay, so that only
 * lines whose values changed differ.
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

/** `[a, b]` beside `{ a: b }`, as our files have it; the library pads both or none. */
function writeTightly(list: YAMLSeq) {
  list.toString = (context, ...rest) =>
    YAMLSeq.prototype.toString.call(list, context && { ...context, flowCollectionPadding: '' }, ...rest);
}

function merged(document: Document, node: unknown, value: unknown): unknown {
  if (isMap(node) && isRecord(value)) return mergeMap(document, node, value);
  if (isSeq(node) && Array.isArray(value)) return mergeList(document, node as YAMLSeq<Node>, value);
  if (isScalar(node) && typeof value !== 'object') {
    if (node.value === value) return node;
    // An empty text has to be quoted, the one that takes its place has not.
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

/** Entries that stay keep their own node wherever they move to; an entry that changed takes over the one it changed. */
function mergeList(document: Document, list: YAMLSeq<Node>, values: unknown[]) {
  const spare = [...list.items];
  // A list that was empty stood on one line; blocks stand apart.
  if (spare.length === 0) list.flow = false;
  const isSpaced =
    spare.length > 1
      ? spare.slice(1).some(({ spaceBefore }) => spaceBefore)
      : values.some((value) => blockType(value) !== undefined);
  const take = (isWanted: (node: Node) => boolean) => {
    const found = spare.findIndex(isWanted);
    return found < 0 ? undefined : spare.splice(found, 1)[0];
  };
  const same = values.map((value) => take((node) => isDeepStrictEqual(node.toJS(document), value)));
  const flow = list.items.some((item) => isMap(item) && item.flow);
  list.items = values.map((value, i) => {
    if (same[i]) return same[i];
    const changed = take((node) => blockType(node.toJS(document)) === blockType(value));
    const node = merged(document, changed, value) as Node;
    if (!changed && isMap(node)) node.flow = flow;
    return node;
  });
  for (const [i, item] of list.items.entries()) item.spaceBefore = isSpaced && i > 0;
  return list;
}

/** A text of several lines is written as such. */
function setLines(scalar: Scalar, text: string) {
  if (text.includes('\n')) scalar.type = Scalar.BLOCK_LITERAL;
  else if (scalar.type?.startsWith('BLOCK')) delete scalar.type;
}
