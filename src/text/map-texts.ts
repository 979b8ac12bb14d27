/** Applies a function to every text of a content file. */
export function mapTexts<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T;
  if (Array.isArray(value)) return value.map((entry) => mapTexts(entry, change)) as T;
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, mapTexts(entry, change)]),
    ) as T;
  }
  return value;
}

/** Every text of a content file, with its path. */
export function* textsIn(
  value: unknown,
  path: (string | number)[] = [],
): Generator<{ text: string; path: (string | number)[] }> {
  if (typeof value === 'string') yield { text: value, path };
  if (value === null || typeof value !== 'object') return;
  for (const [key, entry] of Object.entries(value))
    yield* textsIn(entry, [...path, Array.isArray(value) ? Number(key) : key]);
}
