import { useEffect, useRef, useState } from 'react';
import { pictureNameOf } from '../../src/content/picture.ts';
import type { Desk } from '../desk.ts';
import { AddPicture } from './AddPicture.tsx';
import { FormContext, useForm } from './form/context.ts';
import { Fields } from './form/Fields.tsx';
import { PICTURES } from './words.ts';

export interface PictureChooserProps {
  desk: Desk;
  /** The name of the picture that is there now. */
  current: string;
  onChoose: (name: string) => void;
  onEdit: (file: string, value: unknown) => void;
  onAdd: (picture: File) => Promise<string>;
  /** Takes back a picture that was added and not used. */
  onDrop: (file: string) => void;
  onClose: () => void;
}

/** How the chooser was closed when a picture was chosen. */
const USED = 'used';

/** Pictures to choose from by looking at them; a new one is described at once. */
export function PictureChooser({
  desk,
  current,
  onChoose,
  onEdit,
  onAdd,
  onDrop,
  onClose,
}: PictureChooserProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [added, setAdded] = useState<string>();
  const surroundings = useForm();
  const pictures = (desk.files[PICTURES] ?? {}) as Record<string, Record<string, unknown>>;
  useEffect(() => dialog.current?.showModal(), []);

  const choose = (file: string) => {
    onChoose(pictureNameOf(file));
    dialog.current?.close(USED);
  };
  const close = () => {
    // Left without words, it would stand in the way of saving.
    if (added && dialog.current?.returnValue !== USED) onDrop(added);
    onClose();
  };
  return (
    <dialog ref={dialog} onClose={close} aria-labelledby="chooser-title">
      <div className="bar">
        <h2 id="chooser-title">{added ? 'Describe the new picture' : 'Choose a picture'}</h2>
        <button type="button" className="quiet" onClick={() => dialog.current?.close()}>
          {added ? 'Close without using it' : 'Close'}
        </button>
      </div>
      {added && pictures[added] ? (
        <FormContext
          value={{ ...surroundings, problems: desk.problems.filter(({ file }) => file === PICTURES) }}
        >
          <Fields
            form={desk.forms.pictures.additionalProperties!}
            path={[added]}
            value={pictures[added]}
            onChange={(words) => onEdit(PICTURES, { ...pictures, [added]: words })}
          />
          <button type="button" className="main" onClick={() => choose(added)}>
            Use this picture
          </button>
        </FormContext>
      ) : (
        <>
          <AddPicture onAdd={async (picture) => setAdded(await onAdd(picture))} />
          <ul className="pictures">
            {Object.entries(pictures).map(([file, words]) => (
              <li key={file}>
                <button
                  type="button"
                  aria-pressed={pictureNameOf(file) === current}
                  onClick={() => choose(file)}
                >
                  <img src={`/@editor/pictures/${file}`} alt="" loading="lazy" />
                  {String(words['caption'] || file)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </dialog>
  );
}
