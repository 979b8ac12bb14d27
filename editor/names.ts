/** What files are called for people, who know pages by the menu. */
import { DEFAULT_LANGUAGE, englishNameOf, languageOfFile, translationOf } from '../src/content/languages.ts';
import type { Navigation } from '../src/content/navigation.ts';
import {
  type Files,
  fileLabel,
  HOME_FILE,
  NAVIGATION_FILE,
  NOT_FOUND_FILE,
  PICTURES_FILE,
  pageAddress,
  pictureFile,
} from './files.ts';
import { plainName } from './labels.ts';

/** The languages beside the site’s own. */
export const languagesIn = (files: Files) =>
  Object.keys(files)
    .filter((name) => name.startsWith('navigation.'))
    .map(languageOfFile)
    .filter((language) => language !== DEFAULT_LANGUAGE);

/** What a file is a translation of, if it is one. */
export const translationIn = (file: string, files: Files) => translationOf(file, languagesIn(files));

/** What a page is called: as the menu calls it, else by its address; a translation by its original and its language. */
export function pageName(page: string, files: Files): string {
  const { original, language } = translationIn(page, files) ?? {};
  if (original) return `${pageName(original, files)} (${englishNameOf(language!)})`;
  if (page === HOME_FILE || page === NOT_FOUND_FILE) return fileLabel(page);
  const address = pageAddress(page);
  const { header } = Object(files[NAVIGATION_FILE]) as Partial<Navigation>;
  const links = header?.links ?? [];
  return links.find(({ to }) => to === address)?.label || plainName(address.slice(1).replaceAll('/', ', '));
}

/** What a file is called for people. */
export const nameOf = (file: string, files: Files) =>
  file.startsWith('pages/') ? pageName(file, files) : fileLabel(file);

/** What several files are called, by the forms that they are edited in. */
export function namesOf(changed: string[], files: Files): string {
  const names = [...new Set(changed.map((file) => nameOf(pictureFile(file) ? PICTURES_FILE : file, files)))];
  return names.length > 2 ? `${names.length} places` : names.join(' and ');
}
