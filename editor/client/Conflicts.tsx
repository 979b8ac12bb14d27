import { useState } from 'react';
import type { Choice, Conflict } from '../api.ts';
import { entrySummary } from '../labels.ts';
import styles from './conflicts.module.css';
import { Dialog } from './Dialog.tsx';
import { locationOf } from './locations.ts';
import { run } from './run.ts';
import { useEditor } from './store.ts';
import { changeContent } from './sync.ts';

/** A value as it can be read beside another. */
function inWords(value: unknown): string {
  if (value === undefined || value === null) return 'removed';
  if (Array.isArray(value)) return value.map(entrySummary).join(' · ') || 'empty';
  return typeof value === 'object' ? entrySummary(value) || 'changed' : String(value) || 'empty';
}

/** Asks which counts where the same was changed here and elsewhere; it opens by itself. */
export function Conflicts() {
  const state = useEditor();
  const conflicts = [...state.unwritten, ...state.conflicts];
  /** The one that was closed without an answer: it is asked again with the next change. */
  const [left, setLeft] = useState<Conflict>();
  const [answers, setAnswers] = useState(new Map<Conflict, Choice['take']>());
  const conflict = conflicts.find((one) => !answers.has(one));
  if (!conflict || conflict === left) return null;

  const choose = (take: Choice['take']) => {
    const given = new Map(answers).set(conflict, take);
    setAnswers(given);
    // A file is written once everything in it is decided.
    if (conflicts.some((one) => !given.has(one))) return;
    const choices = conflicts.map((one) => ({ ...one, take: given.get(one)! }));
    useEditor.setState({ choices });
    run(() => changeContent('resolve', { choices }));
  };

  return (
    <Dialog title="This was changed elsewhere too" onClose={() => setLeft(conflict)}>
      <p>
        <b>{locationOf(state, conflict.file, conflict.path)}</b> was changed here, and meanwhile in another
        window or by somebody else. Which one counts? Nothing is saved until you decide.
      </p>
      <dl>
        <dt>Yours</dt>
        <dd className={styles.side}>{inWords(conflict.mine)}</dd>
        <dt>The other one</dt>
        <dd className={styles.side}>{inWords(conflict.theirs)}</dd>
      </dl>
      <p>
        <button type="button" onClick={() => choose('mine')}>
          Keep mine
        </button>{' '}
        <button type="button" onClick={() => choose('theirs')}>
          Take the other one
        </button>
      </p>
    </Dialog>
  );
}
