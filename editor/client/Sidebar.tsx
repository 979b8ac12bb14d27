import { type SubmitEvent, useState } from 'react';
import { BROCHURE_FILE, pageFiles, REDIRECTS_FILE, type SchemaName, schemaOf, THEME_FILE } from '../files.ts';
import { addPage, discard, open } from './actions.ts';
import { Files } from './Files.tsx';
import { History } from './History.tsx';
import { useMistakes } from './mistakes.ts';
import { addressLike } from './PageTools.tsx';
import { nameOf, useEditor } from './store.ts';

/** Everything that can be edited. */
export function Sidebar() {
  const { files, unsaved } = useEditor();
  const [name, setName] = useState('');
  const named = (...schemas: SchemaName[]) =>
    Object.keys(files)
      .filter((file) => schemas.includes(schemaOf(file)!))
      // An original before its translations, whose names are longer.
      .sort((one, other) => one.length - other.length);
  const add = (event: SubmitEvent) => {
    event.preventDefault();
    addPage(name);
    setName('');
  };
  return (
    <nav aria-label="What there is">
      {/* Where the form, which has the heading of the page, is not seen. */}
      <h1 className="hidden">Contents</h1>
      <h2>Site</h2>
      <FileList
        files={[
          ...named('company', 'companyTranslation'),
          ...named('navigation'),
          ...named('pictures', 'pictureTexts'),
          ...[THEME_FILE, BROCHURE_FILE, REDIRECTS_FILE],
        ]}
      />
      <p>
        <Files /> <History />
      </p>
      <h2>Pages</h2>
      <FileList files={pageFiles(files)} />
      <form onSubmit={add}>
        <label>
          Address of a new page
          <input
            value={name}
            placeholder="vision"
            required
            onChange={({ target }) => setName(addressLike(target.value))}
          />
        </label>
        <button type="submit">Add page</button>
      </form>
      {unsaved.length > 0 && (
        <button
          type="button"
          className="remove"
          onClick={() => confirm('Forget every change that is not saved?') && discard()}
        >
          Forget changes
        </button>
      )}
    </nav>
  );
}

function FileList({ files }: { files: string[] }) {
  const { file: current, files: values, unsaved, behind } = useEditor();
  const problems = useMistakes();
  return (
    <ul>
      {files.map((file) => {
        const mistakes = problems.filter((problem) => problem.file === file).length;
        const untranslated = behind.filter((problem) => problem.file === file).length;
        return (
          <li key={file}>
            <button
              type="button"
              aria-current={file === current ? 'page' : undefined}
              onClick={() => open(file)}
            >
              {nameOf(file, values)}{' '}
              {(values[file] as { published?: boolean } | null)?.published === false && <em>Draft</em>}
              {unsaved.includes(file) && <em>Not saved</em>}
              {untranslated > 0 && <em>{untranslated} to translate</em>}
              {mistakes > 0 && <em className="mistakes">{mistakes} to correct</em>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
