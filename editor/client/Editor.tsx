import { Conflicts } from './Conflicts.tsx';
import styles from './editor.module.css';
import { FileForm } from './FileForm.tsx';
import { ADDRESSES } from './form/addresses.ts';
import { noteBlur, noteFocus, useTarget } from './form-focus.ts';
import { PANES } from './PaneButtons.tsx';
import { PictureChooser } from './PictureChooser.tsx';
import { Preview } from './Preview.tsx';
import { Problems } from './Problems.tsx';
import { linkTargets } from './references.ts';
import { Sidebar } from './Sidebar.tsx';
import { useEditor } from './store.ts';
import { Toolbar } from './Toolbar.tsx';
import { useHistoryPictures } from './use-history-pictures.ts';

/** The whole page: what there is, the form of one file, and the site as it will look. */
export function Editor() {
  const { file, files, choosing, view } = useEditor();
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
