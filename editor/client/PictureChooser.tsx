import { useEffect, useRef, useState } from 'react';
import { pictureNameOf } from '../../src/content/picture.ts';
import { PICTURES_FILE } from '../files.ts';
import { addPicture, dropPicture, edit } from './actions.ts';
import { FormContext } from './form/context.ts';
import { Field } from './form/Field.tsx';
import { Fields } from './form/Fields.tsx';
import { PictureSearch } from './PictureSearch.tsx';
import { descriptionsOf, pictureUrl, useEditor } from './store.ts';
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
  const { files, schemas } = useEditor();
  const pictures = descriptionsOf(files);
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
        <FormContext value={{ file: PICTURES_FILE, Field }}>
          <Fields
            schema={schemas.pictures.additionalProperties!}
            path={[added]}
            value={pictures[added]}
            onChange={(description) => edit(PICTURES_FILE, { ...pictures, [added]: description })}
          />
          <button type="button" className="main" onClick={() => choose(added)}>
            Use this picture
          </button>
        </FormContext>
      ) : (
        <>
          <Upload
            label="Drop a new picture here, or choose one"
            hint={PICTURE_HINT}
            accept={PICTURE_TYPES}
            onFile={async (picture) => setAdded(await addPicture(picture))}
          />
          <PictureSearch>
            {(found) => (
              <ul className="pictures">
                {found.map(([file, description]) => (
                  <li key={file}>
                    <button
                      type="button"
                      aria-pressed={pictureNameOf(file) === current}
                      onClick={() => choose(file)}
                    >
                      <img src={pictureUrl(file, files)} alt="" loading="lazy" />
                      {description?.caption || file}
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </PictureSearch>
        </>
      )}
    </dialog>
  );
}
