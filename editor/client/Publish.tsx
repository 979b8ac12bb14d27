import type { Publication } from '../api.ts';
import { Dialog } from './Dialog.tsx';
import { DialogButton } from './DialogButton.tsx';
import { PublishForm, publicTime } from './PublishForm.tsx';
import { usePublication } from './use-publication.ts';

/** Publishes the site, with what that changes and how far it is; beside the button stands what is not public yet. */
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

/** What is not public yet, or since when everything is. */
function statusOf({ changes, since, isRunning }: Publication) {
  if (isRunning) return 'Being published…';
  if (changes.length === 1) return 'One change is not public yet.';
  if (changes.length > 1) return `${changes.length} changes are not public yet.`;
  return since && `Public since ${publicTime(since)}.`;
}
