/** A place in a content file, as keys and list positions. */
export type Path = readonly PropertyKey[];

/** The singular of a list’s name: `entries` → `entry`. */
export const singular = (list: string) => list.replace(/ies$/, 'y').replace(/(ss)es$|s$/, '$1');

/** Every text in a content file, with its path. */
export function* textsIn(value: unknown, path: Path = []): Generator<{ text: string; path: Path }> {
  if (typeof value === 'string') yield { text: value, path };
  if (value === null || typeof value !== 'object') return;
  for (const [key, entry] of Object.entries(value)) {
    yield* textsIn(entry, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

/**
 * A path in plain language: `['blocks', 3, 'entries', 1, 'year']` → “block 4 (timeline), entry 2, `year`”.
 * @param data the file’s content, for the types of its blocks
 */
export function formatPath(path: Path, data: unknown): string {
  const parts: string[] = [];
  let value = data;
  for (const [i, step] of path.entries()) {
    value = (value as Record<PropertyKey, unknown> | undefined)?.[step];
    if (typeof step === 'number') {
      const type = (value as { type?: unknown } | undefined)?.type;
      parts.push(
        `${singular(String(path[i - 1] ?? 'entries'))} ${step + 1}${typeof type === 'string' ? ` (${type})` : ''}`,
      );
    } else if (typeof path[i + 1] !== 'number') {
      parts.push(`\`${String(step)}\``);
    }
  }
  return parts.join(', ');
}
