import { useState } from 'react';
import type { Choice, Conflict } from '../api.ts';
import { schemaOf } from '../files.ts';
import { entrySummary } from '../labels.ts';
import { isEqual } from '../values.ts';
import styles from './conflicts.module.css';
import { Dialog } from './Dialog.tsx';
import { locationOf } from './locations.ts';
import { run } from './run.ts';
import { useEditor } from './store.ts';
import { changeContent } from './sync.ts';

/** A value as it can be read beside another. */
function inWords(file: string, value: unknown): string {
  if (value === undefined || value === null) return 'removed';
  if (!schemaOf(file)) return 'changed';
  if (Array.isArray(value)) return value.map(entrySummary).join(' · ') || 'empty';
  return typeof value === 'object' ? entrySummary(value) || 'changed' : String(value) || 'empty';
}

/** Asks which counts where the same was changed here and elsewhere; it opens by itself. */
export function Conflicts() {
  const state = useEditor();
  const conflicts = [...state.unwritten, ...state.conflicts];
  /** The one that was closed without an answer: it is asked again with the next change. */
  const [left, setLeft] = useState<Conflict>();
  const [answers, setAnswers] = useState<Choice[]>([]);
  const answerTo = (asked: Conflict) => answers.find(({ take, ...answered }) => isEqual(answered, asked));
  // Where some have settled by themselves, all others may be answered, and are not sent.
  const conflict = conflicts.find((one) => !answerTo(one)) ?? conflicts[0];
  if (!conflict || conflict === left) return null;

  const choose = (take: Choice['take']) => {
    const choices = conflicts.flatMap((one) => (one === conflict ? { ...one, take } : (answerTo(one) ?? [])));
    setAnswers(choices);
    // A file is written once everything in it is decided.
    if (choices.length < conflicts.length) return;
    setAnswers([]);
    useEditor.setState({ choices, unwritten: [], conflicts: [] });
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
        <dd className={styles.side}>{inWords(conflict.file, conflict.mine)}</dd>
        <dt>The other one</dt>
        <dd className={styles.side}>{inWords(conflict.file, conflict.theirs)}</dd>
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
