import type { Publication } from '../api.ts';
import { Dialog } from './Dialog.tsx';
import { DialogButton } from './DialogButton.tsx';
import { PublishForm, publicTime } from './PublishForm.tsx';
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
