import { getCollection } from 'astro:content';
import { type BlockContent, definitionOf } from '../../blocks/blocks.ts';
import { drawIllustrations } from '../../components/illustration/illustrations.ts';
import { directionOf, type PageContext } from '../../components/page-context.ts';
import { loadPictures } from '../../pictures/load-pictures.ts';
import type { PictureData } from '../../pictures/picture-data.ts';
import { loadTheme } from '../../theme/load-theme.ts';
import { contentFolder } from '../folders.ts';
import { addressIn, languageOfAddress, ownNameOf, withoutLanguage } from '../languages.ts';
import { leadLinks } from '../links-in-language.ts';
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

/** Everything published, by its address, with the names filled in, its links led to its language and its pictures made. */
async function loadAll(): Promise<LoadedPage[]> {
  const theme = loadTheme(contentFolder());
  const languages = await loadLanguages();
  const [original] = languages as [Language];
  const illustrations = drawIllustrations(theme.logos.company);
  const brochures = new Map(
    await Promise.all(
      languages.map(async (language) => [language, await loadBrochureLink(language, original)] as const),
    ),
  );
  const pages = await getCollection('pages', ({ data }) => isShown(data));
  pages.sort((one, other) => (one.id < other.id ? -1 : 1));
  const addresses = new Set(pages.map(({ id }) => id));
  const ids = languages.map(({ id }) => id);

  return Promise.all(
    pages.map(async ({ id: path, data, filePath }) => {
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
        content: leadLinks(pageSchema, fillTokens({ ...data, blocks }, names), readers),
        context: {
          company,
          theme,
          illustrations,
          navigation: leadLinks(navigationSchema, navigation, readers),
          language: tag,
          languages: languages.map((other) => {
            const there = addressIn(other.home, withoutLanguage(home, path));
            const isThere = addresses.has(there) && !isNotFound(there);
            return {
              tag: other.tag,
              name: ownNameOf(other.tag),
              company: other.company.names.company,
              to: isThere ? there : other.home,
            };
          }),
          brochure: brochures.get(language),
          home,
          direction: directionOf(tag),
          pictures: fillTokens(pictures, names).map((picture) => describedIn(language, original, picture)),
          path,
        },
        file: filePath!,
      };
    }),
  );
}

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
