import { useEffect } from 'react';
import { fileLabel } from '../files.ts';
import { FileForm } from './FileForm.tsx';
import { fieldId } from './form/context.ts';
import { ADDRESSES } from './form/TextField.tsx';
import { PictureChooser } from './PictureChooser.tsx';
import { Preview } from './Preview.tsx';
import { Problems } from './Problems.tsx';
import { linkTargets } from './references.ts';
import { Sidebar } from './Sidebar.tsx';
import { discard, save, useEditor } from './store.ts';

/** The whole page: what there is, the form of one file, and the site as it will look. */
export function Editor() {
  const { file, files, target, choosing, notice, unsaved } = useEditor();
  useEffect(() => {
    if (!target) return;
    // Once the entries around it are open.
    const frame = requestAnimationFrame(() => {
      const places = target.map((_, i) =>
        document.getElementById(fieldId(target.slice(0, target.length - i))),
      );
      places.find(Boolean)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [target]);

  const isSaved = unsaved.length === 0;
  const changes = unsaved.length === 1 ? fileLabel(unsaved[0]!) : `${unsaved.length} files`;
  return (
    <>
      <div className="editor">
        <Sidebar />
        <main
          onFocus={(event) => {
            const block = event.target.closest('[id^=field-blocks-]')?.id.split('-')[2];
            if (block) useEditor.setState({ block: Number.parseInt(block, 10) });
          }}
        >
          <div className="bar">
            <p role="status">
              {notice || (isSaved ? 'Everything is saved.' : `Not saved: changes in ${changes}.`)}
            </p>
            <button
              type="button"
              disabled={isSaved}
              onClick={() => confirm('Forget every change that is not saved?') && discard()}
            >
              Forget changes
            </button>
            <button type="button" className="main" disabled={isSaved} onClick={save}>
              Save
            </button>
          </div>
          <Problems />
          <FileForm key={file} />
          <datalist id={ADDRESSES}>
            {linkTargets(files).map((address) => (
              <option key={address} value={address} />
            ))}
          </datalist>
        </main>
        <Preview />
      </div>
      {choosing && <PictureChooser {...choosing} />}
    </>
  );
}
