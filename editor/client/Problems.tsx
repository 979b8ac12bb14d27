import { useLayoutEffect, useRef } from 'react';
import { plainMessage } from '../labels.ts';
import { nameOf } from '../names.ts';
import { goTo } from './actions.ts';
import { locationIn, useContent } from './locations.ts';
import { useMistakes } from './mistakes.ts';
import styles from './problems.module.css';
import { useEditor } from './store.ts';

/** The list of mistakes to correct before saving. Each leads to its field. */
export function Problems() {
  const content = useContent();
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
          const place = (path && locationIn(content, file, path)) || location?.replaceAll('`', '');
          return (
            <li key={file + location + message}>
              <button type="button" onClick={() => goTo(problem)}>
                {[nameOf(file, content.files), place].filter(Boolean).join(', ')}
              </button>
              {plainMessage(message, (name) => nameOf(name, content.files))}
            </li>
          );
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
