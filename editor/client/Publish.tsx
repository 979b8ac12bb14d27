import { useCallback, useEffect, useRef, useState } from 'react';
import type { Author, Publication, PublishStep, Workspace } from '../api.ts';
import { Dialog } from './Dialog.tsx';
import { request } from './request.ts';
import { useEditor } from './store.ts';
import { enqueue, run, show } from './sync.ts';

const STATES: Record<PublishStep['state'], string> = {
  waiting: '',
  running: 'now',
  done: 'done',
  failed: 'failed',
};

const today = new Date().toDateString();
const time = (iso: string) => {
  const date = new Date(iso);
  return date.toDateString() === today
    ? date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
    : date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });
};

/** How the public site stands, asked again while it changes. */
function usePublication() {
  const [publication, setPublication] = useState<Publication>();
  const unsaved = useEditor(({ unsaved }) => unsaved.length);
  const isRunning = publication?.isRunning ?? false;
  const ask = useCallback(() => request<Publication>('publication').then(setPublication, () => {}), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was saved is not public yet
  useEffect(() => void ask(), [ask, unsaved]);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(ask, 1000);
    return () => {
      clearInterval(timer);
      // What was unsaved is saved now, and others’ changes may have come with it.
      run(async () => show(await request<Workspace>('workspace')));
    };
  }, [isRunning, ask]);
  return { publication, setPublication };
}

/** Publishes the site, with what that changes and how far it is; beside the button stands what is not public yet. */
export function Publish() {
  const dialog = useRef<HTMLDialogElement>(null);
  const { publication, setPublication } = usePublication();
  const { unsaved } = useEditor();
  const [refusal, setRefusal] = useState('');
  const [author, setAuthor] = useState<Author>({ name: '', email: '' });
  if (!publication) return null;
  const { obstacle, address, changes, since, canTakeBack, isRunning, steps, failure } = publication;

  const begin = (path: string) => {
    setRefusal('');
    setPublication({ ...publication, isRunning: true, steps: [], failure: undefined });
    enqueue(() => request<Publication>(path, 'POST', publication.author ? {} : { author })).then(
      setPublication,
      ({ message }: Error) => {
        setRefusal(message);
        setPublication(publication);
      },
    );
  };
  const count = changes.length === 1 ? 'One change is' : `${changes.length} changes are`;
  const isPublic = changes.length === 0 && unsaved.length === 0;
  return (
    <>
      <span className="public">
        {isRunning
          ? 'Being published…'
          : changes.length > 0
            ? `${count} not public yet.`
            : since && `Public since ${time(since)}.`}
      </span>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        Publish…
      </button>
      <Dialog ref={dialog} title="Publish">
        {obstacle ? (
          <p>{obstacle}</p>
        ) : (
          <>
            {changes.length > 0 && <h3>What changes for visitors of {address}</h3>}
            <ul>
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
              {unsaved.length > 0 && <li>What you have not saved yet: it is saved first.</li>}
            </ul>
            {isPublic && !isRunning && <p>Everything is public{since && ` since ${time(since)}`}.</p>}
            {!publication.author && (
              <fieldset>
                <legend>Who publishes, for the history</legend>
                <label>
                  Your name
                  <input
                    value={author.name}
                    onChange={({ target }) => setAuthor({ ...author, name: target.value })}
                  />
                </label>
                <label>
                  Your e-mail address
                  <input
                    value={author.email}
                    onChange={({ target }) => setAuthor({ ...author, email: target.value })}
                  />
                </label>
              </fieldset>
            )}
            <p>
              <button
                type="button"
                className="main"
                disabled={isRunning || isPublic}
                onClick={() => begin('publish')}
              >
                Publish now
              </button>{' '}
              {canTakeBack && (
                <button
                  type="button"
                  disabled={isRunning}
                  onClick={() =>
                    confirm('Put the version before online again? What you wrote since stays here.') &&
                    begin('publish/back')
                  }
                >
                  Take back
                </button>
              )}
            </p>
            <ol className="steps" aria-live="polite">
              {steps.map(({ label, state, detail }) => (
                <li key={label} data-state={state}>
                  {label} {STATES[state] && <em>{STATES[state]}</em>}
                  {state === 'running' && detail && <p className="hint">{detail}</p>}
                </li>
              ))}
            </ol>
            <p role="alert" className="messages">
              {refusal || failure}
            </p>
          </>
        )}
      </Dialog>
    </>
  );
}
