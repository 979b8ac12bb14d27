import { pictureNameOf } from '../../src/content/picture.ts';
import { PICTURES_FILE } from '../files.ts';
import { AddPicture } from './AddPicture.tsx';
import { edit, remove } from './actions.ts';
import { FieldGroup } from './form/FieldGroup.tsx';
import { Fields } from './form/Fields.tsx';
import { placementsOf } from './references.ts';
import { descriptionsOf, useEditor } from './store.ts';

/** Every picture, with its description. */
export function PicturesForm() {
  const { files, schemas } = useEditor();
  const pictures = descriptionsOf(files);
  return (
    <>
      <AddPicture />
      {Object.entries(pictures).map(([file, description]) => {
        const placements = placementsOf(pictureNameOf(file), files);
        return (
          <FieldGroup key={file} label={file} path={[file]} className="picture">
            <Fields
              schema={schemas.pictures.additionalProperties!}
              path={[file]}
              value={description}
              onChange={(next) => edit(PICTURES_FILE, { ...pictures, [file]: next })}
            />
            {placements.length > 0 ? (
              <p>Shown on: {placements.join('; ')}.</p>
            ) : (
              <p>
                Shown on no page.{' '}
                <button
                  type="button"
                  onClick={() =>
                    remove(`pictures/${file}`, `Remove the picture ${file} and its description?`)
                  }
                >
                  Remove <span className="hidden">{file}</span>
                </button>
              </p>
            )}
          </FieldGroup>
        );
      })}
    </>
  );
}
