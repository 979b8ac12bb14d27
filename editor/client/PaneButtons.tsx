import styles from './pane-buttons.module.css';
import { goToPane } from './panes.ts';
import { useEditor, type View } from './store.ts';

/** The names of the panes. */
export const PANES: Record<View, string> = { contents: 'Contents', form: 'Edit', preview: 'Preview' };

/** Buttons that lead to the panes. Visible in narrow windows, which show one pane, and when focused by keyboard. */
export function PaneButtons() {
  const view = useEditor(({ view }) => view);
  return (
    <fieldset className={styles.panes} aria-label="Go to">
      {(Object.keys(PANES) as View[]).map((name) => (
        <button key={name} type="button" aria-pressed={name === view} onClick={() => goToPane(name)}>
          {PANES[name]}
        </button>
      ))}
      <small>F6 goes on to the next part</small>
    </fieldset>
  );
}
