import { pictureNameOf } from '../../src/content/picture.ts';
import type { Form } from '../desk.ts';
import { AddPicture } from './AddPicture.tsx';
import { idOf } from './form/context.ts';
import { Fields } from './form/Fields.tsx';
import { Messages } from './form/Messages.tsx';

export interface PicturesFormProps {
  /** The words of one picture. */
  form: Form;
  pictures: Record<string, Record<string, unknown>>;
  onChange: (pictures: Record<string, Record<string, unknown>>) => void;
  onAdd: (picture: File) => Promise<unknown>;
  /** Where pages show a picture, by its name. */
  usesOf: (name: string) => string[];
  onRemove: (file: string, question: string) => void;
}

/** Every picture, with its words. */
export function PicturesForm({ form, pictures, onChange, onAdd, usesOf, onRemove }: PicturesFormProps) {
  return (
    <>
      <AddPicture onAdd={async (picture) => void (await onAdd(picture))} />
      {Object.entries(pictures).map(([file, words]) => {
        const uses = usesOf(pictureNameOf(file));
        return (
          <fieldset key={file} id={idOf([file])} tabIndex={-1} className="picture">
            <legend>{file}</legend>
            <Messages path={[file]} />
            <Fields
              form={form}
              path={[file]}
              value={words}
              onChange={(next) => onChange({ ...pictures, [file]: next })}
            />
            <p className="remove">
              {uses.length > 0 ? `Shown on: ${uses.join('; ')}.` : 'Shown on no page. '}
              {uses.length === 0 && (
                <button
                  type="button"
                  className="quiet"
                  onClick={() => onRemove(`pictures/${file}`, `Remove the picture ${file} and its words?`)}
                >
                  Remove <span className="hidden">{file}</span>
                </button>
              )}
            </p>
          </fieldset>
        );
      })}
    </>
  );
}
