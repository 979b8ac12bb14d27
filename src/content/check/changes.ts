/** Finds the changes of an original since it was translated. */
import { isDeepStrictEqual } from 'node:util';
import { diffArrays } from 'diff';
import { blockType, isRecord } from '../yaml-values.ts';
import { formatPath, type Path, textsIn } from './path.ts';

interface Change {
  /** The place in the translation that needs the change. */
  path: Path;
  message: string;
}

/** The same place in the original before, the original now, and the translation. */
interface Place {
  before: unknown;
  now: unknown;
  /** Its lists may already have the original’s new entries. */
  translation: unknown;
  /** Its path in the translation. */
  path: Path;
  /** Its path in the original now. */
  pathInOriginal: Path;
  /** The whole original now, for messages. */
  wholeOriginal: unknown;
}

/**
 * Lists the changes of an original. Entries of lists are paired with their earlier versions, so that a new block is one
 * change and the blocks after it are unchanged.
 */
export const changesOf = (before: unknown, now: unknown, translation: unknown): Change[] => [
  ...changesAt({ before, now, translation, path: [], pathInOriginal: [], wholeOriginal: now }),
];

function* changesAt(place: Place): Generator<Change> {
  const { before, now, translation, path, pathInOriginal } = place;
  if (isDeepStrictEqual(before, now)) return;
  if (Array.isArray(before) && Array.isArray(now)) {
    yield* changesInList(before, now, place);
  } else if (isRecord(before) && isRecord(now)) {
    for (const key of Object.keys({ ...before, ...now })) {
      const there = isRecord(translation) ? translation[key] : undefined;
      const inside = { ...place, path: [...path, key], pathInOriginal: [...pathInOriginal, key] };
      yield* changesAt({ ...inside, before: before[key], now: now[key], translation: there });
    }
  } else {
    const message = messageOf(quote(before), quote(now));
    if (message) yield { path, message };
  }
}

function* changesInList(
  before: unknown[],
  now: unknown[],
  { translation, path, pathInOriginal, wholeOriginal }: Place,
): Generator<Change> {
  const there = Array.isArray(translation) ? translation : [];
  const isAlreadyFollowed = there.length === now.length;
  for (const [old, current] of pairsOf(before, now)) {
    const index = isAlreadyFollowed ? current : old;
    const here = [...pathInOriginal, current ?? 0];
    if (index !== undefined || old !== undefined) {
      yield* changesAt({
        before: before[old ?? -1],
        now: now[current ?? -1],
        translation: there[index ?? -1],
        path: index === undefined ? path.slice(0, -1) : [...path, index],
        pathInOriginal: here,
        wholeOriginal,
      });
    } else {
      const message = `needs ${formatPath(here, wholeOriginal)}, new in the original: ${quote(now[current!])}.`;
      yield { path: path.slice(0, -1), message };
    }
  }
}

function messageOf(was: string, is: string): string {
  if (was && is) return `has changed in the original since it was translated.\nIt was: ${was}\nIt is: ${is}`;
  if (is) return `is new in the original: ${is}.`;
  return was && `is no longer in the original: ${was}.`;
}

/** The number of texts that a message quotes, enough to identify a block. */
const QUOTED = 3;

/** Quotes the first texts in a value; an empty string if it has none. */
function quote(value: unknown): string {
  const texts = [...textsIn(value)]
    .filter(({ path }) => path.at(-1) !== 'type')
    .map(({ text }) => `“${text}”`);
  const more = texts.length - QUOTED;
  return texts.slice(0, QUOTED).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** The indices of an entry before and now. */
type Pair = [old: number | undefined, current: number | undefined];

/** Pairs the entries of a list with their earlier versions: first equal entries, then entries of the same kind between them. */
function pairsOf(before: unknown[], now: unknown[]): Pair[] {
  const pairs: Pair[] = [];
  let [gone, added]: [number[], number[]] = [[], []];
  const pairGap = () => {
    const kinds = align(
      gone.map((i) => before[i]),
      added.map((i) => now[i]),
      isSameKind,
    );
    pairs.push(...kinds.map(([i, j]): Pair => [gone[i ?? -1], added[j ?? -1]]));
    [gone, added] = [[], []];
  };
  for (const [old, current] of align(before, now, isDeepStrictEqual)) {
    if (old === undefined) added.push(current!);
    else if (current === undefined) gone.push(old);
    else {
      pairGap();
      pairs.push([old, current]);
    }
  }
  pairGap();
  return pairs;
}

/** Aligns two lists in their order. An entry without an equal one is alone in its pair. */
function align(before: unknown[], now: unknown[], isSame: (one: unknown, other: unknown) => boolean): Pair[] {
  let [old, current] = [0, 0];
  return diffArrays(before, now, { comparator: isSame }).flatMap(({ count, added, removed }) =>
    Array.from({ length: count }, (): Pair => [added ? undefined : old++, removed ? undefined : current++]),
  );
}

const isSameKind = (one: unknown, other: unknown) =>
  isRecord(one) && isRecord(other) ? blockType(one) === blockType(other) : typeof one === typeof other;
