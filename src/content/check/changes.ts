/** What has changed in an original since it was translated. */
import { isDeepStrictEqual } from 'node:util';
import { diffArrays } from 'diff';
import { blockType, isRecord } from '../yaml-values.ts';
import { formatPath, type Path, textsIn } from './path.ts';

interface Change {
  /** Where it is to be mended in the translation. */
  path: Path;
  message: string;
}

/** One place in three files. */
interface Place {
  before: unknown;
  now: unknown;
  /** Its lists may have followed the original’s already. */
  translation: unknown;
  /** Where it stands in the translation. */
  path: Path;
  /** Where it stands in the original now. */
  pathInOriginal: Path;
  /** All of the original now. */
  wholeOriginal: unknown;
}

/**
 * What has changed in an original. Entries of lists are compared wherever they stand now, so that a new block is one change
 * and the blocks after it have not changed.
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

/** How many texts of a block a message quotes: enough to tell which block is meant. */
const QUOTED = 3;

/** The first texts in a value; nothing where it has none. */
function quote(value: unknown): string {
  const texts = [...textsIn(value)]
    .filter(({ path }) => path.at(-1) !== 'type')
    .map(({ text }) => `“${text}”`);
  const more = texts.length - QUOTED;
  return texts.slice(0, QUOTED).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** The indices of an entry before and now. */
type Pair = [old: number | undefined, current: number | undefined];

/** The entries of a list beside what they were: those that are the same, and between them those of the same kind. */
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

/** Two lists side by side, in their order: what is not the same stands alone. */
function align(before: unknown[], now: unknown[], isSame: (one: unknown, other: unknown) => boolean): Pair[] {
  let [old, current] = [0, 0];
  return diffArrays(before, now, { comparator: isSame }).flatMap(({ count, added, removed }) =>
    Array.from({ length: count }, (): Pair => [added ? undefined : old++, removed ? undefined : current++]),
  );
}

const isSameKind = (one: unknown, other: unknown) =>
  isRecord(one) && isRecord(other) ? blockType(one) === blockType(other) : typeof one === typeof other;
