/** What the person is told to correct. */
import { useShallow } from 'zustand/react/shallow';
import type { Path } from '../../src/content/check/path.ts';
import { type Problem, sortProblems } from '../../src/content/check/problem.ts';
import type { Files } from '../files.ts';
import { isEqual, valueAt } from '../values.ts';
import { knownFiles } from './known-files.ts';
import { type EditorState, useEditor } from './store.ts';

export const touchedKey = (file: string, path: Path) => [file, ...path].join('\n');

function isEmptyIn(files: Files, { file, path = [] }: Problem): boolean {
  const value = valueAt(files[file], path);
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

/**
 * Whether something is only not written yet: nobody has made a mistake where nobody has been, or while a field is filled
 * in for the first time.
 */
const isUntouched = (problem: Problem, { file, files, focus, touched }: EditorState) =>
  problem.path &&
  !touched[touchedKey(problem.file, problem.path)] &&
  (isEmptyIn(files, problem) || (problem.file === file && isEqual(problem.path, focus)));

/** Whether something that was missing has been written since it was checked. */
const isWritten = (problem: Problem, { files }: EditorState) =>
  problem.path && isEmptyIn(knownFiles(), problem) && !isEmptyIn(files, problem);

/** What has to be corrected before saving; what is missing where nobody has been, once somebody wants to save. */
function mistakesIn(state: EditorState): Problem[] {
  const mistakes = sortProblems(state.problems).mistakes.filter((problem) => !isWritten(problem, state));
  return state.hasTriedToSave ? mistakes : mistakes.filter((problem) => !isUntouched(problem, state));
}

/** What the person is told to correct; in one file if it is named. */
export const useMistakes = (file?: string): Problem[] =>
  useEditor(
    useShallow((state) => mistakesIn(state).filter((problem) => file === undefined || problem.file === file)),
  );
