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
      <button
        type="button"
        data-part="up"
        title="Move up"
        aria-label={`Move ${position} up`}
        disabled={index === 0}
        onClick={() => onMove(index, index - 1)}
      >
        ↑
      </button>
      <button
        type="button"
        data-part="down"
        title="Move down"
        aria-label={`Move ${position} down`}
        disabled={index === count - 1}
        onClick={() => onMove(index, index + 1)}
      >
        ↓
      </button>
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
