type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isEqual = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/**
 * What two people made of the same value, field by field: each one’s changes, and mine where both changed a field.
 * A list is one field.
 */
export function merge(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isEqual(mine, base)) return theirs;
  if (isEqual(theirs, base) || ![base, mine, theirs].every(isFields)) return mine;
  const [before, ours, others] = [base, mine, theirs] as [Fields, Fields, Fields];
  const names = [...new Set([...Object.keys(others), ...Object.keys(ours)])];
  return Object.fromEntries(
    names
      .map((name) => [name, merge(before[name], ours[name], others[name])] as const)
      .filter(([, value]) => value !== undefined),
  );
}

/** Where two versions of a value differ: the innermost place that holds every difference; undefined for none. */
export function changedPath(before: unknown, after: unknown): (string | number)[] | undefined {
  if (isEqual(before, after)) return undefined;
  const areLists = Array.isArray(before) && Array.isArray(after) && before.length === after.length;
  if (!areLists && !(isFields(before) && isFields(after))) return [];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => !isEqual((before as Fields)[name], (after as Fields)[name]));
  if (changed.length !== 1) return [];
  const [name] = changed as [string];
  const inner = changedPath((before as Fields)[name], (after as Fields)[name]) ?? [];
  return [areLists ? Number(name) : name, ...inner];
}
