import { useEffect, useRef, useState } from 'react';
import { pictureNameOf } from '../../src/content/picture.ts';
import { addPicture, dropPicture } from './actions.ts';
import { NewPicture } from './NewPicture.tsx';
import { PictureGrid } from './PictureGrid.tsx';
import { useEditor } from './store.ts';
import { PICTURE_HINT, PICTURE_TYPES, Upload } from './Upload.tsx';

export interface PictureChooserProps {
  /** The name of the picture that is there now. */
  current: string;
  onChoose: (name: string) => void;
}

/** How the chooser was closed when a picture was chosen. */
const USED = 'used';

/** Pictures to choose from by looking at them; a new one is described at once. */
export function PictureChooser({ current, onChoose }: PictureChooserProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [added, setAdded] = useState<string>();
  useEffect(() => dialog.current?.showModal(), []);

  const choose = (file: string) => {
    onChoose(pictureNameOf(file));
    dialog.current?.close(USED);
  };
  const close = () => {
    // Not described, it would stand in the way of saving.
    if (added && dialog.current?.returnValue !== USED) dropPicture(added);
    useEditor.setState({ choosing: undefined });
  };
  return (
    <dialog ref={dialog} onClose={close} aria-labelledby="chooser-title">
      <div className="bar">
        <h2 id="chooser-title">{added ? 'Describe the new picture' : 'Choose a picture'}</h2>
        <button type="button" onClick={() => dialog.current?.close()}>
          {added ? 'Close without using it' : 'Close'}
        </button>
      </div>
      {added ? (
        <NewPicture file={added} onUse={() => choose(added)} />
      ) : (
        <>
          <Upload
            label="Drop a new picture here, or choose one"
            hint={PICTURE_HINT}
            accept={PICTURE_TYPES}
            onFile={async (picture) => setAdded(await addPicture(picture))}
          />
          <PictureGrid current={current} onChoose={choose} />
        </>
      )}
    </dialog>
  );
}
