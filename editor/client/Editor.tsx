import { type FocusEvent, useEffect } from 'react';
import type { FieldPath } from '../api.ts';
import { Conflicts } from './Conflicts.tsx';
import styles from './editor.module.css';
import { FileForm } from './FileForm.tsx';
import { ADDRESSES } from './form/addresses.ts';
import { entryId, fieldId } from './form/context.ts';
import { touchedKey } from './mistakes.ts';
import { PANES } from './PaneButtons.tsx';
import { PictureChooser } from './PictureChooser.tsx';
import { Preview } from './Preview.tsx';
import { Problems } from './Problems.tsx';
import { linkTargets } from './references.ts';
import { Sidebar } from './Sidebar.tsx';
import { useEditor } from './store.ts';
import { Toolbar } from './Toolbar.tsx';
import { useHistoryPictures } from './use-history-pictures.ts';

const pathOf = (element: Element): FieldPath | undefined => {
  const path = element.closest<HTMLElement>('[data-path]')?.dataset['path'];
  return path && JSON.parse(path);
};

/** Remembers the field that is being edited, for the preview to show it. */
function noteFocus({ target }: FocusEvent) {
  const path = pathOf(target);
  if (path) useEditor.setState({ focus: path });
}

/** Remembers where the person has been, for what is missing there to count. */
function noteBlur({ target }: FocusEvent) {
  const path = pathOf(target);
  if (!path) return;
  const { file } = useEditor.getState();
  const remember = () => {
    const { touched } = useEditor.getState();
    useEditor.setState({ touched: { ...touched, [touchedKey(file, path)]: true } });
  };
  // A message that came while a button is pressed would move it from under the pointer.
  if (document.querySelector('button:active')) addEventListener('click', remember, { once: true });
  else remember();
}

/** The whole page: what there is, the form of one file, and the site as it will look. */
export function Editor() {
  const { file, files, target, choosing, view } = useEditor();
  useHistoryPictures();
  useEffect(() => {
    if (!target) return;
    // Once the entries around it are open.
    const frame = requestAnimationFrame(() => {
      const around = target.map((_, i) => target.slice(0, target.length - i));
      const ids = around.flatMap((path) => [fieldId(path), entryId(path)]);
      const field = ids.map((id) => document.getElementById(id)).find(Boolean);
      field?.focus();
      // One that had the focus already does not move by it.
      field?.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [target]);

  return (
    <>
      <div className={styles.editor} data-view={view}>
        <Toolbar />
        <main onFocus={noteFocus} onBlur={noteBlur}>
          <Sidebar />
          <section data-pane="form" aria-label={PANES.form} tabIndex={-1}>
            <Problems />
            <FileForm key={file} />
            <datalist id={ADDRESSES}>
              {linkTargets(files).map((address) => (
                <option key={address} value={address} />
              ))}
            </datalist>
          </section>
          <Preview />
        </main>
      </div>
      {choosing && <PictureChooser {...choosing} />}
      <Conflicts />
    </>
  );
}
