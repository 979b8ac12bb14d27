/** What refers to pages and pictures, and what links may refer to. */
import { anchorsOf } from '../../src/blocks/blocks.ts';
import { type FieldKind, fieldValues } from '../../src/content/field-values.ts';
import { fileInLanguage } from '../../src/content/languages.ts';
import { type Navigation, navigationSchema } from '../../src/content/navigation.ts';
import { pageSchema } from '../../src/content/pages/page.ts';
import { pictureNameOf } from '../../src/content/picture.ts';
import { linksIn } from '../../src/content/rich-text.ts';
import type { Place } from '../api.ts';
import {
  type Files,
  HOME_FILE,
  NAVIGATION_FILE,
  NOT_FOUND_FILE,
  PICTURES_FILE,
  pageAddress,
  pageFiles,
  schemaOf,
} from '../files.ts';
import { translationIn } from '../names.ts';
import { type Content, locationOf } from './locations.ts';

/** The places of the values that are meant, in words: “Home page, block 3 (Gallery), picture 2”. */
function placesOf(kind: FieldKind, content: Content, isMeant: (value: string) => boolean): string[] {
  return Object.entries(content.files).flatMap(([file, data]) =>
    fieldValues(kind, schemaOf(file) === 'page' ? pageSchema : navigationSchema, data)
      // Planned addresses lead nowhere yet.
      .filter(({ value, path }) => isMeant(value) && path[0] !== 'planned')
      // A link is known by its place; that it leads somewhere need not be said.
      .map(({ path }) => (path.at(-1) === 'to' ? path.slice(0, -1) : path))
      .map((path) => locationOf(content, file, path)),
  );
}

/** Where links lead to a page from elsewhere. */
export function linksTo(page: string, { schemas, files }: Content): string[] {
  const { [page]: _, ...others } = files;
  const elsewhere = { schemas, files: others };
  const isMeant = (target: string) => target.split('#')[0] === pageAddress(page);
  return [
    ...placesOf('address', elsewhere, isMeant),
    ...placesOf('rich-text', elsewhere, (text) => linksIn(text).some(({ to }) => isMeant(to))),
  ];
}

/** What the language of one file has of another: for `pages/ar/about.yaml` the menu is `navigation.ar.yaml`. */
function inLanguageOf(file: string, other: string, files: Files): string {
  const { language } = translationIn(file, files) ?? {};
  return language ? fileInLanguage(other, language) : other;
}

/** The link to a page in the menu of its language, which is written as in the site’s own language. */
export function menuLinkTo(page: string, files: Files): Place | undefined {
  const { original = page } = translationIn(page, files) ?? {};
  const file = inLanguageOf(page, NAVIGATION_FILE, files);
  const { header } = Object(files[file]) as Partial<Navigation>;
  const index = header?.links?.findIndex(({ to }) => to === pageAddress(original)) ?? -1;
  return index < 0 ? undefined : { file, path: ['header', 'links', index] };
}

/** Where pages show a picture. @param name without the ending of its file */
export const placementsOf = (name: string, content: Content): string[] =>
  placesOf('picture', content, (shown) => shown === name);

/** The page on which a change of a place is best seen. */
export function pageWith({ file, path }: Place, files: Files): string {
  if (schemaOf(file) === 'page') return file;
  const picture = file === PICTURES_FILE && path.length > 0 ? pictureNameOf(String(path[0])) : undefined;
  const isShown = (page: string) =>
    fieldValues('picture', pageSchema, files[page]).some(({ value }) => value === picture);
  const home = inLanguageOf(file, HOME_FILE, files);
  return pageFiles(files).find(isShown) ?? (files[home] ? home : HOME_FILE);
}

/** Where links may lead: pages and their sections. */
export const linkTargets = (files: Files): string[] =>
  pageFiles(files)
    .filter((file) => file !== NOT_FOUND_FILE)
    .flatMap((file) => {
      const anchors = anchorsOf((files[file] as { blocks?: unknown } | null)?.blocks);
      return [pageAddress(file), ...anchors.map((anchor) => `${pageAddress(file)}#${anchor}`)];
    });
