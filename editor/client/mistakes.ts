/** What the person is told to correct. */
import type { Path } from '../../src/content/check/path.ts';
import { type Problem, sortProblems } from '../../src/content/check/problem.ts';
import { type EditorState, useEditor } from './store.ts';

export const touchedKey = (file: string, path: Path) => [file, ...path].join('\n');

/** Whether something is only not written yet: nobody has made a mistake where nobody has been. */
function isUntouched({ file, path }: Problem, { files, touched }: EditorState): boolean {
  if (!path || touched[touchedKey(file, path)]) return false;
  const value = path.reduce<unknown>((part, step) => Object(part)[step], files[file]);
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

/** What has to be corrected before saving; what is missing where nobody has been, once somebody wants to save. */
export function useMistakes(): Problem[] {
  const state = useEditor();
  const { mistakes } = sortProblems(state.problems);
  return state.isStrict ? mistakes : mistakes.filter((problem) => !isUntouched(problem, state));
}
