import { useState } from 'react';
import type { Author, Publication, PublishStep } from '../api.ts';
import { Dialog, DialogButton } from './Dialog.tsx';
import shared from './shared.module.css';
import { useEditor } from './store.ts';
import { TextInput } from './TextInput.tsx';
import { usePublication } from './use-publication.ts';

/** The state of publishing, and the button of its dialog. */
export function Publish() {
  const { publication, ...publishing } = usePublication();
  if (!publication) return null;
  const { obstacle } = publication;
  return (
    <>
      <span>{statusOf(publication)}</span>
      <DialogButton label="Publish…">
        {(close) => (
          <Dialog title="Publish" onClose={close}>
            {obstacle ? <p>{obstacle}</p> : <PublishForm publication={publication} {...publishing} />}
          </Dialog>
        )}
      </DialogButton>
    </>
  );
}

/** Says how much is not public yet, or since when everything is public. */
function statusOf({ changes, since, isRunning }: Publication) {
  if (isRunning) return 'Being published…';
  if (changes.length === 1) return 'One change is not public yet.';
  if (changes.length > 1) return `${changes.length} changes are not public yet.`;
  return since && `Public since ${publicTime(since)}.`;
}

/** “14:05”, or “21 November at 14:05” for another day. */
function publicTime(iso: string): string {
  const date = new Date(iso);
  return date.toDateString() === new Date().toDateString()
    ? date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
    : date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });
}

/** The id of the list of steps. It gets the focus when the pressed button becomes disabled. */
const STEPS = 'publish-steps';

interface PublishFormProps extends ReturnType<typeof usePublication> {
  publication: Publication;
}

/** Lists the changes, starts publishing or rolling back, and shows the progress. */
function PublishForm({ publication, refusal, author, setAuthor, begin }: PublishFormProps) {
  const hasUnsaved = useEditor(({ unsaved }) => unsaved.length > 0);
  /** Whether this dialog has started a publication. Otherwise, the steps of the last one would be misleading. */
  const [hasBegun, setBegun] = useState(false);
  const { changes, canRollBack, isRunning, steps, failure } = publication;
  const start = (path: 'publish' | 'publish/roll-back') => {
    setBegun(true);
    document.getElementById(STEPS)?.focus();
    begin(path);
  };
  const rollBack = () => {
    if (confirm('Put the version before online again? What you wrote since stays here.'))
      start('publish/roll-back');
  };
  return (
    <>
      <Changes publication={publication} hasUnsaved={hasUnsaved} />
      {!publication.author && <AuthorFields author={author} onChange={setAuthor} />}
      <p>
        <button
          type="button"
          className={shared.main}
          disabled={isRunning || (changes.length === 0 && !hasUnsaved)}
          onClick={() => start('publish')}
        >
          Publish now
        </button>{' '}
        {canRollBack && (
          <button type="button" disabled={isRunning} onClick={rollBack}>
            Take back
          </button>
        )}
      </p>
      <ol id={STEPS} tabIndex={-1} aria-label="Steps" aria-live="polite">
        {(hasBegun || isRunning || failure ? steps : []).map((step) => (
          <Step key={step.label} {...step} />
        ))}
      </ol>
      <p role="alert" className={shared.messages}>
        {refusal || failure}
      </p>
    </>
  );
}

/** The list of changes that visitors will see. */
function Changes({ publication, hasUnsaved }: { publication: Publication; hasUnsaved: boolean }) {
  const { address, changes, since, isRunning } = publication;
  if (changes.length === 0 && !hasUnsaved)
    return isRunning ? null : <p>Everything is public{since && ` since ${publicTime(since)}`}.</p>;
  return (
    <>
      <h3>What changes for visitors of {address}</h3>
      <ul>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
        {hasUnsaved && <li>What you have not saved yet: it is saved first.</li>}
      </ul>
    </>
  );
}

/** The name and the e-mail address of the author, asked once. */
function AuthorFields({ author, onChange }: { author: Author; onChange: (author: Author) => void }) {
  return (
    <fieldset>
      <legend>Who publishes, for the history</legend>
      <TextInput
        label="Your name"
        autoComplete="name"
        value={author.name}
        onText={(name) => onChange({ ...author, name })}
      />
      <TextInput
        label="Your e-mail address"
        autoComplete="email"
        value={author.email}
        onText={(email) => onChange({ ...author, email })}
      />
    </fieldset>
  );
}

const STATES = { waiting: '', running: 'now', done: 'done', failed: 'failed' };

/** A step of a publication, with its progress. */
function Step({ label, state, detail }: PublishStep) {
  return (
    <li>
      {state === 'waiting' ? <small>{label}</small> : label} {STATES[state] && <em>{STATES[state]}</em>}
      {state === 'running' && detail && <p className={shared.hint}>{detail}</p>}
    </li>
  );
}
