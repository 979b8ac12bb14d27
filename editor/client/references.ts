/** Finds references to pages and pictures, and lists the possible targets of links. */
import { anchorsOf } from '../../src/blocks/blocks.ts';
import { type FieldKind, fieldValues } from '../../src/content/field-values.ts';
import { fileInLanguage } from '../../src/content/languages.ts';
import { type Navigation, navigationSchema } from '../../src/content/navigation.ts';
import { pageSchema } from '../../src/content/pages/page.ts';
import { linksIn } from '../../src/content/rich-text.ts';
import type { Place } from '../api.ts';
import {
  addressOfPage,
  type Files,
  NAVIGATION_FILE,
  NOT_FOUND_FILE,
  pageFiles,
  schemaNameOf,
} from '../files.ts';
import { translationIn } from '../names.ts';
import { locationOf } from './locations.ts';

/** Finds the values of a kind, and describes the place of each: “Home page, block 3 (Gallery), picture 2”. */
function placesOf(kind: FieldKind, files: Files, isMatch: (value: string) => boolean = () => true) {
  return Object.entries(files).flatMap(([file, data]) =>
    fieldValues(kind, schemaNameOf(file) === 'page' ? pageSchema : navigationSchema, data)
      // Planned addresses are no links.
      .filter(({ value, path }) => isMatch(value) && path[0] !== 'planned')
      .map(({ value, path }) => ({
        value,
        // Omits the label “Leads to” at the end of a link’s place.
        place: locationOf(files, file, path.at(-1) === 'to' ? path.slice(0, -1) : path),
      })),
  );
}

/** Describes the places of links to a page from other files. */
export function linksTo(page: string, { [page]: _, ...elsewhere }: Files): string[] {
  const isMatch = (target: string) => target.split('#')[0] === addressOfPage(page);
  return [
    ...placesOf('address', elsewhere, isMatch),
    ...placesOf('rich-text', elsewhere, (text) => linksIn(text).some(({ to }) => isMatch(to))),
  ].map(({ place }) => place);
}

/**
 * The menu of a page’s language, its links if it can be read, and the address of the page in it. Links in a translated
 * menu contain the address of the original.
 */
export function menuFor(page: string, files: Files) {
  const { original = page, language } = translationIn(page, files) ?? {};
  const file = language ? fileInLanguage(NAVIGATION_FILE, language) : NAVIGATION_FILE;
  const { header } = Object(files[file]) as Partial<Navigation>;
  return { file, links: header?.links, to: addressOfPage(original) };
}

/** The link to a page in its menu. */
export function menuLinkTo(page: string, files: Files): Place | undefined {
  const { file, links, to } = menuFor(page, files);
  const index = links?.findIndex((link) => link.to === to) ?? -1;
  return index < 0 ? undefined : { file, path: ['header', 'links', index] };
}

/** The menus that list an address as planned, without it. */
export const withoutPlanned = (address: string, files: Files): Files =>
  Object.fromEntries(
    Object.entries(files).flatMap(([file, values]) => {
      const { planned } = Object(values) as Partial<Navigation>;
      if (!Array.isArray(planned) || !planned.includes(address)) return [];
      return [[file, { ...Object(values), planned: planned.filter((other) => other !== address) }]];
    }),
  );

/** Describes the places that show each picture, by its file name without extension. */
export const placesOfPictures = (files: Files) =>
  Map.groupBy(placesOf('picture', files), ({ value }) => value);

/** Lists the possible targets of links: pages and their sections. */
export const linkTargets = (files: Files): string[] =>
  pageFiles(files)
    .filter((file) => file !== NOT_FOUND_FILE)
    .flatMap((file) => {
      const anchors = anchorsOf((files[file] as { blocks?: unknown } | null)?.blocks);
      return [addressOfPage(file), ...anchors.map((anchor) => `${addressOfPage(file)}#${anchor}`)];
    });
