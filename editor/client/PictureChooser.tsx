import { useState } from 'react';
import { pictureNameOf } from '../../src/content/picture.ts';
import { addPicture, dropPicture } from './actions.ts';
import { Dialog } from './Dialog.tsx';
import { NewPicture } from './NewPicture.tsx';
import { PictureGrid } from './PictureGrid.tsx';
import { useEditor } from './store.ts';
import { PICTURE_HINT, PICTURE_TYPES, Upload } from './Upload.tsx';

export interface PictureChooserProps {
  /** The name of the picture that is there now. */
  current: string;
  onChoose: (name: string) => void;
}

const close = () => useEditor.setState({ choosing: undefined });

/** Pictures to choose from by looking at them; a new one is described at once. */
export function PictureChooser({ current, onChoose }: PictureChooserProps) {
  const [added, setAdded] = useState<string>();
  const choose = (file: string) => {
    onChoose(pictureNameOf(file));
    close();
  };
  if (added)
    return (
      <Dialog
        title="Describe the new picture"
        closeLabel="Close without using it"
        onClose={() => {
          // Not described, it would stand in the way of saving.
          dropPicture(added);
          close();
        }}
      >
        <NewPicture file={added} onUse={() => choose(added)} />
      </Dialog>
    );
  return (
    <Dialog title="Choose a picture" isWide onClose={close}>
      <Upload
        label="Drop a new picture here, or choose one"
        hint={PICTURE_HINT}
        accept={PICTURE_TYPES}
        onFile={async (picture) => setAdded(await addPicture(picture))}
      />
      <PictureGrid current={current} onChoose={choose} />
    </Dialog>
  );
}
