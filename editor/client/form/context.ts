import { createContext, use } from 'react';
import type { Problem } from '../../../src/content/check/problem.ts';
import type { FieldPath, FieldSchema } from '../../api.ts';
import { translationIn } from '../../names.ts';
import { valueAt } from '../../values.ts';
import { useEditor } from '../store.ts';

export interface FieldProps {
  schema: FieldSchema;
  label: string;
  path: FieldPath;
  /** Written by hand, it may be anything. */
  value: unknown;
  isOptional: boolean;
  /** Called with `undefined` when the field is left out. */
  onChange: (value: unknown) => void;
}

/** What the fields of a form have in common. */
export const FormContext = createContext<
  | {
      /** The file whose values they show. */
      file: string;
      /** What is wrong in it. */
      problems: Problem[];
    }
  | undefined
>(undefined);

/** @throws Error outside a form */
export function useForm() {
  const form = use(FormContext);
  if (!form) throw new Error('A field stands outside a form.');
  return form;
}

/** The language of a translation, and what stands in the original at a place; undefined in the original itself. */
export function useOriginal(path: FieldPath): { language: string; text: string | undefined } | undefined {
  const { file } = useForm();
  const files = useEditor((state) => state.files);
  const translation = translationIn(file, files);
  if (!translation) return undefined;
  const value = valueAt(files[translation.original], path);
  return { language: translation.language, text: typeof value === 'string' ? value : undefined };
}

export const fieldId = (path: FieldPath) => `field-${path.join('-')}`;

/** The entry of a list: one that is a line or a picture has its control at the same place. */
export const entryId = (path: FieldPath) => `entry-${path.join('-')}`;

/** What every control has. */
export const controlProps = (path: FieldPath) => ({
  id: fieldId(path),
  'data-path': JSON.stringify(path),
  'aria-describedby': `${fieldId(path)}-messages`,
});

/** Whether one place lies within another, or is it. */
export const contains = (outer: FieldPath, inner: readonly PropertyKey[] = []) =>
  inner.length >= outer.length && outer.every((step, i) => inner[i] === step);

export const isAt = (problem: Problem, path: FieldPath) => problem.path?.join('\n') === path.join('\n');
