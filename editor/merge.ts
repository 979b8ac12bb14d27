/** Merges two changes of the same values. Used by the page and the server. */
import { diff3Merge } from 'node-diff3';
import { blockType, type Fields, isRecord } from '../src/content/yaml-values.ts';
import type { Choice, Conflict, FieldPath } from './api.ts';
import { isEqual } from './values.ts';

/** The original value, and its versions here and elsewhere; `undefined` for none. */
export interface Versions {
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

export interface Merged {
  value: unknown;
  /** Values that both sides have changed. The merged value contains mine. */
  conflicts: Omit<Conflict, 'file'>[];
}

/**
 * Merges the changes of both sides, field by field.
 * @param choices decisions about conflicts of an earlier merge; one is used only if theirs has not changed since
 */
export function merge(versions: Versions, choices: Omit<Choice, 'file'>[] = []): Merged {
  const conflicts: Merged['conflicts'] = [];

  const mergeAt = (path: FieldPath, { base, mine, theirs }: Versions): unknown => {
    if (isEqual(mine, theirs) || isEqual(theirs, base)) return mine;
    if (isEqual(mine, base)) return theirs;
    const lists = [base, mine, theirs];
    if (lists.every(Array.isArray)) {
      const merged = mergeLists(path, lists as unknown[][] as [unknown[], unknown[], unknown[]]);
      if (merged) return merged;
    } else if (isRecord(mine) && isRecord(theirs) && (isRecord(base) || base === undefined)) {
      return mergeRecords(path, base ?? {}, mine, theirs);
    }
    const choice = choiceFor(choices, path, theirs);
    if (choice) return choice.take === 'mine' ? mine : theirs;
    conflicts.push({ path, mine, theirs });
    return mine;
  };

  const mergeRecords = (path: FieldPath, base: Fields, mine: Fields, theirs: Fields) => {
    const names = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
    const entries = [...names].map((name) => [
      name,
      mergeAt([...path, name], { base: base[name], mine: mine[name], theirs: theirs[name] }),
    ]);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  };

  /** Matches entries by their content. @returns undefined if the entries cannot be matched with certainty */
  const mergeLists = (path: FieldPath, [base, mine, theirs]: [unknown[], unknown[], unknown[]]) => {
    const regions = diff3Merge(...([mine, base, theirs].map(texts) as [string[], string[], string[]]));
    const merged: unknown[] = [];
    for (const { ok, conflict } of regions) {
      if (ok) {
        merged.push(...ok.map((entry) => JSON.parse(entry)));
        continue;
      }
      const { a: ours, o: originals, b: others, aIndex } = conflict!;
      if (ours.length !== originals.length || others.length !== originals.length) return undefined;
      const isMovedHere = (entry: string) => texts(base).includes(entry) && !originals.includes(entry);
      if ([...ours, ...others].some(isMovedHere)) return undefined;
      for (const [i, original] of originals.entries()) {
        const changed = [ours[i]!, others[i]!];
        const isMovedWithin = (entry: string) => entry !== original && originals.includes(entry);
        if (changed.some(isMovedWithin)) return undefined;
        const [was, here, there] = [original, ...changed].map((entry) => JSON.parse(entry));
        if (new Set([was, here, there].map(blockType)).size > 1) return undefined;
        merged.push(mergeAt([...path, aIndex + i], { base: was, mine: here, theirs: there }));
      }
    }
    return merged;
  };

  return { value: mergeAt([], versions), conflicts };
}

/** The decision about a conflict, unless the other value has changed since. */
export const choiceFor = (choices: Omit<Choice, 'file'>[], path: FieldPath, theirs: unknown) =>
  choices.find((choice) => isEqual(choice.path, path) && isEqual(choice.theirs, theirs));

const texts = (list: unknown[]) => list.map((entry) => JSON.stringify(entry));

/** The innermost path that contains every difference of two versions; undefined if they are equal. */
export function changedPath(before: unknown, after: unknown): FieldPath | undefined {
  if (isEqual(before, after)) return undefined;
  const areLists = Array.isArray(before) && Array.isArray(after) && before.length === after.length;
  if (!areLists && !(isRecord(before) && isRecord(after))) return [];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => !isEqual((before as Fields)[name], (after as Fields)[name]));
  if (changed.length !== 1) return [];
  const [name] = changed as [string];
  const inner = changedPath((before as Fields)[name], (after as Fields)[name]) ?? [];
  return [areLists ? Number(name) : name, ...inner];
}
