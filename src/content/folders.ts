import { resolve } from 'node:path';

/** Stands for the language of pages that stand in no language’s folder: `company.yaml` says which that is. */
export const DEFAULT_LANGUAGE = 'default';

/** Where the owner’s content lies: `content/`, or the folder that `CONTENT_DIR` names (for tests and trials). */
export const contentFolder = () => resolve(process.env['CONTENT_DIR'] || 'content');

/** `navigation.yaml` → the default, `navigation.ar.yaml` → `ar`. */
export const languageOfNavigation = (file: string) =>
  /^navigation\.([a-z-]+)\.yaml$/i.exec(file)?.[1] ?? DEFAULT_LANGUAGE;

/** The language of a page: that of its folder where `navigation.<language>.yaml` exists, else the default. */
export function languageOfAddress(address: string, languages: string[]): string {
  const folder = address.split('/')[1] ?? '';
  return languages.includes(folder) ? folder : DEFAULT_LANGUAGE;
}
