import { type SubmitEvent, useState } from 'react';
import {
  addressLike,
  BROCHURE_FILE,
  COMPANY_FILE,
  NAVIGATION_FILE,
  PICTURES_FILE,
  pageFiles,
  REDIRECTS_FILE,
  THEME_FILE,
} from '../files.ts';
import { translationIn } from '../names.ts';
import { addPage, discard } from './actions.ts';
import { DialogButton } from './Dialog.tsx';
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

/** A form that adds a page. */
function AddPage() {
  const [name, setName] = useState('');
  const add = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!(await addPage(name))) setName('');
  };
  return (
    <form onSubmit={add}>
      <label>
        Address of a new page
        <input
          value={name}
          placeholder="vision"
          required
          onChange={({ target }) => setName(addressLike(target.value))}
        />
      </label>
      <button type="submit">Add page</button>
    </form>
  );
}
