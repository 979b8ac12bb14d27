import type { Desk, FormName } from '../desk.ts';
import { useForm } from './form/context.ts';
import { Fields } from './form/Fields.tsx';
import { PicturesForm } from './PicturesForm.tsx';
import { formNameOf } from './place.ts';
import { linksTo, usesOf } from './uses.ts';
import { fileInWords, pageAddress } from './words.ts';

export interface FileFormProps {
  desk: Desk;
  file: string;
  onEdit: (file: string, value: unknown) => void;
  onAddPicture: (picture: File) => Promise<string>;
  onRemove: (file: string, question: string) => void;
}

const HINTS: Record<FormName, string> = {
  company: 'The facts of the company, each stated once. Every page takes them from here.',
  navigation: 'The links of the header and the footer, and the short words of the site.',
  page: 'Write {company}, {group}, {brand} and {city} instead of the names: they are filled in.',
  pictures: 'Every picture of the site with its words.',
};

/** The form of one file. */
export function FileForm({ desk, file, onEdit, onAddPicture, onRemove }: FileFormProps) {
  const { problems } = useForm();
  const value = desk.files[file];
  const name = formNameOf(file);
  return (
    <form onSubmit={(event) => event.preventDefault()} aria-labelledby="form-title">
      <h1 id="form-title">{fileInWords(file)}</h1>
      <p className="hint">{HINTS[name]}</p>
      {value === null && (
        <p className="messages">
          This file cannot be read: {problems.find(({ location }) => location)?.message} Correct it by hand,
          then load this page again.
        </p>
      )}
      {value === undefined && <p className="messages">There is no such page yet.</p>}
      {name === 'pictures' && value ? (
        <PicturesForm
          form={desk.forms.pictures.additionalProperties!}
          pictures={value as Record<string, Record<string, unknown>>}
          onChange={(next) => onEdit(file, next)}
          onAdd={onAddPicture}
          usesOf={(name) => usesOf(name, desk.files)}
          onRemove={onRemove}
        />
      ) : null}
      {value && name !== 'pictures' ? (
        <Fields
          form={desk.forms[name]}
          path={[]}
          value={value as Record<string, unknown>}
          onChange={(next) => onEdit(file, next)}
        />
      ) : null}
      {value !== undefined && name === 'page' && !NEEDED.includes(file) && (
        <p className="remove">
          <button type="button" className="quiet" onClick={() => onRemove(file, removalOf(file, desk.files))}>
            Remove this page
          </button>
        </p>
      )}
    </form>
  );
}

/** Pages that every site has. */
const NEEDED = ['pages/index.yaml', 'pages/404.yaml'];

/** The question before a page goes. */
function removalOf(file: string, files: Desk['files']): string {
  const links = linksTo(file, files);
  return [
    `Remove the page ${pageAddress(file)}?`,
    ...(links.length > 0 ? ['', 'Links lead to it. You will have to correct them before you can save:'] : []),
    ...links.map((location) => `• ${location}`),
  ].join('\n');
}
