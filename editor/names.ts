/** Names of files for people, who know pages by their labels in the menu. */
import { DEFAULT_LANGUAGE, englishNameOf, languageOfFile, translationOf } from '../src/content/languages.ts';
import type { Navigation } from '../src/content/navigation.ts';
import {
  addressOfPage,
  type Files,
  fileLabel,
  HOME_FILE,
  NAVIGATION_FILE,
  NOT_FOUND_FILE,
  PICTURES_FILE,
  pictureFile,
} from './files.ts';
import { plainName } from './labels.ts';

/** The languages of the translations. */
export const languagesIn = (files: Files) =>
  Object.keys(files)
    .filter((name) => name.startsWith('navigation.'))
    .map(languageOfFile)
    .filter((language) => language !== DEFAULT_LANGUAGE);

/** The original and the language of a translation; undefined for any other file. */
export const translationIn = (file: string, files: Files) => translationOf(file, languagesIn(files));

/**
 * The name of a page: its label in the menu, or else its address. A translation has its original’s name and its
 * language.
 */
export function pageName(page: string, files: Files): string {
  const { original, language } = translationIn(page, files) ?? {};
  if (original) return `${pageName(original, files)} (${englishNameOf(language!)})`;
  if (page === HOME_FILE || page === NOT_FOUND_FILE) return fileLabel(page);
  const address = addressOfPage(page);
  const { header } = Object(files[NAVIGATION_FILE]) as Partial<Navigation>;
  const links = header?.links ?? [];
  return links.find(({ to }) => to === address)?.label || plainName(address.slice(1).replaceAll('/', ', '));
}

/** The name of a file. */
export const nameOf = (file: string, files: Files) =>
  file.startsWith('pages/') ? pageName(file, files) : fileLabel(file);

/** The names of several files. Pictures are named by the form in which they are edited. */
export function namesOf(changed: string[], files: Files): string {
  const names = [...new Set(changed.map((file) => nameOf(pictureFile(file) ? PICTURES_FILE : file, files)))];
  return names.length > 2 ? `${names.length} places` : names.join(' and ');
}
