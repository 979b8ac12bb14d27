/** New languages, and what they do not have yet: each is one change that can be looked at, then saved. */
import { englishNameOf, fileInLanguage, isLanguageTag } from '../../src/content/languages.ts';
import { COMPANY_FILE, HOME_FILE, NAVIGATION_FILE, PICTURES_FILE, schemaOf } from '../files.ts';
import { Refusal } from './refusal.ts';
import type { WorkingCopy } from './working-copy.ts';

/** What only the site’s own language has. */
const OWN = ['planned', 'readBy', 'locale', 'tag'];

/**
 * Adds a language: its menu as in the site’s own language, its home page as a draft, and forms for names and pictures.
 * @param tag as in addresses: `sw`
 * @throws Refusal
 */
export function addLanguage(copy: WorkingCopy, tag: string): void {
  if (!isLanguageTag(tag))
    throw new Refusal(`“${tag}” is no short name of a language. Swahili has “sw”, French has “fr”.`);
  const own = String(copy.read(COMPANY_FILE)?.['language']).split('-')[0];
  if (tag === own || copy.files().includes(fileInLanguage(NAVIGATION_FILE, tag)))
    throw new Refusal(`The site has ${englishNameOf(tag)} already.`);
  for (const file of [NAVIGATION_FILE, COMPANY_FILE, PICTURES_FILE, HOME_FILE])
    addTranslation(copy, file, tag);
}

/**
 * Copies a file into a language, to be translated there. A page is a draft; facts and descriptions begin empty, because
 * what is empty is taken from the original.
 * @returns its file
 * @throws Refusal
 */
export function addTranslation(copy: WorkingCopy, file: string, language: string): string {
  const translation = fileInLanguage(file, language);
  const values = copy.read(file);
  if (!values || !schemaOf(translation)) throw new Refusal(`There is no file ${file} to translate.`, 404);
  if (copy.files().includes(translation)) throw new Refusal('It is there already.');
  if (file === COMPANY_FILE || file === PICTURES_FILE) copy.write(translation, { value: {} });
  else if (file.startsWith('pages/')) copy.write(translation, { value: { ...values, published: false } });
  else {
    const shared = Object.entries(values)
      .filter(([name]) => !OWN.includes(name))
      // The end of its address.
      .map(([name, value]) => [name, name === 'file' ? `${value}-${language}` : value]);
    copy.write(translation, { value: Object.fromEntries(shared) });
  }
  return translation;
}
