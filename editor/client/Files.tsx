import type { PublicFile } from '../api.ts';
import { Dialog } from './Dialog.tsx';
import { request } from './request.ts';
import shared from './shared.module.css';
import { enqueue, reload } from './sync.ts';
import { Upload } from './Upload.tsx';
import { useLoaded } from './use-loaded.ts';

const size = (bytes: number) =>
  bytes < 1e6 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1e6).toFixed(1)} MB`;

const requestPath = (name: string) => `files?${new URLSearchParams({ name })}`;

/** A dialog for files that visitors receive unchanged: a price list, a search engine’s verification file. */
export function Files({ onClose }: { onClose: () => void }) {
  const { result: files, setResult: setFiles, error, setError } = useLoaded<PublicFile[]>('files', []);
  const change = async (name: string, method: string, body?: File) => {
    setError('');
    // Queued, so that nothing is saved while the server checks the file.
    setFiles(
      await enqueue(async () => {
        const left = await request<PublicFile[]>(requestPath(name), method, body);
        await reload();
        return left;
      }),
    );
  };
  const remove = (name: string) => {
    if (confirm(`Remove ${name}? Links to it on other sites will lead nowhere.`))
      change(name, 'DELETE').catch(({ message }: Error) => setError(message));
  };
  return (
    <Dialog title="Files" onClose={onClose}>
      <p className={shared.hint}>
        Visitors get these files as they are, at the address of the site with the name behind it: a price
        list, a form, a file with which a search engine asks who owns the site.
      </p>
      <Upload
        label="Drop files here, or choose them"
        isMultiple
        onFile={(file) => change(file.name, 'POST', file)}
      />
      <p role="alert" className={shared.messages}>
        {error}
      </p>
      <ul>
        {files.map((file) => (
          <li key={file.name}>
            /{file.name}, {size(file.size)}{' '}
            <button type="button" onClick={() => remove(file.name)}>
              Remove <span className={shared.hidden}>{file.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
