import { PICTURES_FILE } from '../files.ts';
import { edit } from './actions.ts';
import { FormContext } from './form/context.ts';
import { Field } from './form/Field.tsx';
import { Fields } from './form/Fields.tsx';
import shared from './shared.module.css';
import { descriptionsOf, useEditor } from './store.ts';

export interface NewPictureProps {
  file: string;
  onUse: () => void;
}

/** The description of a picture that was just added. */
export function NewPicture({ file, onUse }: NewPictureProps) {
  const { files, schemas } = useEditor();
  const pictures = descriptionsOf(files);
  return (
    <FormContext value={{ file: PICTURES_FILE, Field }}>
      <Fields
        schema={schemas.pictures.additionalProperties!}
        path={[file]}
        value={pictures[file]}
        onChange={(description) => edit(PICTURES_FILE, { ...pictures, [file]: description })}
      />
      <button type="button" className={shared.main} onClick={onUse}>
        Use this picture
      </button>
    </FormContext>
  );
}
