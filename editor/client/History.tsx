import { BASE, type SavedVersion } from '../api.ts';
import { nameOf } from '../names.ts';
import { Dialog } from './Dialog.tsx';
import styles from './history.module.css';
import { run } from './run.ts';
import shared from './shared.module.css';
import { useEditor } from './store.ts';
import { changeContent } from './sync.ts';
import { useLoaded } from './use-loaded.ts';

/** Formats the time of a version. */
const dateInWords = (iso: string) =>
  new Date(iso).toLocaleString('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });

/** A dialog that lists the saved versions, and restores a version or one of its files. */
export function History({ onClose }: { onClose: () => void }) {
  const content = useEditor((state) => state.files);
  const { result: versions, error } = useLoaded<SavedVersion[]>('versions', []);
  const restore = ({ id, date }: SavedVersion, file?: string) =>
    run(async () => {
      await changeContent('versions/restore', { id, file });
      onClose();
      const what = file ? nameOf(file, content) : 'Everything';
      useEditor.setState({
        view: 'preview',
        notice: `${what} is as on ${dateInWords(date)}. Look at it, then press Save.`,
      });
    });
  return (
    <Dialog title="History" onClose={onClose}>
      <p className={shared.hint}>
        What you restore is not saved at once: the preview shows all its pages, “Undo” brings back what was
        there, “Save” keeps it.
      </p>
      <p role="alert" className={shared.messages}>
        {error}
      </p>
      <ol>
        {versions.map((version, i) => (
          <Version
            key={version.id}
            version={version}
            isNow={i === 0}
            onRestore={(file) => restore(version, file)}
          />
        ))}
      </ol>
    </Dialog>
  );
}

interface VersionProps {
  version: SavedVersion;
  /** Whether this is the newest version, which needs no restoring. */
  isNow: boolean;
  /** @param file one file; by default everything */
  onRestore: (file?: string) => void;
}

/** A saved version: its time, picture and changes, and buttons that restore it. */
function Version({ version, isNow, onRestore }: VersionProps) {
  const content = useEditor((state) => state.files);
  const { id, date, changes, files, published, isPictured } = version;
  return (
    <li className={styles.version}>
      <h3>{dateInWords(date)}</h3>
      {isPictured && (
        <img
          src={`${BASE}/versions/picture?id=${id}`}
          alt={`The site on ${dateInWords(date)}`}
          width="640"
          height="400"
          loading="lazy"
        />
      )}
      {published && <em>Public on {dateInWords(published)}</em>}
      <p>{changes}</p>
      {!isNow && (
        <button type="button" onClick={() => onRestore()}>
          Restore everything <span className={shared.hidden}>as on {dateInWords(date)}</span>
        </button>
      )}
      <details>
        <summary>{files.length === 1 ? 'One file' : `${files.length} files`}</summary>
        <ul>
          {files.map((file) => (
            <li key={file}>
              {nameOf(file, content)}{' '}
              <button type="button" onClick={() => onRestore(file)}>
                Restore{' '}
                <span className={shared.hidden}>
                  {nameOf(file, content)} as on {dateInWords(date)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
