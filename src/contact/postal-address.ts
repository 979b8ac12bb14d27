import type { Company } from '../schema/company.ts';

/** In scripts without our comma: the separator of the parts of an address, and whether the largest part comes first. */
const FORMS: Record<string, { separator: string; isReversed?: boolean }> = {
  Arab: { separator: '، ' },
  Hans: { separator: '', isReversed: true },
  Hant: { separator: '', isReversed: true },
  Jpan: { separator: '', isReversed: true },
  Kore: { separator: ' ', isReversed: true },
};

/**
 * The postal address in one line: street, city, country, or in reverse order as in Chinese.
 * @param language BCP 47 tag of the line’s readers
 */
export function postalAddress({ street, city, country }: Company['contact'], language: string): string {
  const parts = [street, city, country].filter((part) => part !== undefined);
  const script = new Intl.Locale(language).maximize().script!;
  const { separator, isReversed } = FORMS[script] ?? { separator: ', ' };
  return (isReversed ? parts.toReversed() : parts).join(separator);
}
