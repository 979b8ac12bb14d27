import { useLayoutEffect, useRef } from 'react';
import { plainMessage } from '../labels.ts';
import { nameOf } from '../names.ts';
import { goTo } from './actions.ts';
import { locationIn, useContent } from './locations.ts';
import { useMistakes } from './mistakes.ts';
import styles from './problems.module.css';
import { useEditor } from './store.ts';

/** Everything that has to be corrected before saving; pressing one leads to its field. */
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
          // As the form calls it; as the file does where no field has it.
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
 * Keeps the field that is written in where it is when a list above it comes or grows. Browsers do so by themselves where
 * the form is scrolled, but not at its beginning.
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
