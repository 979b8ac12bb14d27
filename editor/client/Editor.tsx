import { Conflicts } from './Conflicts.tsx';
import styles from './editor.module.css';
import { FileForm } from './FileForm.tsx';
import { AddressList } from './form/AddressList.tsx';
import { noteBlur, noteFocus, useTarget } from './form-focus.ts';
import { PANES } from './PaneButtons.tsx';
import { PictureChooser } from './PictureChooser.tsx';
import { Preview } from './Preview.tsx';
import { Problems } from './Problems.tsx';
import { Sidebar } from './Sidebar.tsx';
import { useEditor } from './store.ts';
import { Toolbar } from './Toolbar.tsx';
import { useHistoryPictures } from './use-history-pictures.ts';

/** The whole page: toolbar, list of contents, form of one file, and preview. */
export function Editor() {
  const file = useEditor((state) => state.file);
  const choosing = useEditor((state) => state.choosing);
  const view = useEditor((state) => state.view);
  useHistoryPictures();
  useTarget();

  return (
    <>
      <div className={styles.editor} data-view={view}>
        <Toolbar />
        <main onFocus={noteFocus} onBlur={noteBlur}>
          <Sidebar />
          <section data-pane="form" aria-label={PANES.form} tabIndex={-1}>
            <Problems />
            <FileForm key={file} file={file} />
            <AddressList />
          </section>
          <Preview />
        </main>
      </div>
      {choosing && <PictureChooser {...choosing} />}
      <Conflicts />
    </>
  );
}
