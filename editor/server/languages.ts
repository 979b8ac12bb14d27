/** Adds languages and translations, as unsaved changes. */
import { englishNameOf, fileInLanguage, isLanguageTag } from '../../src/content/languages.ts';
import { COMPANY_FILE, HOME_FILE, NAVIGATION_FILE, PICTURES_FILE, schemaNameOf } from '../files.ts';
import { Refusal } from './refusal.ts';
import type { WorkingCopy } from './working-copy.ts';

/** Fields of `navigation.yaml` that are not copied into a translation. */
const NOT_COPIED = ['planned', 'readBy', 'locale', 'tag'];

/**
 * Adds a language: a copy of the menu, a draft of the home page, and empty files for names and pictures.
 * @param tag as in addresses: `sw`
 * @throws Refusal
 */
export function addLanguage(copy: WorkingCopy, tag: string): void {
  if (!isLanguageTag(tag))
    throw new Refusal(`“${tag}” is no short name of a language. Swahili has “sw”, French has “fr”.`);
  const own = String(copy.read(COMPANY_FILE)?.['language']).split('-')[0];
  if (tag === own || copy.files().includes(fileInLanguage(NAVIGATION_FILE, tag)))
    throw new Refusal(`The site has ${englishNameOf(tag)} already.`);
  // All of them are read before the first is written, which would stay without the others.
  const translations = [NAVIGATION_FILE, COMPANY_FILE, PICTURES_FILE, HOME_FILE].map((file) =>
    translationOfFile(copy, file, tag),
  );
  for (const { file, value } of translations) copy.write(file, { value });
}

/**
 * Copies a file into a language, to be translated there.
 * @returns its file
 * @throws Refusal
 */
export function addTranslation(copy: WorkingCopy, original: string, language: string): string {
  const { file, value } = translationOfFile(copy, original, language);
  copy.write(file, { value });
  return file;
}

/**
 * The file of a new translation, and its first values. A page is a draft. Facts and descriptions are empty, because
 * missing values are taken from the original.
 */
function translationOfFile(copy: WorkingCopy, original: string, language: string) {
  const file = fileInLanguage(original, language);
  const values = copy.read(original);
  if (!values || !schemaNameOf(file)) throw new Refusal(`There is no file ${original} to translate.`, 404);
  if (copy.files().includes(file)) throw new Refusal('It is there already.');
  if (original === COMPANY_FILE || original === PICTURES_FILE) return { file, value: {} };
  if (original.startsWith('pages/')) return { file, value: { ...values, published: false } };
  const shared = Object.entries(values)
    .filter(([name]) => !NOT_COPIED.includes(name))
    // `file` is the end of the company profile’s address, which must be unique in each language.
    .map(([name, value]) => [name, name === 'file' ? `${value}-${language}` : value]);
  return { file, value: Object.fromEntries(shared) };
}
