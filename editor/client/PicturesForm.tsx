import { pictureNameOf } from '../../src/content/picture.ts';
import { PICTURES_FILE, schemaNameOf } from '../files.ts';
import { valueAt, withValueAt } from '../values.ts';
import { addPicture, edit, remove, replacePicture } from './actions.ts';
import { useForm } from './form/context.tsx';
import { Fields } from './form/Field.tsx';
import { FieldGroup } from './form/FieldFrame.tsx';
import { PictureSearch } from './PictureSearch.tsx';
import { placesOfPictures } from './references.ts';
import shared from './shared.module.css';
import { useEditor } from './store.ts';
import { PICTURE_HINT, Upload } from './Upload.tsx';

/** The form of the pictures: the description of each, or its translation. */
export function PicturesForm() {
  const { file: list } = useForm();
  const files = useEditor((state) => state.files);
  const texts = Object(files[list]);
  const isOriginal = list === PICTURES_FILE;
  const places = isOriginal && placesOfPictures(files);
  return (
    <>
      {isOriginal && (
        <Upload
          label="Drop new pictures here, or choose them"
          hint={PICTURE_HINT}
          accept="image/*"
          isMultiple
          onFile={addPicture}
        />
      )}
      <PictureSearch>
        {(found) =>
          found.map(([file]) => {
            const picture = pictureNameOf(file);
            // A translation may name a replaced picture with its former extension.
            const isSame = (key: string) => pictureNameOf(key) === picture;
            const name = isOriginal ? file : (Object.keys(texts).find(isSame) ?? file);
            return (
              <FieldGroup key={file} label={file} path={[name]}>
                <PictureTexts name={name} />
                {places && <PictureTools file={file} shown={places.get(picture) ?? []} />}
              </FieldGroup>
            );
          })
        }
      </PictureSearch>
    </>
  );
}

/** The fields of a picture’s description. @param name the picture’s key in the file of the form */
export function PictureTexts({ name }: { name: string }) {
  const { file: list } = useForm();
  const texts = useEditor(({ files }) => files[list]);
  const schema = useEditor(({ schemas }) => schemas[schemaNameOf(list)!].additionalProperties!);
  return (
    <Fields
      schema={schema}
      path={[name]}
      value={valueAt(texts, [name])}
      onChange={(next) => edit(list, withValueAt(texts, [name], next))}
    />
  );
}

/** Replaces a picture, and lists the places that show it. A picture without such a place can be removed. */
function PictureTools({ file, shown }: { file: string; shown: { place: string }[] }) {
  return (
    <>
      <Upload
        label={`Put another picture in the place of ${file}`}
        hint="Its name and description stay, and so does every place that shows it."
        accept="image/*"
        onFile={(picture) => replacePicture(file, picture)}
      />
      {shown.length > 0 ? (
        <p>Shown on: {shown.map(({ place }) => place).join('; ')}.</p>
      ) : (
        <p>
          Shown on no page.{' '}
          <button
            type="button"
            onClick={() => remove(`pictures/${file}`, `Remove the picture ${file} and its description?`)}
          >
            Remove <span className={shared.hidden}>{file}</span>
          </button>
        </p>
      )}
    </>
  );
}
