import type { ReactNode } from 'react';
import { useMistakes } from '../mistakes.ts';
import { FormContext } from './context.ts';

/** What the fields of a file stand in. */
export function FormProvider({ file, children }: { file: string; children: ReactNode }) {
  const problems = useMistakes(file);
  return <FormContext value={{ file, problems }}>{children}</FormContext>;
}
