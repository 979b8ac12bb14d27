import { mapTexts } from './map-texts.ts';

const TOKEN = /\{([^{}]*)\}/g;

/** The unknown tokens in a text, as written. */
export function unknownNames(text: string, names: Record<string, string>): string[] {
  return [...text.matchAll(TOKEN)].filter(([, name]) => !Object.hasOwn(names, name!)).map(([token]) => token);
}

/** Tests for braces that do not enclose a name: `{company`, `{{company}}`. */
export const hasStrayBrace = (text: string) => /[{}]/.test(text.replace(TOKEN, ''));

/** Fills `{company}`, `{group}` and the other names into every text of a content file. Unknown tokens stay. */
export const fillNames = <T>(value: T, names: Record<string, string>): T =>
  mapTexts(value, (text) =>
    text.replace(TOKEN, (token, name: string) => (Object.hasOwn(names, name) ? names[name]! : token)),
  );
