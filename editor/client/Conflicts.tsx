import { useEffect, useRef } from 'react';
import type { Choice, Conflict, Workspace } from '../api.ts';
import { schemaOf } from '../files.ts';
import { nameOf } from '../names.ts';
import { Dialog } from './Dialog.tsx';
import { entrySummary, fieldLocation } from './labels.ts';
import { request } from './request.ts';
import { useEditor } from './store.ts';
import { run, sendSoon, show } from './sync.ts';

/** A value as it can be read beside another. */
function inWords(value: unknown): string {
  if (value === undefined || value === null) return 'removed';
  if (Array.isArray(value)) return value.map(entrySummary).join(' · ') || 'empty';
  return typeof value === 'object' ? entrySummary(value) || 'changed' : String(value) || 'empty';
}

/** Asks which counts where the same was changed here and elsewhere; it opens by itself. */
export function Conflicts() {
  const { clash, conflicts, choices, files, schemas } = useEditor();
  const dialog = useRef<HTMLDialogElement>(null);
  const [conflict] = clash?.conflicts ?? conflicts;
  useEffect(() => {
    if (conflict) dialog.current?.showModal();
    else dialog.current?.close();
  }, [conflict]);

  const choose = (conflict: Conflict, take: Choice['take']) => {
    const choice = { ...conflict, take };
    if (!clash) {
      run(async () => show(await request<Workspace>('resolve', 'POST', { choices: [choice] })));
      return;
    }
    const left = clash.conflicts.slice(1);
    const { file } = clash;
    useEditor.setState({
      choices: { ...choices, [file]: [...(choices[file] ?? []), choice] },
      clash: left.length > 0 ? { file, conflicts: left } : undefined,
    });
    if (left.length === 0) sendSoon(0);
  };

  const schema = conflict && schemaOf(conflict.file);
  const place = conflict && schema ? fieldLocation(conflict.path, schemas[schema], files[conflict.file]) : '';
  return (
    <Dialog ref={dialog} title="This was changed elsewhere too">
      {conflict && (
        <>
          <p>
            <b>{[nameOf(conflict.file, files), place].filter(Boolean).join(', ')}</b> was changed here, and
            meanwhile in another window or by somebody else. Which one counts? Nothing is saved until you
            decide.
          </p>
          <dl className="conflict">
            <dt>Yours</dt>
            <dd>{inWords(conflict.mine)}</dd>
            <dt>The other one</dt>
            <dd>{inWords(conflict.theirs)}</dd>
          </dl>
          <p>
            <button type="button" onClick={() => choose(conflict, 'mine')}>
              Keep mine
            </button>{' '}
            <button type="button" onClick={() => choose(conflict, 'theirs')}>
              Take the other one
            </button>
          </p>
        </>
      )}
    </Dialog>
  );
}
