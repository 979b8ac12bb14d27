/** Selects the mistakes that the user sees. */
import { useShallow } from 'zustand/react/shallow';
import { type Problem, sortProblems } from '../../src/content/check/problem.ts';
import type { Files } from '../files.ts';
import { isEqual, valueAt } from '../values.ts';
import { serverFiles } from './server-files.ts';
import { type EditorState, placeKey, useEditor } from './store.ts';

function isEmptyIn(files: Files, { file, path = [] }: Problem): boolean {
  const value = valueAt(files[file], path);
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

/**
 * Whether a mistake is in a field that the user has not visited yet, or is filling in for the first time. It is not
 * reported until the user leaves the field or saves.
 */
const isUnvisited = (problem: Problem, { file, files, focus, visited }: EditorState) =>
  problem.path &&
  !visited[placeKey(problem.file, problem.path)] &&
  (isEmptyIn(files, problem) || (problem.file === file && isEqual(problem.path, focus)));

/** Whether a missing value has been filled in since the server’s check. */
const isFilledIn = (problem: Problem, { files }: EditorState) =>
  problem.path && isEmptyIn(serverFiles(), problem) && !isEmptyIn(files, problem);

/** The visible mistakes. Includes those in unvisited fields only after the user has tried to save. */
function mistakesIn(state: EditorState): Problem[] {
  const mistakes = sortProblems(state.problems).mistakes.filter((problem) => !isFilledIn(problem, state));
  return state.hasTriedToSave ? mistakes : mistakes.filter((problem) => !isUnvisited(problem, state));
}

/** The visible mistakes, optionally of one file. */
export const useMistakes = (file?: string): Problem[] =>
  useEditor(
    useShallow((state) => mistakesIn(state).filter((problem) => file === undefined || problem.file === file)),
  );
