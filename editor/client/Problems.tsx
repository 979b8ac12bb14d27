import { useLayoutEffect, useRef } from 'react';
import type { Problem } from '../../src/content/check/problem.ts';
import { plainMessage } from '../labels.ts';
import { nameOf } from '../names.ts';
import { confirmTranslation, goTo } from './actions.ts';
import { locationIn } from './locations.ts';
import { useMistakes } from './mistakes.ts';
import styles from './problems.module.css';
import { useEditor } from './store.ts';

/** The list of mistakes to correct before saving. Each leads to its field. */
export function Problems() {
  const files = useEditor((state) => state.files);
  const mistakes = useMistakes();
  const list = useKeptPlace();
  if (mistakes.length === 0) return null;
  return (
    <section ref={list} className={styles.problems} aria-labelledby="problems-title">
      <h2 id="problems-title" tabIndex={-1}>
        {mistakes.length === 1 ? 'One thing' : `${mistakes.length} things`} to correct before saving
      </h2>
      <ul>
        {mistakes.map((problem) => {
          const { file, location, path, message } = problem;
          // The label of the form, or else the location in the file if there is no field.
          const place = (path && locationIn(files, file, path)) || location?.replaceAll('`', '');
          const label = [nameOf(file, files), place].filter(Boolean).join(', ');
          return <ProblemItem key={file + location + message} problem={problem} label={label} />;
        })}
      </ul>
    </section>
  );
}

/**
 * Keeps the focused field in its position when the list above it appears or grows. Browsers do this only in a scrolled
 * form, not at its beginning.
 */
function useKeptPlace() {
  const list = useRef<HTMLElement>(null);
  const height = useRef(0);
  useLayoutEffect(() => {
    const now = list.current?.offsetHeight ?? 0;
    const grown = now - height.current;
    height.current = now;
    const form = document.querySelector('[data-pane=form]');
    const isWriting =
      useEditor.getState().focus !== undefined && !list.current?.contains(document.activeElement);
    if (grown > 0 && isWriting && form?.scrollTop === 0) form.scrollTop = grown;
  });
  return list;
}

/** The changes of the original since a file was translated. Each place leads to its field. */
export function Translation({ file }: { file: string }) {
  const files = useEditor((state) => state.files);
  const outdated = useEditor((state) => state.outdated);
  const changes = outdated.filter((problem) => problem.file === file);
  if (changes.length === 0) return null;
  return (
    <section className={styles.outdated} aria-labelledby="outdated-title">
      <h2 id="outdated-title">To translate</h2>
      <ul>
        {changes.map((problem) => {
          const { path = [], message } = problem;
          const label = path.length > 0 ? locationIn(files, file, path) : '';
          return <ProblemItem key={JSON.stringify(path) + message} problem={problem} label={label} />;
        })}
      </ul>
      <button type="button" onClick={() => confirmTranslation(file)}>
        The translation says all of this now
      </button>
    </section>
  );
}

/** A problem, with a button that leads to its field. @param label the place of the field; empty for the whole file */
function ProblemItem({ problem, label }: { problem: Problem; label: string }) {
  const files = useEditor((state) => state.files);
  return (
    <li>
      {label && (
        <button type="button" onClick={() => goTo(problem)}>
          {label}
        </button>
      )}{' '}
      {plainMessage(problem.message, (name) => nameOf(name, files))}
    </li>
  );
}
