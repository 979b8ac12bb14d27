import type { Path } from '../../src/content/check/path.ts';
import type { Form, FormName } from '../desk.ts';
import { inWords, labelOf, singular } from './words.ts';

/** Which form a file has. */
export function formNameOf(file: string): FormName {
  if (file.startsWith('pages/')) return 'page';
  if (file.startsWith('navigation')) return 'navigation';
  return file === 'company.yaml' ? 'company' : 'pictures';
}

/** The forms that the entries of a list may have, told apart by their `type`. */
export const kindsOf = ({ items }: Form): Form[] => items!.oneOf ?? [items!];

/** The one of them that an entry has; undefined for a type that is not known. */
export const kindOf = (kinds: Form[], entry: unknown): Form | undefined =>
  kinds.length === 1
    ? kinds[0]
    : kinds.find(({ properties }) => properties!['type']!.const === (entry as { type?: unknown })?.type);

/**
 * A place in a file as its fields are labelled: `['blocks', 0, 'buttons', 1, 'to']` → “block 1 (Opening), button 2,
 * Leads to”.
 */
export function placeInForm(path: Path, form: Form, value: unknown): string {
  const words: string[] = [];
  let here: Form | undefined = form;
  let label = '';
  for (const [i, step] of path.entries()) {
    value = (value as Record<PropertyKey, unknown> | undefined)?.[step];
    if (typeof step === 'number') {
      const kinds: Form[] = here?.items ? kindsOf(here) : [];
      here = kindOf(kinds, value);
      const kind = kinds.length > 1 && here ? ` (${inWords(String(here.properties!['type']!.const))})` : '';
      words.push(`${singular(label)} ${step + 1}${kind}`);
      continue;
    }
    const field: Form | undefined = here?.properties?.[String(step)];
    label = field ? labelOf(String(step), field) : String(step);
    here = field ?? here?.additionalProperties;
    if (typeof path[i + 1] !== 'number') words.push(label);
  }
  return words.join(', ');
}
