import {
  BROCHURE_FILE,
  COMPANY_FILE,
  NAVIGATION_FILE,
  PICTURES_FILE,
  pageFiles,
  REDIRECTS_FILE,
  THEME_FILE,
} from '../files.ts';
import { translationIn } from '../names.ts';
import { AddPage } from './AddPage.tsx';
import { discard } from './actions.ts';
import { DialogButton } from './DialogButton.tsx';
import { FileList } from './FileList.tsx';
import { Files } from './Files.tsx';
import { History } from './History.tsx';
import { Languages } from './Languages.tsx';
import { PANES } from './PaneButtons.tsx';
import shared from './shared.module.css';
import styles from './sidebar.module.css';
import { useEditor } from './store.ts';

/** The list of contents: everything that can be edited. */
export function Sidebar() {
  const files = useEditor((state) => state.files);
  const isSaved = useEditor(({ unsaved }) => unsaved.length === 0);
  return (
    <nav className={styles.sidebar} data-pane="contents" aria-label={PANES.contents} tabIndex={-1}>
      {/* For windows that do not show the form, which has the page’s heading. */}
      <h1 className={shared.hidden}>{PANES.contents}</h1>
      <h2>Site</h2>
      <FileList
        files={[
          COMPANY_FILE,
          NAVIGATION_FILE,
          PICTURES_FILE,
          THEME_FILE,
          ...[BROCHURE_FILE, REDIRECTS_FILE].filter((file) => file in files),
        ]}
      />
      <p>
        <DialogButton label="Files">{(close) => <Files onClose={close} />}</DialogButton>{' '}
        <DialogButton label="History">{(close) => <History onClose={close} />}</DialogButton>
      </p>
      <h2>Pages</h2>
      <FileList files={pageFiles(files).filter((file) => !translationIn(file, files))} />
      <AddPage />
      <Languages />
      {!isSaved && (
        <button
          type="button"
          className={styles.forget}
          onClick={() => confirm('Forget every change that is not saved?') && discard()}
        >
          Forget changes
        </button>
      )}
    </nav>
  );
}
