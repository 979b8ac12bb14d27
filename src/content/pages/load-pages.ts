import { getCollection, getEntry } from 'astro:content';
import { definitionOf } from '../../blocks/blocks.ts';
import { drawIllustrations } from '../../components/illustration/illustrations.ts';
import { directionOf, type PageContext } from '../../components/page-context.ts';
import { loadPictures } from '../../pictures/load-pictures.ts';
import { loadTheme } from '../../theme/load-theme.ts';
import { tokensOf } from '../company.ts';
import { contentFolder } from '../folders.ts';
import { DEFAULT_LANGUAGE, languageOfAddress } from '../languages.ts';
import { loadBrochureFile } from '../load-brochure-file.ts';
import { fillTokens } from '../tokens.ts';
import { NOT_FOUND, type PageContent } from './page.ts';

export interface LoadedPage {
  content: PageContent;
  context: PageContext;
  /** The file that the owner wrote it in, from the project’s folder. */
  file: string;
}

/** The facts of the company. */
export const loadCompany = async () => (await getEntry('company', 'company'))!.data;

/** The page for every address without one of its own. */
export const loadNotFound = async () => (await loadAll()).find(({ context }) => context.path === NOT_FOUND)!;

/** The pages with an address of their own, home first. */
export const loadPages = async () => (await loadAll()).filter(({ context }) => context.path !== NOT_FOUND);

/** While someone edits, drafts are pages and blocks like the others; each is marked. The public never gets them. */
const isShown = ({ published }: { published: boolean }) => published || import.meta.env.DEV;

/** Everything published, by its address, with the names filled in and its pictures made. */
async function loadAll(): Promise<LoadedPage[]> {
  const company = await loadCompany();
  const names = tokensOf(company);
  const theme = loadTheme(contentFolder());
  const illustrations = drawIllustrations(theme.logos.company);
  const navigations = await getCollection('navigation');
  const languages = navigations.map(({ id }) => id);
  const brochure = await loadBrochureFile();
  const pages = await getCollection('pages', ({ data }) => isShown(data));
  pages.sort((one, other) => (one.id < other.id ? -1 : 1));

  return Promise.all(
    pages.map(async ({ id: path, data, filePath }) => {
      const blocks = data.blocks.filter(isShown);
      const placements = blocks.flatMap((block) => definitionOf(block).pictures?.(block) ?? []);
      const language = languageOfAddress(path, languages);
      const tag = language === DEFAULT_LANGUAGE ? company.language : language;
      const navigation =
        navigations.find(({ id }) => id === language) ??
        navigations.find(({ id }) => id === DEFAULT_LANGUAGE);
      return {
        content: fillTokens({ ...data, blocks }, names),
        context: {
          company,
          theme,
          illustrations,
          navigation: fillTokens(navigation!.data, names),
          language: tag,
          brochure: brochure?.link,
          home: language === DEFAULT_LANGUAGE ? '/' : `/${language}`,
          direction: directionOf(tag),
          pictures: fillTokens(await loadPictures(placements, theme.colours), names),
          path,
        },
        file: filePath!,
      };
    }),
  );
}
