import { type SubmitEvent, useRef, useState } from 'react';
import { sortProblems } from '../../src/content/check/problem.ts';
import { fileInLanguage, isLanguageTag } from '../../src/content/languages.ts';
import { BROCHURE_FILE, COMPANY_FILE, languageName, PICTURES_FILE, pageFiles } from '../files.ts';
import { languagesIn, translationIn } from '../names.ts';
import { addLanguage, addTranslation } from './actions.ts';
import { Dialog } from './Dialog.tsx';
import { FileList } from './FileList.tsx';
import { useEditor } from './store.ts';

const isDraft = (page: unknown) => (page as { published?: boolean } | null)?.published === false;

/** What is translated of each language, and a button for one more. */
export function Languages() {
  const { files } = useEditor();
  return (
    <>
      <h2>Other languages</h2>
      {languagesIn(files).map((language) => (
        <Language key={language} language={language} />
      ))}
      <AddLanguage />
    </>
  );
}

/** The files of a language, those that it does not have yet among them. */
function Language({ language }: { language: string }) {
  const { files, file: current, behind, problems } = useEditor();
  const originals = [
    COMPANY_FILE,
    'navigation.yaml',
    PICTURES_FILE,
    BROCHURE_FILE,
    ...pageFiles(files),
  ].filter((file) => files[file] && !translationIn(file, files) && !isDraft(files[file]));
  const translations = originals.map((file) => fileInLanguage(file, language));
  const own = pageFiles(files).filter((file) => translationIn(file, files)?.language === language);
  const complete = translations.filter(
    (file) => files[file] && !isDraft(files[file]) && !behind.some((problem) => problem.file === file),
  );
  // What is behind is known only of a content without mistakes.
  const isKnown = sortProblems(problems).mistakes.length === 0;
  const name = languageName(language);
  return (
    <details open={translationIn(current, files)?.language === language}>
      <summary>
        {name}
        {isKnown && (
          <em>
            {complete.length === translations.length
              ? 'Complete'
              : `${complete.length} of ${translations.length} complete`}
          </em>
        )}
      </summary>
      <FileList
        files={[...new Set([...translations, ...own])]}
        heading={name}
        onMissing={(file) => addTranslation(translationIn(file, files)!.original, language)}
      />
    </details>
  );
}

/** Asks which language is added. */
function AddLanguage() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [tag, setTag] = useState('');
  const add = (event: SubmitEvent) => {
    event.preventDefault();
    dialog.current?.close();
    addLanguage(tag);
    setTag('');
  };
  const isKnown = isLanguageTag(tag);
  const isFromRight = isKnown && new Intl.Locale(tag).getTextInfo().direction === 'rtl';
  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        Add a language
      </button>
      <Dialog ref={dialog} title="Add a language">
        <form onSubmit={add}>
          <div className="field">
            <label htmlFor="language">Short name of the language</label>
            <p className="hint" id="language-hint">
              As in addresses: sw for Swahili, fr for French, am for Amharic. Its pages are then below /sw.
            </p>
            <input
              id="language"
              required
              autoCapitalize="none"
              aria-describedby="language-hint"
              value={tag}
              onChange={({ target }) => setTag(target.value.trim().toLowerCase())}
            />
          </div>
          <p role="status">
            {isKnown && `${languageName(tag)}, written from the ${isFromRight ? 'right' : 'left'}.`}
          </p>
          <button type="submit" className="main" disabled={!isKnown}>
            Add {isKnown ? languageName(tag) : 'the language'}
          </button>
        </form>
      </Dialog>
    </>
  );
}
