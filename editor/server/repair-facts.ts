import { isDeepStrictEqual } from 'node:util';
import { Document } from 'yaml';
import { companySchema } from '../../src/content/company.ts';
import { fieldValues } from '../../src/content/field-values.ts';
import { repair, telephonesOf } from '../repair.ts';

/**
 * The facts of the company, with what is certain of a telephone number or an e-mail address written as it should be.
 * @param was the facts as they are saved
 * @returns undefined where nothing was written since
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
