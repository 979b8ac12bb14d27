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
 * What a translation begins with. A page is a draft; facts and descriptions begin empty, because what is empty is taken
 * from the original.
 */
function translationOfFile(copy: WorkingCopy, original: string, language: string) {
  const file = fileInLanguage(original, language);
  const values = copy.read(original);
  if (!values || !schemaOf(file)) throw new Refusal(`There is no file ${original} to translate.`, 404);
  if (copy.files().includes(file)) throw new Refusal('It is there already.');
  if (original === COMPANY_FILE || original === PICTURES_FILE) return { file, value: {} };
  if (original.startsWith('pages/')) return { file, value: { ...values, published: false } };
  const shared = Object.entries(values)
    .filter(([name]) => !OWN.includes(name))
    // The end of its address.
    .map(([name, value]) => [name, name === 'file' ? `${value}-${language}` : value]);
  return { file, value: Object.fromEntries(shared) };
}
