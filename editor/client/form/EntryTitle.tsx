import { isDraft } from '../../../src/content/pages/page.ts';
import type { FieldPath, FieldSchema } from '../../api.ts';
import { blockLabel, entrySummary } from '../../labels.ts';
import shared from '../shared.module.css';
import { contains, useProblems } from './context.ts';
import styles from './entry.module.css';

export interface EntryTitleProps {
  index: number;
  /** What one entry is called: “block”. */
  name: string;
  /** What its kind is called where a list has several. */
  kind: FieldSchema | undefined;
  path: FieldPath;
  value: unknown;
  isOpen: boolean;
  onToggle: () => void;
}

/** What an entry with fields is known by; pressing it opens and closes them. */
export function EntryTitle({ index, name, kind, path, value, isOpen, onToggle }: EntryTitleProps) {
  const mistakes = useProblems().filter((problem) => contains(path, problem.path)).length;
  const label = kind && blockLabel(kind);
  const summary = entrySummary(value);
  return (
    <button
      type="button"
      className={styles.title}
      data-part="title"
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      <b>{index + 1}</b> {label || summary ? label : `New ${name}`}
      {label && summary && ': '}
      {/* In the direction of its own language */}
      <bdi>{summary}</bdi> {isDraft(value) && <em>Draft</em>}
      {mistakes > 0 && <em className={shared.mistakes}>{mistakes} to correct</em>}
    </button>
  );
}
