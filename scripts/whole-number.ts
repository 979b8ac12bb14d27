import { PlainError } from './process.ts';

/**
 * A number that a person may give to a command.
 * @param what how the message calls it
 * @throws PlainError when it is no whole number from 1
 */
export function readWholeNumber(what: string, text: string | undefined, otherwise: number): number {
  if (!text) return otherwise;
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new PlainError(`${what} must be a whole number from 1, not "${text}".`);
}
