/** Stands for the language of files that name none: `company.yaml` says which that is. */
export const DEFAULT_LANGUAGE = 'default';

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/**
 * Whether a part of a file or folder name is a language tag (BCP 47) of a language that exists: `ar`, `fr-ca`,
 * `es-419`, `zh-hant`. Small letters only, as in every address.
 */
export const isLanguageTag = (text: string) =>
  /^[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?$/.test(text) && languageNames.of(text) !== undefined;

/** What messages call a language: `ar` → “Arabic”; its tag where there is no such language. */
export const englishNameOf = (tag: string) => (isLanguageTag(tag) ? languageNames.of(tag)! : tag);

/** `navigation.yaml` → the default, `navigation.ar.yaml` → `ar`. */
export const languageOfFile = (file: string) => /[^/.]\.([^/]+)\.yaml$/.exec(file)?.[1] ?? DEFAULT_LANGUAGE;

/** A file in another language: `pages/about.yaml` → `pages/ar/about.yaml`, `company.yaml` → `company.ar.yaml`. */
export const fileInLanguage = (file: string, language: string) =>
  file.startsWith('pages/')
    ? file.replace('pages/', `pages/${language}/`)
    : file.replace(/(\.\w+)$/, `.${language}$1`);

/**
 * What a file is a translation of: `pages/ar/about.yaml` → Arabic, `pages/about.yaml`; undefined for an original.
 * @param languages those that the site has beside its own
 */
export function translationOf(
  file: string,
  languages: string[],
): { language: string; original: string } | undefined {
  for (const language of languages) {
    const original = file.startsWith('pages/')
      ? file.replace(`pages/${language}/`, 'pages/')
      : file.replace(`.${language}.yaml`, '.yaml');
    if (original !== file) return { language, original };
  }
  return undefined;
}

/** The language of a page: that of its folder where `navigation.<language>.yaml` exists, else the default. */
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

/** Whether an address of this site leads out of a language’s folder. @param home the language’s home page */
export const isOutside = (home: string, address: string) =>
  home !== '/' && address.startsWith('/') && !`${address.replace(/#.*/, '')}/`.startsWith(`${home}/`);

/** What its readers call a language: `ar` → العربية. @param tag BCP 47 */
export function ownNameOf(tag: string): string {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag)!;
  return name[0]!.toLocaleUpperCase(tag) + name.slice(1);
}
