import { useRef, useState } from 'react';
import type { Author } from '../api.ts';
import { AuthorFields } from './AuthorFields.tsx';
import { Dialog } from './Dialog.tsx';
import { PublishSteps } from './PublishSteps.tsx';
import { useEditor } from './store.ts';
import { usePublication } from './use-publication.ts';

const today = new Date().toDateString();
const time = (iso: string) => {
  const date = new Date(iso);
  return date.toDateString() === today
    ? date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
    : date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });
};

/** Publishes the site, with what that changes and how far it is; beside the button stands what is not public yet. */
export function Publish() {
  const dialog = useRef<HTMLDialogElement>(null);
  const { publication, refusal, begin } = usePublication();
  const { unsaved } = useEditor();
  const [author, setAuthor] = useState<Author>({ name: '', email: '' });
  /** The steps of an earlier publication say nothing of what is published next. */
  const [hasBegun, setBegun] = useState(false);
  if (!publication) return null;
  const { obstacle, address, changes, since, canTakeBack, isRunning, steps, failure } = publication;

  const start = (path: string) => {
    setBegun(true);
    begin(path, publication.author ? {} : { author });
  };
  const count = changes.length === 1 ? 'One change is' : `${changes.length} changes are`;
  const isPublic = changes.length === 0 && unsaved.length === 0;
  const isSeen = hasBegun || isRunning || failure;
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
      <Dialog ref={dialog} title="Publish" onClose={() => setBegun(false)}>
        {obstacle ? (
          <p>{obstacle}</p>
        ) : (
          <>
            {!isPublic && <h3>What changes for visitors of {address}</h3>}
            <ul>
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
              {unsaved.length > 0 && <li>What you have not saved yet: it is saved first.</li>}
            </ul>
            {isPublic && !isRunning && <p>Everything is public{since && ` since ${time(since)}`}.</p>}
            {!publication.author && <AuthorFields author={author} onChange={setAuthor} />}
            <p>
              <button
                type="button"
                className="main"
                disabled={isRunning || isPublic}
                onClick={() => start('publish')}
              >
                Publish now
              </button>{' '}
              {canTakeBack && (
                <button
                  type="button"
                  disabled={isRunning}
                  onClick={() =>
                    confirm('Put the version before online again? What you wrote since stays here.') &&
                    start('publish/back')
                  }
                >
                  Take back
                </button>
              )}
            </p>
            <PublishSteps steps={isSeen ? steps : []} />
            <p role="alert" className="messages">
              {refusal || failure}
            </p>
          </>
        )}
      </Dialog>
    </>
  );
}
