import type { ReactNode } from 'react';
import { useMistakes } from '../mistakes.ts';
import { FormContext } from './context.ts';

/** Provides the file and its problems to the fields of a form. */
export function FormProvider({ file, children }: { file: string; children: ReactNode }) {
  const problems = useMistakes(file);
  return <FormContext value={{ file, problems }}>{children}</FormContext>;
}
