import { type CollectionEntry, getCollection } from 'astro:content';
import { type BlockContent, definitionOf } from '../../blocks/blocks.ts';
import { drawIllustrations, type Illustrations } from '../../components/illustration/illustrations.ts';
import { directionOf, type LanguageLink, type PageContext } from '../../components/page-context.ts';
import { loadPictures } from '../../pictures/load-pictures.ts';
import { loadTheme, type Theme } from '../../theme/load-theme.ts';
import type { Link } from '../fields.ts';
import { addressIn, languageOfAddress, ownNameOf, withoutLanguage } from '../languages.ts';
import { localiseLinks, type ReadersLanguage } from '../links-in-language.ts';
import { loadBrochureLink } from '../load-brochure-file.ts';
import { isShown, type Language, loadLanguages } from '../load-languages.ts';
import { navigationSchema } from '../navigation.ts';
import { fillTokens } from '../tokens.ts';
import { describedIn } from '../translations.ts';
import { isNotFound, type PageContent, pageSchema } from './page.ts';

export interface LoadedPage {
  content: PageContent;
  context: PageContext;
  /** Its content file, relative to the project’s folder. */
  file: string;
}

/** The facts of the company, in the site’s own language. */
export const loadCompany = async () => (await loadLanguages())[0]!.company;

/** The 404 page of the site’s own language. */
export const loadNotFound = async () =>
  (await loadAll()).find(({ context }) => context.home === '/' && isNotFound(context.path))!;

/** The 404 pages of the other languages. */
export const loadOtherNotFound = async () =>
  (await loadAll()).filter(({ context }) => context.home !== '/' && isNotFound(context.path));

/** The pages with an address of their own, home first. */
export const loadPages = async () => (await loadAll()).filter(({ context }) => !isNotFound(context.path));

/** The data that all pages of the site share. */
interface SharedContent {
  theme: Theme;
  illustrations: Illustrations;
  /** The site’s own first. */
  languages: [Language, ...Language[]];
  /** Sorted by address, home first. */
  pages: CollectionEntry<'pages'>[];
}

/** Loads the data that all pages share. */
export async function loadSite(): Promise<SharedContent> {
  const theme = loadTheme();
  const pages = await getCollection('pages', ({ data }) => isShown(data));
  return {
    theme,
    illustrations: drawIllustrations(theme.logos.company),
    languages: (await loadLanguages()) as SharedContent['languages'],
    pages: pages.sort((one, other) => (one.id < other.id ? -1 : 1)),
  };
}

/** Loads all published pages, home first. Each route calls it again: the slow part, making pictures, is cached by Astro. */
async function loadAll(): Promise<LoadedPage[]> {
  const site = await loadSite();
  const { languages, pages } = site;
  const brochures = await Promise.all(
    languages.map(async (language) => [language, await loadBrochureLink(language, languages[0])] as const),
  );
  return Promise.all(pages.map((page) => loadPage(page, site, new Map(brochures))));
}

/** The language of a page. */
export function languageOf({ id }: CollectionEntry<'pages'>, { languages }: SharedContent): Language {
  const ids = languages.map(({ id }) => id);
  return languages[ids.indexOf(languageOfAddress(id, ids))]!;
}

/** The language of the readers of a page, for its links. */
function readersOf({ home, navigation }: Language, { languages, pages }: SharedContent): ReadersLanguage {
  const planned = navigation.planned.map((address) => addressIn(home, address));
  return {
    home,
    note: navigation.labels.inLanguage,
    otherTag: languages[0].tag,
    has: (address) => planned.includes(address) || pages.some(({ id }) => id === address),
  };
}

/** The content of a page, with names filled in and links to pages of its language. */
export function contentOf(page: CollectionEntry<'pages'>, site: SharedContent): PageContent {
  const language = languageOf(page, site);
  const content = { ...page.data, blocks: page.data.blocks.filter(isShown) };
  return localiseLinks(pageSchema, fillTokens(content, language.names), readersOf(language, site));
}

/** The part of the context that all pages of a language share. */
export function contextOf(language: Language, site: SharedContent) {
  const { company, navigation, tag, home } = language;
  return {
    company,
    theme: site.theme,
    illustrations: site.illustrations,
    navigation: localiseLinks(navigationSchema, navigation, readersOf(language, site)),
    language: tag,
    direction: directionOf(tag),
    home,
  };
}

/** A page with its pictures made. */
async function loadPage(
  page: CollectionEntry<'pages'>,
  site: SharedContent,
  brochures: Map<Language, Link | undefined>,
): Promise<LoadedPage> {
  const path = page.id;
  const language = languageOf(page, site);
  const content = contentOf(page, site);
  const pictures = await loadPictures(placementsOf(content.blocks), site.theme.colours);
  return {
    content,
    context: {
      ...contextOf(language, site),
      languages: languageLinks(site, withoutLanguage(language.home, path)),
      brochure: brochures.get(language),
      pictures: fillTokens(pictures, language.names).map((picture) =>
        describedIn(picture, language.pictureTexts, site.languages[0].tag),
      ),
      path,
    },
    file: page.filePath!,
  };
}

/** A page in each language of the site, or the language’s home page. @param address without its language */
const languageLinks = ({ languages, pages }: SharedContent, address: string): LanguageLink[] =>
  languages.map(({ tag, home, company }) => {
    const there = addressIn(home, address);
    const isThere = pages.some(({ id }) => id === there) && !isNotFound(there);
    return { tag, name: ownNameOf(tag), company: company.names.company, to: isThere ? there : home };
  });

/** The pictures that blocks show. */
export const placementsOf = (blocks: BlockContent[]) =>
  blocks.flatMap((block) => definitionOf(block).pictures?.(block) ?? []);
