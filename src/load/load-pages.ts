import { getCollection } from 'astro:content';
import { drawIllustrations } from '../components/illustration/illustrations.ts';
import type { PageContext } from '../components/page-context.ts';
import { loadPictures } from '../pictures/load-pictures.ts';
import { loadTheme } from '../theme/load-theme.ts';
import { loadCompanyProfileLink } from './load-company-profile.ts';
import { isShown, loadLanguages } from './load-languages.ts';
import { isNotFound, type PageContent } from './page.ts';
import { contentIn, contextOf, languageOfPage, placementsOf, type SharedContent } from './page-content.ts';

export interface LoadedPage {
  content: PageContent;
  context: PageContext;
}

/** The facts of the company, in the site’s own language. */
export const loadCompany = async () => (await loadLanguages())[0]!.company;

/** The pages with an address of their own, home first. */
export const loadPages = async () => (await loadAll()).filter(({ context }) => !isNotFound(context.path));

/** All published pages, home first, with the 404 pages. Each route calls it again: the slow part, making pictures, is cached by Astro. */
export async function loadAll(): Promise<LoadedPage[]> {
  const theme = loadTheme();
  const languages = (await loadLanguages()) as SharedContent['languages'];
  const pages = await getCollection('pages', ({ data }) => isShown(data));
  pages.sort((one, other) => (one.id < other.id ? -1 : 1));
  const site = {
    theme,
    illustrations: drawIllustrations(theme.logos.company),
    languages,
    pages: pages.map(({ id }) => id),
  };
  const companyProfiles = await Promise.all(
    languages.map((language) => loadCompanyProfileLink(language, languages[0])),
  );
  return Promise.all(
    pages.map(async ({ id, data }) => {
      const language = languageOfPage(id, site);
      const shown = { ...data, blocks: data.blocks.filter(isShown) };
      const content = contentIn(language, shown, site);
      const pictures = await loadPictures(placementsOf(content.blocks));
      const companyProfile = companyProfiles[languages.indexOf(language)];
      return { content, context: contextOf(id, language, site, companyProfile, pictures) };
    }),
  );
}
