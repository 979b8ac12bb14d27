import { getCollection } from 'astro:content';
import { drawIllustrations } from '../components/illustration/illustrations.ts';
import { loadPictures } from '../pictures/load-pictures.ts';
import { homeOf } from '../schema/languages.ts';
import { isFallback } from '../schema/page-addresses.ts';
import { loadTheme } from '../theme/load-theme.ts';
import { languagesFrom } from './language.ts';
import { loadCompanyProfileLink } from './load-company-profile.ts';
import {
  contentIn,
  contextOf,
  type LoadedPage,
  languageOfPage,
  placementsOf,
  type SharedContent,
} from './page-content.ts';

/** Tests whether a page or block is drawn. Drafts are drawn only by `npm run dev` and `npm run edit`. */
const isShown = ({ published }: { published: boolean }) =>
  published || import.meta.env.MODE === 'development';

/** Every language that has a navigation, the site’s own first. A language whose home page is a draft is left out. */
export async function loadLanguages(): Promise<SharedContent['languages']> {
  const pages = await getCollection('pages', ({ data }) => isShown(data));
  const texts = [...(await getCollection('texts')), ...(await getCollection('pictureTexts'))];
  const files = Object.fromEntries(texts.map(({ id, data }) => [id, data]));
  return languagesFrom(files, (id) => pages.some((page) => page.id === homeOf(id)));
}

/** The facts of the company, in the site’s own language. */
export const loadCompany = async () => (await loadLanguages())[0].company;

/** The pages with an address of their own, home first. */
export const loadPages = async () =>
  (await loadPagesWithFallbacks()).filter(({ context }) => !isFallback(context.address));

/**
 * All published pages, home first, including the 404 and offline pages. Each route calls it again: Astro keeps the pictures,
 * which take the longest.
 */
export async function loadPagesWithFallbacks(): Promise<LoadedPage[]> {
  const theme = loadTheme();
  const languages = await loadLanguages();
  const pages = await getCollection('pages', ({ data }) => isShown(data));
  pages.sort((one, other) => (one.id < other.id ? -1 : 1));
  const site = {
    theme,
    illustrations: drawIllustrations(theme.logos.company),
    languages,
    pages: pages.map(({ id }) => id),
  };
  const companyProfileLinks = await Promise.all(
    languages.map((language) => loadCompanyProfileLink(language, languages[0])),
  );
  return Promise.all(
    pages.map(async ({ id, data }) => {
      const language = languageOfPage(id, site);
      const shown = { ...data, blocks: data.blocks.filter(isShown) };
      const content = contentIn(language, shown, site);
      const pictures = await loadPictures(placementsOf(content.blocks));
      const companyProfileLink = companyProfileLinks[languages.indexOf(language)];
      return { content, context: contextOf(id, language, site, companyProfileLink, pictures) };
    }),
  );
}
