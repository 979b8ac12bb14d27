import { withArticle } from '../../labels.ts';
import styles from './entry.module.css';
import { InsertButton } from './InsertButton.tsx';
import type { List } from './use-list.ts';

/** Buttons that move, insert, duplicate and remove an entry. */
export function EntryTools({ list, index }: { list: List; index: number }) {
  const { entries, schemas, name, isFull, insert, remove, move } = list;
  const position = `${name} ${index + 1}`;
  return (
    <div className={styles.tools}>
      {(['up', 'down'] as const).map((way) => {
        const to = way === 'up' ? index - 1 : index + 1;
        return (
          <button
            key={way}
            type="button"
            data-part={way}
            title={`Move ${way}`}
            aria-label={`Move ${position} ${way}`}
            disabled={to < 0 || to === entries.length}
            onClick={() => move(index, to)}
          >
            {way === 'up' ? '↑' : '↓'}
          </button>
        );
      })}
      {!isFull && schemas.length > 1 && (
        <InsertButton
          title={`Insert ${withArticle(name)} below`}
          aria-label={`Insert ${withArticle(name)} after ${position}`}
          schemas={schemas}
          onInsert={(entry) => insert(index + 1, entry)}
        >
          +
        </InsertButton>
      )}
      {!isFull && (
        <button
          type="button"
          title="Duplicate"
          aria-label={`Duplicate ${position}`}
          onClick={() => insert(index + 1, structuredClone(entries[index]), true)}
        >
          ⧉
        </button>
      )}
      <button type="button" title="Remove" aria-label={`Remove ${position}`} onClick={() => remove(index)}>
        ✕
      </button>
    </div>
  );
}
