import { pictureNameOf } from '../../src/content/picture.ts';
import { FieldGroup } from './form/FieldGroup.tsx';
import { PictureSearch } from './PictureSearch.tsx';
import { PictureTexts } from './PictureTexts.tsx';
import { useEditor } from './store.ts';

/** What is said of every picture in a second language. */
export function PictureTextsForm({ file }: { file: string }) {
  const texts = Object(useEditor(({ files }) => files[file]));
  return (
    <PictureSearch>
      {(found) =>
        found.map(([picture]) => {
          // A picture that was replaced since may have another ending.
          const same = Object.keys(texts).find((key) => pictureNameOf(key) === pictureNameOf(picture));
          const name = same ?? picture;
          return (
            <FieldGroup key={picture} label={picture} path={[name]}>
              <PictureTexts list={file} name={name} />
            </FieldGroup>
          );
        })
      }
    </PictureSearch>
  );
}
