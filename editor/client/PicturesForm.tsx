import { pictureNameOf } from '../../src/content/picture.ts';
import { PICTURES_FILE } from '../files.ts';
import { addPicture, remove, replacePicture } from './actions.ts';
import { FieldGroup } from './form/FieldGroup.tsx';
import { PictureSearch } from './PictureSearch.tsx';
import { PictureTexts } from './PictureTexts.tsx';
import { placementsOf } from './references.ts';
import shared from './shared.module.css';
import { useEditor } from './store.ts';
import { PICTURE_HINT, PICTURE_TYPES, Upload } from './Upload.tsx';

/** Every picture, with its description. */
export function PicturesForm() {
  return (
    <>
      <Upload
        label="Drop new pictures here, or choose them"
        hint={PICTURE_HINT}
        accept={PICTURE_TYPES}
        isMultiple
        onFile={addPicture}
      />
      <PictureSearch>
        {(found) =>
          found.map(([file]) => (
            <FieldGroup key={file} label={file} path={[file]}>
              <PictureTexts list={PICTURES_FILE} name={file} />
              <Upload
                label={`Put another picture in the place of ${file}`}
                hint="Its name and description stay, and so does every place that shows it."
                accept={PICTURE_TYPES}
                onFile={(picture) => replacePicture(file, picture)}
              />
              <Placements file={file} />
            </FieldGroup>
          ))
        }
      </PictureSearch>
    </>
  );
}

/** Where a picture is shown; one that no page shows can be removed. */
function Placements({ file }: { file: string }) {
  const placements = placementsOf(pictureNameOf(file), useEditor());
  if (placements.length > 0) return <p>Shown on: {placements.join('; ')}.</p>;
  return (
    <p>
      Shown on no page.{' '}
      <button
        type="button"
        onClick={() => remove(`pictures/${file}`, `Remove the picture ${file} and its description?`)}
      >
        Remove <span className={shared.hidden}>{file}</span>
      </button>
    </p>
  );
}
