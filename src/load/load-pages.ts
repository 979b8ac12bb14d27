import { type CollectionEntry, getCollection } from 'astro:content';
import { drawIllustrations } from '../components/illustration/illustrations.ts';
import type { PageContext } from '../components/page-context.ts';
import { loadPictures } from '../pictures/load-pictures.ts';
import type { Link } from '../schema/fields.ts';
import { loadTheme } from '../theme/load-theme.ts';
import type { Language } from './language.ts';
import { loadCompanyProfileLink } from './load-company-profile.ts';
import { isShown, loadLanguages } from './load-languages.ts';
import { isNotFound, type PageContent } from './page.ts';
import { contentIn, contextOf, languageOf, placementsOf, type SharedContent } from './page-content.ts';

export interface LoadedPage {
  content: PageContent;
  context: PageContext;
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

type Page = CollectionEntry<'pages'>;
type Site = Omit<SharedContent, 'pages'> & { pages: Page[] };

/** Loads the data that all pages share. */
async function loadSite(): Promise<Site> {
  const theme = loadTheme();
  const pages = await getCollection('pages', ({ data }) => isShown(data));
  return {
    theme,
    illustrations: drawIllustrations(theme.logos.company),
    languages: (await loadLanguages()) as Site['languages'],
    pages: pages.sort((one, other) => (one.id < other.id ? -1 : 1)),
  };
}

/** Loads all published pages, home first. Each route calls it again: the slow part, making pictures, is cached by Astro. */
async function loadAll(): Promise<LoadedPage[]> {
  const site = await loadSite();
  const { languages, pages } = site;
  const companyProfiles = await Promise.all(
    languages.map(
      async (language) => [language, await loadCompanyProfileLink(language, languages[0])] as const,
    ),
  );
  return Promise.all(pages.map((page) => loadPage(page, site, new Map(companyProfiles))));
}

/** The content of a page, with names filled in and links to pages of its language. */
const contentOf = (page: Page, site: Site): PageContent =>
  contentIn(languageOf(page, site), { ...page.data, blocks: page.data.blocks.filter(isShown) }, site);

/** A page with its pictures made. */
async function loadPage(
  page: Page,
  site: Site,
  companyProfiles: Map<Language, Link | undefined>,
): Promise<LoadedPage> {
  const language = languageOf(page, site);
  const content = contentOf(page, site);
  const pictures = await loadPictures(placementsOf(content.blocks));
  return {
    content,
    context: contextOf(page.id, language, site, companyProfiles.get(language), pictures),
  };
}
