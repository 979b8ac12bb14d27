import { isWide } from './text-width.ts';

/** The separator between two parts of a line: a space, or nothing beside a wide character. */
export const spaceBetween = (before: string, after: string) =>
  isWide(before.slice(-1)) || isWide(after.slice(0, 1)) ? '' : ' ';

/** The lines of a text in one. */
export const joinLines = (text: string) =>
  text.split(/\s*\n\s*/).reduce((joined, line) => joined + spaceBetween(joined, line) + line);

/** A text with a remark behind it, where there is one. */
export const withNote = (text: string, note = '') => (note ? text + spaceBetween(text, note) + note : text);

/** “Company: words”, with the colon of its script. */
export const labelled = (label: string, text: string) =>
  label + (isWide(label.slice(-1)) ? '：' : ': ') + text;
