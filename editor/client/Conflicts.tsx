import { useState } from 'react';
import type { Choice, Conflict } from '../api.ts';
import { schemaNameOf } from '../files.ts';
import { entrySummary } from '../labels.ts';
import { isEqual } from '../values.ts';
import { Dialog } from './Dialog.tsx';
import { locationOf } from './locations.ts';
import { run } from './run.ts';
import { useEditor } from './store.ts';
import { changeContent } from './sync.ts';

/** Describes a value, for comparison with another. */
function inWords(file: string, value: unknown): string {
  if (value === undefined || value === null) return 'removed';
  if (!schemaNameOf(file)) return 'changed';
  if (Array.isArray(value)) return value.map(entrySummary).join(' · ') || 'empty';
  return typeof value === 'object' ? entrySummary(value) || 'changed' : String(value) || 'empty';
}

/** A dialog in which the user resolves conflicts. It opens automatically. */
export function Conflicts() {
  const state = useEditor();
  const conflicts = [...state.unwritten, ...state.conflicts];
  /** The conflict that was closed without a decision. The dialog opens again with the next change. */
  const [closed, setClosed] = useState<Conflict>();
  const [answers, setAnswers] = useState<Choice[]>([]);
  const answerTo = (asked: Conflict) => answers.find(({ take, ...answered }) => isEqual(answered, asked));
  // If other conflicts disappear, all remaining ones may be decided but not sent. Then the first is asked again.
  const conflict = conflicts.find((one) => !answerTo(one)) ?? conflicts[0];
  if (!conflict || conflict === closed) return null;

  const choose = (take: Choice['take']) => {
    const choices = conflicts.flatMap((one) => (one === conflict ? { ...one, take } : (answerTo(one) ?? [])));
    setAnswers(choices);
    // The decisions are sent together, because a file is written only when all of its conflicts are decided.
    if (choices.length < conflicts.length) return;
    setAnswers([]);
    useEditor.setState({ choices, unwritten: [], conflicts: [] });
    run(() => changeContent('resolve', { choices }));
  };

  return (
    <Dialog title="This was changed elsewhere too" onClose={() => setClosed(conflict)}>
      <p>
        <b>{locationOf(state.files, conflict.file, conflict.path)}</b> was changed here, and meanwhile in
        another window or by somebody else. Which one counts? Nothing is saved until you decide.
      </p>
      <dl>
        <dt>Yours</dt>
        <dd>{inWords(conflict.file, conflict.mine)}</dd>
        <dt>The other one</dt>
        <dd>{inWords(conflict.file, conflict.theirs)}</dd>
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
