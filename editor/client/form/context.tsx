import { createContext, type ReactNode, use } from 'react';
import type { Problem } from '../../../src/content/check/problem.ts';
import type { FieldPath, FieldSchema } from '../../api.ts';
import { translationIn } from '../../names.ts';
import { valueAt } from '../../values.ts';
import { useMistakes } from '../mistakes.ts';
import { useEditor } from '../store.ts';

export interface FieldProps {
  schema: FieldSchema;
  label: string;
  path: FieldPath;
  /** It may have any type, because the file may be edited by hand. */
  value: unknown;
  isOptional: boolean;
  /** Called with `undefined` when the field is removed. */
  onChange: (value: unknown) => void;
}

/** The file whose values the fields of a form show, and its problems. */
const FormContext = createContext<{ file: string; problems: Problem[] }>({ file: '', problems: [] });

export const useForm = () => use(FormContext);

/** Provides the file and its problems to the fields of a form. */
export function FormProvider({ file, children }: { file: string; children: ReactNode }) {
  const problems = useMistakes(file);
  return <FormContext value={{ file, problems }}>{children}</FormContext>;
}

/** The language of a translation, and the original text of a field. Undefined in a form of an original. */
export function useOriginal(path: FieldPath): { language: string; text: string | undefined } | undefined {
  const { file } = useForm();
  const files = useEditor((state) => state.files);
  const translation = translationIn(file, files);
  if (!translation) return undefined;
  const value = valueAt(files[translation.original], path);
  return { language: translation.language, text: typeof value === 'string' ? value : undefined };
}

export const fieldId = (path: FieldPath) => `field-${path.join('-')}`;

/**
 * The id of a list entry. It differs from `fieldId`, because an entry with a single field has the same path as the
 * field.
 */
export const entryId = (path: FieldPath) => `entry-${path.join('-')}`;

/** The attributes that every control needs. */
export const controlProps = (path: FieldPath) => ({
  id: fieldId(path),
  'data-path': JSON.stringify(path),
  'aria-describedby': `${fieldId(path)}-messages`,
});

export const isAt = (problem: Problem, path: FieldPath) => problem.path?.join('\n') === path.join('\n');
