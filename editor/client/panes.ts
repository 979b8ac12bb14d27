/** The parts of the editor, which the keyboard reaches without going through every field between them. */
import { flushSync } from 'react-dom';
import { useEditor, type View } from './store.ts';

/** What had the focus in a part when it was left by a key. */
const left = new WeakMap<Element, Element>();

function enter(pane: HTMLElement) {
  const view = pane.dataset['pane'] as View | undefined;
  // Where only one of them is seen, it has to be seen before it can have the focus.
  if (view) flushSync(() => useEditor.setState({ view }));
  const places = [pane.querySelector('[aria-current]'), left.get(pane), pane] as (HTMLElement | undefined)[];
  places.find((place) => place?.checkVisibility())?.focus();
}

/** Goes to the file that is open in the list of contents; in any other part to where the focus was before. */
export const goToPane = (view: View) => enter(document.querySelector<HTMLElement>(`[data-pane=${view}]`)!);

/** Goes likewise to the part after or before the one that has the focus. */
export function goToNextPane(step: 1 | -1) {
  if (document.querySelector('dialog[open]')) return;
  const panes = [...document.querySelectorAll<HTMLElement>('header, [data-pane]')];
  const focused = document.activeElement!;
  const here = panes.findIndex((pane) => pane.contains(focused));
  if (here >= 0) left.set(panes[here]!, focused);
  enter(panes.at((here + step) % panes.length)!);
}
