import { clsx } from 'clsx';
import { useStore } from 'zustand';
import { namesOf } from '../names.ts';
import { redo, save, undo } from './actions.ts';
import { PaneButtons } from './PaneButtons.tsx';
import { Publish } from './Publish.tsx';
import shared from './shared.module.css';
import { useEditor } from './store.ts';
import styles from './toolbar.module.css';

/** The state of the content, and the buttons to undo, redo, save and publish. */
export function Toolbar() {
  const { notice, unsaved, files } = useEditor();
  const canUndo = useStore(useEditor.temporal, ({ pastStates }) => pastStates.length > 0);
  const canRedo = useStore(useEditor.temporal, ({ futureStates }) => futureStates.length > 0);
  const isSaved = unsaved.length === 0;
  return (
    <header className={clsx(shared.bar, styles.toolbar)} tabIndex={-1}>
      <PaneButtons />
      <p role="status">
        {notice || (isSaved ? 'Everything is saved.' : `Not saved: changes in ${namesOf(unsaved, files)}.`)}
      </p>
      <button type="button" disabled={!canUndo} onClick={undo} aria-keyshortcuts="Control+Z">
        Undo
      </button>
      <button type="button" disabled={!canRedo} onClick={redo} aria-keyshortcuts="Control+Shift+Z">
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
