import { type ComponentType, createContext, use } from 'react';
import type { Problem } from '../../../src/content/check/problem.ts';
import type { FieldPath } from '../../api.ts';
import { translationIn } from '../../names.ts';
import { valueAt } from '../../values.ts';
import { useMistakes } from '../mistakes.ts';
import { useEditor } from '../store.ts';
import type { FieldProps } from './field-props.ts';

export interface FormContextValue {
  /** The file whose values the fields show. */
  file: string;
  /** Draws the field for a value: groups and lists hold fields that hold groups and lists. */
  Field: ComponentType<FieldProps>;
}

export const FormContext = createContext<FormContextValue | undefined>(undefined);

/** @throws Error outside a form */
export function useForm(): FormContextValue {
  const form = use(FormContext);
  if (!form) throw new Error('A field stands outside a form.');
  return form;
}

/** What is wrong in the file of the form. */
export function useProblems(): Problem[] {
  const { file } = useForm();
  return useMistakes().filter((problem) => problem.file === file);
}

/** The language of a translation, and what stands in the original at a place; undefined in the original itself. */
export function useOriginal(path: FieldPath): { language: string; text: string | undefined } | undefined {
  const { file } = useForm();
  const { files } = useEditor();
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
