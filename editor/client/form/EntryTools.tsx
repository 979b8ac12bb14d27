import type { FieldSchema } from '../../api.ts';
import { withArticle } from '../../labels.ts';
import styles from './entry.module.css';
import { InsertButton } from './InsertButton.tsx';

export interface EntryToolsProps {
  index: number;
  count: number;
  /** What one entry is called: “block”. */
  name: string;
  /** What this one is called: “block 2”. */
  position: string;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
  /** What the entries of the list may be. */
  schemas: FieldSchema[];
  /** Undefined where nothing can be put behind it. */
  onInsert: ((entry: unknown) => void) | undefined;
  onDuplicate: (() => void) | undefined;
}

/** What can be done with an entry as a whole. */
export function EntryTools(props: EntryToolsProps) {
  const { index, count, name, position, schemas, onMove, onRemove, onInsert, onDuplicate } = props;
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
            disabled={to < 0 || to === count}
            onClick={() => onMove(index, to)}
          >
            {way === 'up' ? '↑' : '↓'}
          </button>
        );
      })}
      {onInsert && schemas.length > 1 && (
        <InsertButton
          title={`Insert ${withArticle(name)} below`}
          aria-label={`Insert ${withArticle(name)} after ${position}`}
          schemas={schemas}
          onInsert={onInsert}
        >
          +
        </InsertButton>
      )}
      {onDuplicate && (
        <button type="button" title="Duplicate" aria-label={`Duplicate ${position}`} onClick={onDuplicate}>
          ⧉
        </button>
      )}
      <button type="button" title="Remove" aria-label={`Remove ${position}`} onClick={onRemove}>
        ✕
      </button>
    </div>
  );
}
