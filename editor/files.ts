/** Names, schemas and addresses of the files in the content folder. */
import { DEFAULT_LANGUAGE, englishNameOf, languageOfFile } from '../src/content/languages.ts';
import { addressOf, NEEDED_PAGES, NOT_FOUND } from '../src/content/pages/page.ts';

/** The menu, the footer and the labels of the controls. */
export const NAVIGATION_FILE = 'navigation.yaml';
/** The facts of the company. */
export const COMPANY_FILE = 'company.yaml';

/** The page at the site’s address. */
export const HOME_FILE = NEEDED_PAGES['/'];

/** The page for every unknown address. */
export const NOT_FOUND_FILE = NEEDED_PAGES[NOT_FOUND];

/** The alternative texts and captions of all pictures. */
export const PICTURES_FILE = 'pictures/pictures.yaml';

/** Redirects of old addresses. Only the editor’s input: the build writes its own file from it. */
export const REDIRECTS_FILE = 'redirects.yaml';

/** Colours, logos and typefaces. */
export const THEME_FILE = 'theme.yaml';

/** The texts of the company profile that are on no page. */
export const BROCHURE_FILE = 'brochure.yaml';

/** The values of the content, by file. */
export type Files = Record<string, unknown>;

export type SchemaName =
  | 'brochure'
  | 'company'
  | 'companyTranslation'
  | 'navigation'
  | 'page'
  | 'pictures'
  | 'pictureTexts'
  | 'redirects'
  | 'theme';

/** The name of a file’s schema; undefined for a file without a form. */
export function schemaNameOf(file: string): SchemaName | undefined {
  if (file === COMPANY_FILE) return 'company';
  if (file === PICTURES_FILE) return 'pictures';
  if (file === REDIRECTS_FILE) return 'redirects';
  if (file === THEME_FILE) return 'theme';
  if (/^company\.[a-z0-9-]+\.yaml$/i.test(file)) return 'companyTranslation';
  if (/^brochure(\.[a-z0-9-]+)?\.yaml$/i.test(file)) return 'brochure';
  if (/^pictures\/pictures\.[a-z0-9-]+\.yaml$/i.test(file)) return 'pictureTexts';
  if (/^navigation(\.[a-z0-9-]+)?\.yaml$/i.test(file)) return 'navigation';
  return /^pages(\/[a-z0-9-]+)+\.yaml$/i.test(file) ? 'page' : undefined;
}

/** The address of a page: `pages/about.yaml` → `/about`. */
export const addressOfPage = (file: string) => addressOf(file.slice('pages/'.length));

/** Makes a text usable in an address: “/Our Vision” → “our-vision”. */
export const addressLike = (text: string) => text.replace(/^\//, '').toLowerCase().replace(/\s+/g, '-');

/** The files of pages, the home page first. */
export const pageFiles = (files: Files) =>
  Object.keys(files)
    .filter((file) => schemaNameOf(file) === 'page')
    .sort((a, b) => Number(b === HOME_FILE) - Number(a === HOME_FILE));

/** The name of a picture’s file; undefined for any other file. `pictures/yard.jpg` → `yard.jpg` */
export const pictureFile = (file: string) =>
  file.endsWith('.yaml') ? undefined : /^pictures\/(.+)/.exec(file)?.[1];

const LABELS: Record<string, string> = {
  [COMPANY_FILE]: 'Company details',
  [NAVIGATION_FILE]: 'Menu and footer',
  [THEME_FILE]: 'Colours and logos',
  [BROCHURE_FILE]: 'Company profile',
  [HOME_FILE]: 'Home page',
  [NOT_FOUND_FILE]: 'Page not found (404)',
  [PICTURES_FILE]: 'Pictures',
  [REDIRECTS_FILE]: 'Old addresses',
};

/** The label of a file; its path if it has none. */
export function fileLabel(file: string): string {
  const [, translation, translated] = /^originals\/([^/]+)\/(.+)$/.exec(file) ?? [];
  if (translated) return `${fileLabel(translated)} as translated (${englishNameOf(translation!)})`;
  const [, folder, name] = /^(pages|pictures|logos)\/(.+)$/.exec(file) ?? [];
  if (LABELS[file]) return LABELS[file];
  const language = languageOfFile(file);
  const original = LABELS[file.replace(`.${language}.yaml`, '.yaml')];
  if (language !== DEFAULT_LANGUAGE && original) return `${original} (${englishNameOf(language)})`;
  if (folder === 'pages') return `Page ${addressOfPage(file)}`;
  if (folder === 'pictures') return `Picture ${name}`;
  return folder === 'logos' ? `Logo ${name}` : file;
}
