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
}

/** Every picture, with its words. */
export function PicturesForm({ form, pictures, onChange, onAdd }: PicturesFormProps) {
  return (
    <>
      <AddPicture onAdd={async (picture) => void (await onAdd(picture))} />
      {Object.entries(pictures).map(([file, words]) => (
        <fieldset key={file} id={idOf([file])} tabIndex={-1} className="picture">
          <legend>{file}</legend>
          <Messages path={[file]} />
          <Fields
            form={form}
            path={[file]}
            value={words}
            onChange={(next) => onChange({ ...pictures, [file]: next })}
          />
        </fieldset>
      ))}
    </>
  );
}
