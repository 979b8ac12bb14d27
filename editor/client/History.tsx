import { useRef, useState } from 'react';
import type { SavedVersion, Workspace } from '../api.ts';
import { nameOf } from '../names.ts';
import { Dialog } from './Dialog.tsx';
import { request } from './request.ts';
import { useEditor } from './store.ts';
import { run, show } from './sync.ts';

const inWords = (iso: string) =>
  new Date(iso).toLocaleString('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });

/** Every state that was saved, to go back to it or to one file of it. */
export function History() {
  const dialog = useRef<HTMLDialogElement>(null);
  const content = useEditor((state) => state.files);
  const [versions, setVersions] = useState<SavedVersion[]>([]);
  const [error, setError] = useState('');
  const openHistory = () => {
    setError('');
    request<SavedVersion[]>('versions').then(setVersions, ({ message }: Error) => setError(message));
    dialog.current?.showModal();
  };
  const restore = (date: string, id: string, file?: string) =>
    run(async () => {
      show(await request<Workspace>('versions/restore', 'POST', { id, file }));
      dialog.current?.close();
      const what = file ? nameOf(file, content) : 'Everything';
      useEditor.setState({
        view: 'preview',
        notice: `${what} is as on ${inWords(date)}. Look at it, then press Save.`,
      });
    });
  return (
    <>
      <button type="button" onClick={openHistory}>
        History
      </button>
      <Dialog ref={dialog} title="History">
        <p className="hint">
          What you restore is not saved at once: the preview shows all its pages, “Undo” brings back what was
          there, “Save” keeps it.
        </p>
        <p role="alert" className="messages">
          {error}
        </p>
        <ol className="versions">
          {versions.map(({ id, date, changes, files, published }, i) => (
            <li key={id}>
              <h3>{inWords(date)}</h3>
              {published && <em>Public on {inWords(published)}</em>}
              <p>{changes}</p>
              {i > 0 && (
                <button type="button" onClick={() => restore(date, id)}>
                  Restore everything <span className="hidden">as on {inWords(date)}</span>
                </button>
              )}
              <details>
                <summary>{files.length === 1 ? 'One file' : `${files.length} files`}</summary>
                <ul>
                  {files.map((file) => (
                    <li key={file}>
                      {nameOf(file, content)}{' '}
                      <button type="button" onClick={() => restore(date, id, file)}>
                        Restore{' '}
                        <span className="hidden">
                          {nameOf(file, content)} as on {inWords(date)}
                        </span>
                      </button>
                    </li>
                  ))}
                </ul>
              </details>
            </li>
          ))}
        </ol>
      </Dialog>
    </>
  );
}
