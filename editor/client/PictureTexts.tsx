import { schemaOf } from '../files.ts';
import { edit } from './actions.ts';
import { Fields } from './form/Fields.tsx';
import { useEditor } from './store.ts';

export interface PictureTextsProps {
  /** The file that describes the pictures, in one language. */
  list: string;
  /** The name of the picture in it. */
  name: string;
}

/** What is said of a picture. */
export function PictureTexts({ list, name }: PictureTextsProps) {
  const { files, schemas } = useEditor();
  const texts = Object(files[list]) as Record<string, unknown>;
  return (
    <Fields
      schema={schemas[schemaOf(list)!].additionalProperties!}
      path={[name]}
      value={texts[name]}
      onChange={(next) => edit(list, { ...texts, [name]: next })}
    />
  );
}
