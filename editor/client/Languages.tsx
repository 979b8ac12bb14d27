import { useEffect, useState } from 'react';
import { sortProblems } from '../../src/content/check/problem.ts';
import { englishNameOf, fileInLanguage, isLanguageTag } from '../../src/content/languages.ts';
import { isDraft } from '../../src/content/pages/page.ts';
import { BROCHURE_FILE, COMPANY_FILE, NAVIGATION_FILE, PICTURES_FILE, pageFiles } from '../files.ts';
import { languagesIn, translationIn } from '../names.ts';
import { addLanguage, addTranslation } from './actions.ts';
import { DialogButton, FormDialog } from './Dialog.tsx';
import { FileList } from './FileList.tsx';
import styles from './languages.module.css';
import { useEditor } from './store.ts';
import { TextInput } from './TextInput.tsx';

/** The list of languages with their translations, and a button that adds a language. */
export function Languages() {
  const files = useEditor((state) => state.files);
  return (
    <>
      <h2>Other languages</h2>
      {languagesIn(files).map((language) => (
        <Language key={language} language={language} />
      ))}
      <DialogButton label="Add a language">{(close) => <AddLanguage onClose={close} />}</DialogButton>
    </>
  );
}

/** The files of a language, including missing ones. */
function Language({ language }: { language: string }) {
  const { files, file: current, outdated, problems } = useEditor();
  const isCurrent = translationIn(current, files)?.language === language;
  const [isOpen, setOpen] = useState(isCurrent);
  useEffect(() => {
    if (isCurrent) setOpen(true);
  }, [isCurrent]);
  const originals = [COMPANY_FILE, NAVIGATION_FILE, PICTURES_FILE, BROCHURE_FILE, ...pageFiles(files)].filter(
    (file) => files[file] && !translationIn(file, files) && !isDraft(files[file]),
  );
  const translations = originals.map((file) => fileInLanguage(file, language));
  const own = pageFiles(files).filter((file) => translationIn(file, files)?.language === language);
  const complete = translations.filter(
    (file) => files[file] && !isDraft(files[file]) && !outdated.some((problem) => problem.file === file),
  );
  // The server does not look for outdated translations while the content has mistakes.
  const isKnown = sortProblems(problems).mistakes.length === 0;
  const name = englishNameOf(language);
  return (
    <details
      className={styles.language}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
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

/** A dialog that adds a language. */
function AddLanguage({ onClose }: { onClose: () => void }) {
  const [tag, setTag] = useState('');
  const isKnown = isLanguageTag(tag);
  const isFromRight = isKnown && new Intl.Locale(tag).getTextInfo().direction === 'rtl';
  return (
    <FormDialog
      title="Add a language"
      submitLabel={`Add ${isKnown ? englishNameOf(tag) : 'the language'}`}
      isDisabled={!isKnown}
      onSubmit={() => addLanguage(tag)}
      onClose={onClose}
    >
      <TextInput
        label="Short name of the language"
        hint="As in addresses: sw for Swahili, fr for French, am for Amharic. Its pages are then below /sw."
        required
        autoCapitalize="none"
        value={tag}
        onText={(text) => setTag(text.trim().toLowerCase())}
      />
      <p role="status">
        {isKnown && `${englishNameOf(tag)}, written from the ${isFromRight ? 'right' : 'left'}.`}
      </p>
    </FormDialog>
  );
}
