/** Buttons and keys that move between the panes of the editor, without passing through every field. */
import { flushSync } from 'react-dom';
import styles from './pane-buttons.module.css';
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

/** The last focused element of each pane. */
const lastFocused = new WeakMap<Element, Element>();

function enter(pane: HTMLElement) {
  const view = pane.dataset['pane'] as View | undefined;
  // In a narrow window, only one pane is visible, and only a visible one can have the focus.
  if (view) flushSync(() => useEditor.setState({ view }));
  const places = [pane.querySelector('[aria-current]'), lastFocused.get(pane), pane] as (
    | HTMLElement
    | undefined
  )[];
  places.find((place) => place?.checkVisibility())?.focus();
}

/** Moves the focus to a pane: to the open file in the list of contents, or else to the last focused element. */
const goToPane = (view: View) => enter(document.querySelector<HTMLElement>(`[data-pane=${view}]`)!);

/** Moves the focus in the same way to the next or the previous pane. */
export function goToNextPane(step: 1 | -1) {
  if (document.querySelector('dialog[open]')) return;
  const panes = [...document.querySelectorAll<HTMLElement>('header, [data-pane]')];
  const focused = document.activeElement!;
  const here = panes.findIndex((pane) => pane.contains(focused));
  if (here >= 0) lastFocused.set(panes[here]!, focused);
  enter(panes.at((here + step) % panes.length)!);
}
