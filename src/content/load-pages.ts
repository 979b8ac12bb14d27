import { getCollection, getEntry } from 'astro:content';
import { placementsOf } from '../blocks/pictures.ts';
import { loadPictures } from '../pictures/load-pictures.ts';
import { tokensOf } from './company.ts';
import { DEFAULT_LANGUAGE, languageOfAddress } from './folders.ts';
import { loadBrochureFile } from './load-brochure-file.ts';
import { NOT_FOUND, type PageContent } from './page.ts';
import { directionOf, type PageContext } from './page-context.ts';
import { fillTokens } from './tokens.ts';

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

let loaded: Promise<LoadedPage[]> | undefined;

/** Everything published. A build loads it once for all that is made from it; while editing, it may have changed. */
function loadAll(): Promise<LoadedPage[]> {
  if (import.meta.env.DEV) return load();
  loaded ??= load();
  return loaded;
}

/** While someone edits, drafts are pages and blocks like the others; each is marked. The public never gets them. */
const isShown = ({ published }: { published: boolean }) => published || import.meta.env.DEV;

/** Pages by their address, with the names filled in and their pictures made. */
async function load(): Promise<LoadedPage[]> {
  const company = await loadCompany();
  const names = tokensOf(company);
  const navigations = await getCollection('navigation');
  const languages = navigations.map(({ id }) => id);
  const brochure = await loadBrochureFile();
  const pages = await getCollection('pages', ({ data }) => isShown(data));
  pages.sort((one, other) => (one.id < other.id ? -1 : 1));

  return Promise.all(
    pages.map(async ({ id: path, data, filePath }) => {
      const blocks = data.blocks.filter(isShown);
      const language = languageOfAddress(path, languages);
      const tag = language === DEFAULT_LANGUAGE ? company.language : language;
      const navigation =
        navigations.find(({ id }) => id === language) ??
        navigations.find(({ id }) => id === DEFAULT_LANGUAGE);
      return {
        content: fillTokens({ ...data, blocks }, names),
        context: {
          company,
          navigation: fillTokens(navigation!.data, names),
          language: tag,
          brochure: brochure?.link,
          home: language === DEFAULT_LANGUAGE ? '/' : `/${language}`,
          direction: directionOf(tag),
          pictures: fillTokens(await loadPictures(blocks.flatMap(placementsOf)), names),
          path,
        },
        file: filePath!,
      };
    }),
  );
}
