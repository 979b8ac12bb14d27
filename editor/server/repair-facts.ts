import { isDeepStrictEqual } from 'node:util';
import { Document } from 'yaml';
import { companySchema } from '../../src/content/company.ts';
import { fieldValues } from '../../src/content/field-values.ts';
import { repair, telephonesOf } from '../repair.ts';

/**
 * Corrects telephone numbers and e-mail addresses in the facts of the company, if the intention is certain.
 * @param was the saved facts
 * @returns the corrected facts, or undefined if nothing has changed since they were saved
 */
export function repairFacts(was: unknown, value: unknown): unknown {
  if (!value || isDeepStrictEqual(was, value)) return undefined;
  const saved = new Document(was);
  const document = new Document(value);
  for (const kind of ['telephone', 'email'] as const) {
    for (const { value: text, path } of fieldValues(kind, companySchema, value)) {
      const before = String(saved.getIn(path) ?? '');
      document.setIn(path, repair(kind, text, [before, ...telephonesOf(value)]));
    }
  }
  return document.toJS();
}
