import { BASE, type SavedVersion } from '../api.ts';
import { nameOf } from '../names.ts';
import styles from './history-entry.module.css';
import shared from './shared.module.css';
import { useEditor } from './store.ts';

/** A moment as the history names it. */
export const dateInWords = (iso: string) =>
  new Date(iso).toLocaleString('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });

export interface HistoryEntryProps {
  version: SavedVersion;
  /** What is saved now need not be restored. */
  isNow: boolean;
  /** @param file one file of it; otherwise everything */
  onRestore: (file?: string) => void;
}

/** A state that was saved: when, what changed, how it looked, and the buttons that bring it back. */
export function HistoryEntry({ version, isNow, onRestore }: HistoryEntryProps) {
  const content = useEditor((state) => state.files);
  const { id, date, changes, files, published, pictured } = version;
  return (
    <li className={styles.version}>
      <h3>{dateInWords(date)}</h3>
      {pictured && (
        <img
          src={`${BASE}/versions/picture?id=${id}`}
          alt={`${nameOf(pictured, content)} on ${dateInWords(date)}`}
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
