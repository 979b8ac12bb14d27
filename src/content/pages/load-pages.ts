import { type CollectionEntry, getCollection } from 'astro:content';
import { type BlockContent, definitionOf } from '../../blocks/blocks.ts';
import { drawIllustrations, type Illustrations } from '../../components/illustration/illustrations.ts';
import { directionOf, type LanguageLink, type PageContext } from '../../components/page-context.ts';
import { loadPictures } from '../../pictures/load-pictures.ts';
import type { PictureData } from '../../pictures/picture-data.ts';
import { loadTheme, type Theme } from '../../theme/load-theme.ts';
import type { Link } from '../fields.ts';
import { contentFolder } from '../folders.ts';
import { addressIn, languageOfAddress, ownNameOf, withoutLanguage } from '../languages.ts';
import { localiseLinks } from '../links-in-language.ts';
import { loadBrochureLink } from '../load-brochure-file.ts';
import { isShown, type Language, loadLanguages } from '../load-languages.ts';
import { navigationSchema } from '../navigation.ts';
import { pictureNameOf } from '../picture.ts';
import { fillTokens } from '../tokens.ts';
import { isNotFound, type PageContent, pageSchema } from './page.ts';

export interface LoadedPage {
  content: PageContent;
  context: PageContext;
  /** The file that the owner wrote it in, from the project’s folder. */
  file: string;
}

/** The facts of the company, in the site’s own language. */
export const loadCompany = async () => (await loadLanguages())[0]!.company;

/** The page for every address without one of its own. */
export const loadNotFound = async () =>
  (await loadAll()).find(({ context }) => context.home === '/' && isNotFound(context.path))!;

/** The pages that answer unknown addresses below the other languages’ folders. */
export const loadOtherNotFound = async () =>
  (await loadAll()).filter(({ context }) => context.home !== '/' && isNotFound(context.path));

/** The pages with an address of their own, home first. */
export const loadPages = async () => (await loadAll()).filter(({ context }) => !isNotFound(context.path));

/** What all pages of the site share. */
interface Site {
  theme: Theme;
  illustrations: Illustrations;
  /** The site’s own first. */
  languages: [Language, ...Language[]];
  brochures: Map<Language, Link | undefined>;
  /** The addresses of all pages, those that answer unknown ones among them. */
  addresses: Set<string>;
}

/** Everything published, home first. */
async function loadAll(): Promise<LoadedPage[]> {
  const theme = loadTheme(contentFolder());
  const languages = (await loadLanguages()) as Site['languages'];
  const brochures = languages.map(
    async (language) => [language, await loadBrochureLink(language, languages[0])] as const,
  );
  const pages = await getCollection('pages', ({ data }) => isShown(data));
  pages.sort((one, other) => (one.id < other.id ? -1 : 1));
  const site = {
    theme,
    illustrations: drawIllustrations(theme.logos.company),
    languages,
    brochures: new Map(await Promise.all(brochures)),
    addresses: new Set(pages.map(({ id }) => id)),
  };
  return Promise.all(pages.map((page) => loadPage(page, site)));
}

/** A page with the names filled in, its links led to its language and its pictures made. */
async function loadPage(
  { id: path, data, filePath }: CollectionEntry<'pages'>,
  site: Site,
): Promise<LoadedPage> {
  const { theme, illustrations, languages, brochures, addresses } = site;
  const [original] = languages;
  const ids = languages.map(({ id }) => id);
  const language = languages[ids.indexOf(languageOfAddress(path, ids))]!;
  const { home, tag, company, names, navigation } = language;
  const planned = navigation.planned.map((address) => addressIn(home, address));
  const readers = {
    home,
    note: navigation.labels.inLanguage,
    otherTag: original.tag,
    has: (address: string) => addresses.has(address) || planned.includes(address),
  };
  const blocks = data.blocks.filter(isShown);
  const pictures = await loadPictures(placementsOf(blocks), theme.colours);
  return {
    content: localiseLinks(pageSchema, fillTokens({ ...data, blocks }, names), readers),
    context: {
      company,
      theme,
      illustrations,
      navigation: localiseLinks(navigationSchema, navigation, readers),
      language: tag,
      languages: languageLinks(site, withoutLanguage(home, path)),
      brochure: brochures.get(language),
      home,
      direction: directionOf(tag),
      pictures: fillTokens(pictures, names).map((picture) => describedIn(language, original, picture)),
      path,
    },
    file: filePath!,
  };
}

/** A page in each language of the site, or the language’s home page. @param address without its language */
const languageLinks = ({ languages, addresses }: Site, address: string): LanguageLink[] =>
  languages.map(({ tag, home, company }) => {
    const there = addressIn(home, address);
    const isThere = addresses.has(there) && !isNotFound(there);
    return { tag, name: ownNameOf(tag), company: company.names.company, to: isThere ? there : home };
  });

const placementsOf = (blocks: BlockContent[]) =>
  blocks.flatMap((block) => definitionOf(block).pictures?.(block) ?? []);

/** A picture with what its language says of it; what is missing stays in the site’s own language and is marked so. */
export function describedIn<Picture extends Pick<PictureData, 'name' | 'alt' | 'caption'>>(
  { home, pictureTexts }: Language,
  original: Language,
  picture: Picture,
): Picture {
  if (home === '/') return picture;
  const [, texts = {}] =
    Object.entries(pictureTexts).find(([file]) => pictureNameOf(file) === picture.name) ?? [];
  const isWhole = texts.alt !== undefined && texts.caption !== undefined;
  return { ...picture, ...texts, ...(isWhole ? {} : { language: original.tag }) };
}
