import { fileLabel, pageAddress, type SchemaName, schemaOf } from '../files.ts';
import { edit, remove } from './actions.ts';
import { FormContext } from './form/context.ts';
import { Field } from './form/Field.tsx';
import { Fields } from './form/Fields.tsx';
import { PicturesForm } from './PicturesForm.tsx';
import { linksTo } from './references.ts';
import { useEditor } from './store.ts';

const HINTS: Record<SchemaName, string> = {
  company: 'The facts of the company, each stated once. Every page takes them from here.',
  navigation: 'The links of the header and the footer, and the labels of the site.',
  page: 'Write {company}, {group}, {brand} and {city} instead of the names: they are filled in.',
  pictures: 'Every picture of the site with its description.',
  redirects: 'Addresses that moved: who follows an old link gets the right page.',
};

/** Pages that every site has. */
const NEEDED = ['pages/index.yaml', 'pages/404.yaml'];

/** The form of the file that is open. */
export function FileForm() {
  const { file, files, schemas, problems } = useEditor();
  const name = schemaOf(file);
  const value = files[file];
  return (
    <FormContext value={{ file, Field }}>
      <form onSubmit={(event) => event.preventDefault()} aria-labelledby="form-title">
        <h1 id="form-title">{fileLabel(file)}</h1>
        {name && value ? (
          <>
            <p className="hint">{HINTS[name]}</p>
            {name === 'pictures' ? (
              <PicturesForm />
            ) : name === 'redirects' ? (
              <Field
                schema={schemas[name]}
                label="Old addresses"
                path={[]}
                value={value}
                isOptional={false}
                onChange={(next) => edit(file, next)}
              />
            ) : (
              <Fields schema={schemas[name]} path={[]} value={value} onChange={(next) => edit(file, next)} />
            )}
            {name === 'page' && !NEEDED.includes(file) && (
              <p className="remove">
                <button type="button" onClick={() => remove(file, removalQuestion(file, files))}>
                  Remove this page
                </button>
              </p>
            )}
          </>
        ) : (
          <p className="hint">
            {problems.some((problem) => problem.file === file)
              ? `This cannot be corrected here. Correct the file content/${file} by hand, then load this page again.`
              : 'One moment…'}
          </p>
        )}
      </form>
    </FormContext>
  );
}

/** The question before a page goes. */
function removalQuestion(file: string, files: Record<string, unknown>): string {
  const links = linksTo(file, files);
  return [
    `Remove the page ${pageAddress(file)}?`,
    ...(links.length > 0 ? ['', 'Links lead to it. You will have to correct them before you can save:'] : []),
    ...links.map((location) => `• ${location}`),
  ].join('\n');
}
