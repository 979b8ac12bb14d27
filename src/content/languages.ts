/** Stands for the language of pages that lie in no language’s folder: `company.yaml` says which that is. */
export const DEFAULT_LANGUAGE = 'default';

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/**
 * Whether a part of a file or folder name is a language tag (BCP 47) of a language that exists: `ar`, `fr-ca`,
 * `es-419`, `zh-hant`. Small letters only, as in every address.
 */
export const isLanguageTag = (text: string) =>
  /^[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?$/.test(text) && languageNames.of(text) !== undefined;

/** `navigation.yaml` → the default, `navigation.ar.yaml` → `ar`. */
export const languageOfNavigation = (file: string) =>
  /^navigation\.(.+)\.yaml$/.exec(file)?.[1] ?? DEFAULT_LANGUAGE;

/** The language of a page: that of its folder where `navigation.<language>.yaml` exists, else the default. */
export function languageOfAddress(address: string, languages: string[]): string {
  const folder = address.split('/')[1] ?? '';
  return languages.includes(folder) ? folder : DEFAULT_LANGUAGE;
}
