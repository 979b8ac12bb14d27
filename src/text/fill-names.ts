import { mapTexts } from './map-texts.ts';

/** `{company}`. */
const PLACE = /\{([^{}]*)\}/g;

/** The names in braces that are not known, with their braces. */
export function unknownNames(text: string, names: Record<string, string>): string[] {
  return [...text.matchAll(PLACE)].filter(([, name]) => !Object.hasOwn(names, name!)).map(([place]) => place);
}

/** Tests for braces that do not enclose a name: `{company`, `{{company}}`. */
export const hasStrayBrace = (text: string) => /[{}]/.test(text.replace(PLACE, ''));

/** Fills `{company}`, `{group}` and the other names into every text of a content file. Unknown ones stay as they are. */
export const fillNames = <T>(value: T, names: Record<string, string>): T =>
  mapTexts(value, (text) =>
    text.replace(PLACE, (place, name: string) => (Object.hasOwn(names, name) ? names[name]! : place)),
  );
