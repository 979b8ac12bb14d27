import { getCollection, getEntry } from 'astro:content';
import { picturesOf } from '../blocks/pictures.ts';
import { loadPictures } from '../pictures/load-pictures.ts';
import { tokensOf } from './company.ts';
import { DEFAULT_LANGUAGE, languageOfAddress } from './folders.ts';
import type { PageContent } from './page.ts';
import type { Site } from './site.ts';
import { fillTokens } from './tokens.ts';

export interface LoadedPage {
  content: PageContent;
  site: Site;
}

/** While someone edits, drafts are pages and blocks like the others; each is marked. The public never gets them. */
const isShown = ({ published }: { published: boolean }) => published || import.meta.env.DEV;

/**
 * Published pages with the names filled in and their pictures made.
 * @param isWanted says by its address whether a page is
 */
export async function loadPages(isWanted: (address: string) => boolean): Promise<LoadedPage[]> {
  const company = (await getEntry('company', 'company'))!.data;
  const names = tokensOf(company);
  const navigations = await getCollection('navigation');
  const languages = navigations.map(({ id }) => id);
  const pages = await getCollection('pages', ({ id, data }) => isShown(data) && isWanted(id));

  return Promise.all(
    pages.map(async ({ id: path, data }) => {
      const blocks = data.blocks.filter(isShown);
      const language = languageOfAddress(path, languages);
      const navigation =
        navigations.find(({ id }) => id === language) ??
        navigations.find(({ id }) => id === DEFAULT_LANGUAGE);
      return {
        content: fillTokens({ ...data, blocks }, names),
        site: {
          company,
          navigation: fillTokens(navigation!.data, names),
          language,
          home: language === DEFAULT_LANGUAGE ? '/' : `/${language}`,
          direction: new Intl.Locale(language).getTextInfo().direction ?? 'ltr',
          pictures: fillTokens(await loadPictures(blocks.flatMap(picturesOf)), names),
          path,
        },
      };
    }),
  );
}
