const TOKEN = /\{([^{}]*)\}/g;

/** The tokens in a text that no name stands for, as they were written. */
export function unknownTokens(text: string, names: Record<string, string>): string[] {
  return [...text.matchAll(TOKEN)].filter(([, name]) => !Object.hasOwn(names, name!)).map(([token]) => token);
}

/**
 * Fills `{company}`, `{group}` and the other names into every text of a content file.
 * @throws Error on a token that no name stands for.
 */
export function fillTokens<T>(value: T, names: Record<string, string>): T {
  if (typeof value === 'string') {
    return value.replace(TOKEN, (token, name: string) => {
      if (!Object.hasOwn(names, name))
        throw new Error(`Unknown name ${token}. Known: ${knownTokens(names)}.`);
      return names[name]!;
    }) as T;
  }
  if (Array.isArray(value)) return value.map((entry) => fillTokens(entry, names)) as T;
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, fillTokens(entry, names)]),
    ) as T;
  }
  return value;
}

/** The tokens an author may use, for messages: `{company}, {group}, {brand}`. */
export const knownTokens = (names: Record<string, string>) =>
  Object.keys(names)
    .map((name) => `{${name}}`)
    .join(', ');
