import { useEffect, useState } from 'react';
import { pictureNameOf } from '../../src/content/picture.ts';
import type { Place } from '../api.ts';
import { PICTURES_FILE } from '../files.ts';
import { valueAt, withValueAt } from '../values.ts';
import { addPicture, dropPicture, edit } from './actions.ts';
import { Dialog } from './Dialog.tsx';
import { FormProvider, fieldId } from './form/context.tsx';
import { PictureSearch } from './PictureSearch.tsx';
import { PictureTexts } from './PicturesForm.tsx';
import shared from './shared.module.css';
import { pictureUrl, useEditor } from './store.ts';
import { PICTURE_HINT, Upload } from './Upload.tsx';

const close = () => useEditor.setState({ choosing: undefined });

/** A dialog that shows the pictures to choose from. For a new picture, it then asks for a description. */
export function PictureChooser({ file, path }: Place) {
  const files = useEditor((state) => state.files);
  const [added, setAdded] = useState<string>();
  const choose = (picture: string) => {
    // The field may have been removed by an undo in the meantime.
    if (valueAt(files[file], path.slice(0, -1)))
      edit(file, withValueAt(files[file], path, pictureNameOf(picture)));
    close();
  };
  if (added) return <NewPicture file={added} onUse={() => choose(added)} />;
  return (
    <Dialog title="Choose a picture" isWide onClose={close}>
      <Upload
        label="Drop a new picture here, or choose one"
        hint={PICTURE_HINT}
        accept="image/*"
        onFile={async (picture) => setAdded(await addPicture(picture))}
      />
      <PictureSearch>
        {(found) => (
          <ul className={shared.pictures}>
            {found.map(([picture, description]) => (
              <li key={picture}>
                <button
                  type="button"
                  aria-pressed={pictureNameOf(picture) === valueAt(files[file], path)}
                  onClick={() => choose(picture)}
                >
                  <img className={shared.thumbnail} src={pictureUrl(picture, files)} alt="" loading="lazy" />
                  {description?.caption || picture}
                </button>
              </li>
            ))}
          </ul>
        )}
      </PictureSearch>
    </Dialog>
  );
}

/** A dialog that asks for the description of a new picture. */
function NewPicture({ file, onUse }: { file: string; onUse: () => void }) {
  useEffect(() => document.getElementById(fieldId([file, 'alt']))?.focus(), [file]);
  const drop = () => {
    // A picture without a description would prevent saving.
    dropPicture(file);
    close();
  };
  return (
    <Dialog title="Describe the new picture" closeLabel="Close without using it" onClose={drop}>
      <FormProvider file={PICTURES_FILE}>
        <PictureTexts name={file} />
        <button type="button" className={shared.main} onClick={onUse}>
          Use this picture
        </button>
      </FormProvider>
    </Dialog>
  );
}
