/** The id of the site’s main language, whose files have no language in their names. `company.yaml` has its tag. */
export const DEFAULT_LANGUAGE = 'default';

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/**
 * Tests whether a part of a file or folder name is the tag (BCP 47) of an existing language: `ar`, `fr-ca`,
 * `es-419`, `zh-hant`. In small letters only, as in every address.
 */
export const isLanguageTag = (text: string) =>
  /^[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?$/.test(text) && languageNames.of(text) !== undefined;

/** The English name of a language, for messages: `ar` → “Arabic”; the tag itself if there is no such language. */
export const englishNameOf = (tag: string) => (isLanguageTag(tag) ? languageNames.of(tag)! : tag);

/** `navigation.yaml` → the default, `navigation.ar.yaml` and `pictures/ar/yard.yaml` → `ar`. */
export function languageOfFile(file: string): string {
  const [, folder, ending] = /^pictures\/([^/]+)\/|^[^/.]+\.([^/]+)\.yaml$/.exec(file) ?? [];
  return folder ?? ending ?? DEFAULT_LANGUAGE;
}

/** The languages that have a navigation, by their ids. @param files names of content files */
export const languageIdsIn = (files: string[]) =>
  files.filter((file) => /^navigation\./.test(file)).map(languageOfFile);

/** The folders whose files have a folder for each other language. */
const FOLDERS = /^(pages|pictures)\//;

/** A file in another language: `pages/about.yaml` → `pages/ar/about.yaml`, `company.yaml` → `company.ar.yaml`. */
export const fileInLanguage = (file: string, language: string) =>
  FOLDERS.test(file) ? file.replace(FOLDERS, `$&${language}/`) : file.replace(/(\.\w+)$/, `.${language}$1`);

/** A file in the site’s own language: `pages/ar/about.yaml` → `pages/about.yaml`. @param language of the file */
export const originalOf = (file: string, language: string) =>
  language === DEFAULT_LANGUAGE ? file : file.replace(new RegExp(`[/.]${language}(?=[/.])`), '');

/** The language of a page: that of its folder if `navigation.<language>.yaml` exists, else the default. */
export function languageOfAddress(address: string, languages: string[]): string {
  const folder = address.split('/')[1] ?? '';
  return languages.includes(folder) ? folder : DEFAULT_LANGUAGE;
}

/** The address of a language’s home page: `/`, `/ar`. */
export const homeOf = (language: string) => (language === DEFAULT_LANGUAGE ? '/' : `/${language}`);

/** An address in a language: `/about` → `/ar/about`, `/#map` → `/ar#map`. @param home of the language */
export const addressIn = (home: string, address: string) =>
  home === '/' ? address : home + address.replace(/^\/(?=#|$)/, '');

/** An address without its language: `/ar/about` → `/about`. @param home of its language */
export const withoutLanguage = (home: string, address: string) =>
  home === '/' ? address : address.slice(home.length) || '/';

/** Tests whether an address of this site is outside a language’s folder. @param home the language’s home page */
export const isOutside = (home: string, address: string) =>
  home !== '/' && address.startsWith('/') && !`${address.replace(/#.*/, '')}/`.startsWith(`${home}/`);

/**
 * The address in the readers’ language of what a link leads to; unchanged if that language has no such page.
 * @param home the language’s home page
 * @param has tests whether there is a page at an address
 */
export function localisedAddress(home: string, to: string, has: (address: string) => boolean): string {
  const translated = addressIn(home, to);
  return isOutside(home, to) && has(translated.replace(/#.*/, '')) ? translated : to;
}

/** A language’s own name: `ar` → العربية. @param tag BCP 47 */
export function ownNameOf(tag: string): string {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag)!;
  return name[0]!.toLocaleUpperCase(tag) + name.slice(1);
}

/** The direction in which a language is read. @param tag BCP 47 */
export const textDirectionOf = (tag: string): 'ltr' | 'rtl' =>
  new Intl.Locale(tag).getTextInfo().direction ?? 'ltr';
