import { useState } from 'react';
import type { Author } from '../api.ts';
import { Dialog } from './Dialog.tsx';
import { DialogButton } from './DialogButton.tsx';
import { PublicStatus } from './PublicStatus.tsx';
import { PublishForm } from './PublishForm.tsx';
import { usePublication } from './use-publication.ts';

/** Publishes the site, with what that changes and how far it is; beside the button stands what is not public yet. */
export function Publish() {
  const { publication, refusal, begin } = usePublication();
  // Kept here, because it is written once and the dialog is closed more often.
  const [author, setAuthor] = useState<Author>({ name: '', email: '' });
  if (!publication) return null;
  const { obstacle } = publication;
  return (
    <>
      <span>
        <PublicStatus {...publication} />
      </span>
      <DialogButton label="Publish…">
        {(close) => (
          <Dialog title="Publish" onClose={close}>
            {obstacle ? (
              <p>{obstacle}</p>
            ) : (
              <PublishForm
                publication={publication}
                refusal={refusal}
                author={author}
                onAuthor={setAuthor}
                onBegin={begin}
              />
            )}
          </Dialog>
        )}
      </DialogButton>
    </>
  );
}
