import { NEEDED_PAGES } from '../../src/content/pages/page.ts';
import { type SchemaName, schemaNameOf } from '../files.ts';
import { nameOf } from '../names.ts';
import { edit } from './actions.ts';
import styles from './file-form.module.css';
import { FormProvider } from './form/context.tsx';
import { Field, Fields } from './form/Field.tsx';
import { PageTools } from './PageTools.tsx';
import { PicturesForm } from './PicturesForm.tsx';
import { Translation } from './Problems.tsx';
import shared from './shared.module.css';
import { useEditor } from './store.ts';

const HINTS: Record<SchemaName, string> = {
  companyTranslation:
    'Names and places as this language writes them. What is empty is taken from the original.',
  company: 'The facts of the company, each stated once. Every page takes them from here.',
  navigation: 'The links of the header and the footer, and the labels of the site.',
  page: 'Write {company}, {group}, {brand} and {city} instead of the names: they are filled in.',
  pictures: 'Every picture of the site with its description.',
  pictureTexts: 'What is said of each picture in this language. What is empty is taken from the original.',
  theme:
    'Colours are seen at once in the preview; logos and typefaces once you have saved, after some seconds.',
  brochure: 'The company profile is a PDF that is made from the pages. These words stand in it alone.',
  redirects: 'Addresses that moved: who follows an old link gets the right page.',
};

/** The form of the open file. */
export function FileForm({ file }: { file: string }) {
  const files = useEditor((state) => state.files);
  const name = schemaNameOf(file);
  return (
    <FormProvider file={file}>
      <form className={styles.form} onSubmit={(event) => event.preventDefault()} aria-labelledby="form-title">
        <h1 id="form-title">{nameOf(file, files)}</h1>
        {name && files[file] ? (
          <>
            <p className={shared.hint}>{HINTS[name]}</p>
            <Translation file={file} />
            <FileFields file={file} name={name} />
            {name === 'page' && !Object.values(NEEDED_PAGES).includes(file) && <PageTools file={file} />}
          </>
        ) : (
          <p className={shared.hint}>
            This cannot be corrected here. Correct the file content/{file} by hand, then load this page again.
          </p>
        )}
      </form>
    </FormProvider>
  );
}

/** The fields of a file, by its schema. */
function FileFields({ file, name }: { file: string; name: SchemaName }) {
  const files = useEditor((state) => state.files);
  const schema = useEditor(({ schemas }) => schemas[name]);
  if (name === 'pictures' || name === 'pictureTexts') return <PicturesForm />;
  const form = { schema, path: [], value: files[file], onChange: (value: unknown) => edit(file, value) };
  // The file is a list without a key, so its field needs a label.
  if (name === 'redirects') return <Field {...form} label={nameOf(file, files)} isOptional={false} />;
  return <Fields {...form} />;
}
