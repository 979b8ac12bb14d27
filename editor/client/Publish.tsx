import { useRef, useState } from 'react';
import { Dialog } from './Dialog.tsx';
import { PublicStatus } from './PublicStatus.tsx';
import { PublishForm } from './PublishForm.tsx';
import { usePublication } from './use-publication.ts';

/** Publishes the site, with what that changes and how far it is; beside the button stands what is not public yet. */
export function Publish() {
  const dialog = useRef<HTMLDialogElement>(null);
  const { publication, refusal, begin } = usePublication();
  const [hasBegun, setBegun] = useState(false);
  if (!publication) return null;
  const { obstacle } = publication;
  return (
    <>
      <span className="public">
        <PublicStatus {...publication} />
      </span>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        Publish…
      </button>
      <Dialog ref={dialog} title="Publish" onClose={() => setBegun(false)}>
        {obstacle ? (
          <p>{obstacle}</p>
        ) : (
          <PublishForm
            publication={publication}
            refusal={refusal}
            hasBegun={hasBegun}
            onBegin={(path, body) => {
              setBegun(true);
              begin(path, body);
            }}
          />
        )}
      </Dialog>
    </>
  );
}
