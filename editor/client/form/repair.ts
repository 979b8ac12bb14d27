/** Corrects telephone numbers and e-mail addresses if the intention is certain. */
import { companySchema } from '../../../src/content/company.ts';
import { type FieldKind, fieldValues } from '../../../src/content/field-values.ts';

/**
 * Corrects a text. Returns it unchanged if the intention is not certain.
 * @param known correct numbers, the most similar first; the first with a country code provides it
 */
export function repair(kind: FieldKind | undefined, text: string, known: string[] = []): string {
  if (kind === 'email') return text.trim().replace(/^mailto:/i, '');
  return kind === 'telephone' ? repairTelephone(text, known) : text;
}

/** The telephone numbers of the company. @param company the values of its file, which may have mistakes */
export const telephonesOf = (company: unknown) =>
  fieldValues('telephone', companySchema, company).map(({ value }) => value);

/** The country code of a well-formed number. */
const CODE = /^\+\d{1,3}(?=( \d{2,4}){2,4}$)/;

/** `0312-345 678`, `00256 312345678` → `+256 312 345 678`. */
function repairTelephone(text: string, known: string[]): string {
  if (CODE.test(text)) return text;
  if (/[^\d\s()./+\u2010-\u2015-]/.test(text)) return text;
  const code =
    known.map((number) => CODE.exec(number)?.[0]).find(Boolean) ?? /^\s*(\+\d{1,3})[\s-]/.exec(text)?.[1];
  if (!code) return text;
  const digits = text
    .replace(/\(0\)/, '')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+')
    .replace(/^0(?=[1-9])/, code);
  if (!digits.startsWith(code)) return text;
  const number = digits.slice(code.length);
  if (!/^[1-9]\d{5,11}$|^0{5,12}$/.test(number)) return text;
  const parts = number.replace(/\d{3}(?=\d{2})/g, '$& ');
  return `${code} ${parts}`;
}
