import { pictureNameOf } from '../../src/content/picture.ts';
import { edit } from './actions.ts';
import { FieldGroup } from './form/FieldGroup.tsx';
import { Fields } from './form/Fields.tsx';
import { PictureSearch } from './PictureSearch.tsx';
import { useEditor } from './store.ts';

/** What is said of every picture in a second language. */
export function PictureTextsForm({ file }: { file: string }) {
  const { files, schemas } = useEditor();
  const texts = Object(files[file]) as Record<string, unknown>;
  return (
    <PictureSearch>
      {(found) =>
        found.map(([picture]) => {
          // A picture that was replaced since may have another ending.
          const same = Object.keys(texts).find((key) => pictureNameOf(key) === pictureNameOf(picture));
          const key = same ?? picture;
          return (
            <FieldGroup key={picture} label={picture} path={[key]}>
              <Fields
                schema={schemas.pictureTexts.additionalProperties!}
                path={[key]}
                value={texts[key]}
                onChange={(next) => edit(file, { ...texts, [key]: next })}
              />
            </FieldGroup>
          );
        })
      }
    </PictureSearch>
  );
}
