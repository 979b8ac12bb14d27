import { clsx } from 'clsx';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { namesOf } from '../names.ts';
import { redo, save, undo } from './actions.ts';
import { Publish } from './Publish.tsx';
import shared from './shared.module.css';
import { useEditor, type View } from './store.ts';
import styles from './toolbar.module.css';

const VIEWS: Record<View, string> = { contents: 'Contents', form: 'Edit', preview: 'Preview' };

/** What the keys do everywhere in the editor, its preview included. */
export function onShortcut(event: KeyboardEvent) {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const act = { s: save, z: event.shiftKey ? redo : undo, y: redo }[event.key.toLowerCase()];
  // A line that is no field of the content, such as a search, has its own undo.
  const isElsewhere = (event.target as Element).matches('input:not([id^=field-])') && event.key !== 's';
  if (!act || isElsewhere) return;
  event.preventDefault();
  act();
}

/** How things stand, and what can be done about it. */
export function Toolbar() {
  const { notice, unsaved, view, files } = useEditor();
  const { pastStates, futureStates } = useStore(useEditor.temporal);
  useEffect(() => {
    addEventListener('keydown', onShortcut);
    return () => removeEventListener('keydown', onShortcut);
  }, []);

  const isSaved = unsaved.length === 0;
  return (
    <header className={clsx(shared.bar, styles.toolbar)}>
      <fieldset className={styles.views} aria-label="Show">
        {(Object.keys(VIEWS) as View[]).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === view}
            onClick={() => useEditor.setState({ view: name })}
          >
            {VIEWS[name]}
          </button>
        ))}
      </fieldset>
      <p role="status">
        {notice || (isSaved ? 'Everything is saved.' : `Not saved: changes in ${namesOf(unsaved, files)}.`)}
      </p>
      <button type="button" disabled={pastStates.length === 0} onClick={undo} aria-keyshortcuts="Control+Z">
        Undo
      </button>
      <button
        type="button"
        disabled={futureStates.length === 0}
        onClick={redo}
        aria-keyshortcuts="Control+Shift+Z"
      >
        Redo
      </button>
      <button
        type="button"
        className={shared.main}
        disabled={isSaved}
        onClick={save}
        aria-keyshortcuts="Control+S"
      >
        Save
      </button>
      <Publish />
    </header>
  );
}
