/** What is drawn on a page, from the values of content files. Nothing here reads files, because the CMS also runs it in the browser. */
import { type BlockContent, definitionOf } from '../blocks/blocks.ts';
import type { Illustrations } from '../components/illustration/illustrations.ts';
import type { LanguageLink, PageContext } from '../components/page-context.ts';
import type { PictureData } from '../pictures/picture-data.ts';
import type { Link } from '../schema/fields.ts';
import {
  addressIn,
  languageOfAddress,
  ownNameOf,
  textDirectionOf,
  withoutLanguage,
} from '../schema/languages.ts';
import { navigationSchema } from '../schema/navigation.ts';
import { isFallback } from '../schema/page-addresses.ts';
import { fillNames } from '../text/fill-names.ts';
import { withoutSoftHyphens } from '../text/soft-hyphens.ts';
import type { Theme } from '../theme/load-theme.ts';
import type { Language } from './language.ts';
import { localiseLinks, type ReadersLanguage } from './links-in-language.ts';
import { type PageContent, pageSchema } from './page.ts';
import { translatedPicture } from './translations.ts';

/** A page with all that is drawn of it. */
export interface LoadedPage {
  content: PageContent;
  context: PageContext;
}

/** The data that all pages of the site share. */
export interface SharedContent {
  theme: Theme;
  illustrations: Illustrations;
  /** The site’s own first. */
  languages: [Language, ...Language[]];
  /** The addresses of its pages. */
  pages: string[];
}

/** The language of the page at an address. */
export function languageOfPage(address: string, { languages }: SharedContent): Language {
  const ids = languages.map(({ id }) => id);
  return languages[ids.indexOf(languageOfAddress(address, ids))]!;
}

/** The language of the readers of a page, for its links. */
function readersOf({ home, navigation }: Language, { languages, pages }: SharedContent): ReadersLanguage {
  const planned = navigation.planned.map((address) => addressIn(home, address));
  return {
    home,
    note: navigation.labels.inLanguage,
    defaultTag: languages[0].tag,
    has: (address) => planned.includes(address) || pages.includes(address),
  };
}

/** The content of a page, with names filled in and links to pages of its language. */
export const contentIn = (language: Language, content: PageContent, site: SharedContent): PageContent =>
  localiseLinks(pageSchema, fillNames(content, language.names), readersOf(language, site));

/**
 * The context of a page’s blocks.
 * @param pictures those that its blocks show, with the texts of the site’s own language
 */
export function contextOf(
  address: string,
  language: Language,
  site: SharedContent,
  companyProfileLink: Link | undefined,
  pictures: PictureData[],
): PageContext {
  const { company, names, navigation, pictureText, tag, home } = language;
  return {
    company,
    theme: site.theme,
    illustrations: site.illustrations,
    navigation: localiseLinks(navigationSchema, navigation, readersOf(language, site)),
    languageTag: tag,
    textDirection: textDirectionOf(tag),
    home,
    languages: languageLinks(site, withoutLanguage(home, address)),
    companyProfileLink,
    pictures: fillNames(
      pictures.map((picture) => translatedPicture(picture, pictureText(picture.name), site.languages[0].tag)),
      names,
    ),
    address,
  };
}

/** A page in each language of the site, or the language’s home page. @param address without its language */
const languageLinks = ({ languages, pages }: SharedContent, address: string): LanguageLink[] =>
  languages.map(({ tag, home, company }) => {
    const there = addressIn(home, address);
    const isThere = pages.includes(there) && !isFallback(there);
    return { tag, name: ownNameOf(tag), company: company.names.company, to: isThere ? there : home };
  });

/** The pictures that blocks show. */
export const placementsOf = (blocks: BlockContent[]) =>
  blocks.flatMap((block) => definitionOf(block).pictures?.(block) ?? []);

/** The main heading of a page, with the line breaks of its author; the page’s title if it has none. */
export function headlineOf({ title, blocks }: PageContent): string {
  const [headline = title] = blocks.flatMap((block) => definitionOf(block).headline?.(block) ?? []);
  return withoutSoftHyphens(headline);
}
