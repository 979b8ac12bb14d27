import { useRef, useState } from 'react';
import type { PublicFile, Workspace } from '../api.ts';
import { Dialog } from './Dialog.tsx';
import { request } from './request.ts';
import { enqueue, show } from './sync.ts';
import { Upload } from './Upload.tsx';

const size = (bytes: number) =>
  bytes < 1e6 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1e6).toFixed(1)} MB`;

/** The files that visitors get as they are: a price list, a search engine’s verification file. */
export function Files() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [files, setFiles] = useState<PublicFile[]>([]);
  const [error, setError] = useState('');
  const sayError = ({ message }: Error) => setError(message);
  const change = async (path: string, method: string, body?: File) => {
    setError('');
    setFiles(await request<PublicFile[]>(path, method, body));
    await enqueue(async () => show(await request<Workspace>('workspace')));
  };
  const openFiles = () => {
    setError('');
    request<PublicFile[]>('files').then(setFiles, sayError);
    dialog.current?.showModal();
  };
  return (
    <>
      <button type="button" onClick={openFiles}>
        Files
      </button>
      <Dialog ref={dialog} title="Files">
        <p className="hint">
          Visitors get these files as they are, at the address of the site with the name behind it: a price
          list, a form, a file with which a search engine asks who owns the site.
        </p>
        <Upload
          label="Drop files here, or choose them"
          isMultiple
          onFile={(file) => change(`files?${new URLSearchParams({ name: file.name })}`, 'POST', file)}
        />
        <p role="alert" className="messages">
          {error}
        </p>
        <ul>
          {files.map((file) => (
            <li key={file.name}>
              /{file.name}, {size(file.size)}{' '}
              <button
                type="button"
                onClick={() =>
                  confirm(`Remove ${file.name}? Links to it on other sites will lead nowhere.`) &&
                  change(`files?${new URLSearchParams({ name: file.name })}`, 'DELETE').catch(sayError)
                }
              >
                Remove <span className="hidden">{file.name}</span>
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
