import { type CollectionKey, getCollection } from 'astro:content';
import { DEFAULT_LANGUAGE, homeOf } from '../schema/languages.ts';
import type { PictureText } from '../schema/picture.ts';
import { type Language, languagesFrom } from './language.ts';

/** Tests whether a page or block is drawn. Drafts are drawn only by `npm run dev` and `npm run edit`. */
export const isShown = ({ published }: { published: boolean }) =>
  published || import.meta.env.MODE === 'development';

/** Every language that has a navigation, the site’s own first. A language whose home page is a draft is left out. */
export async function loadLanguages(): Promise<Language[]> {
  const pages = await getCollection('pages', ({ data }) => isShown(data));
  const filesOf = async <File extends object>(collection: CollectionKey) =>
    new Map((await getCollection(collection)).map(({ id, data }) => [id, data as File]));
  const companies = await filesOf('company');
  // A build for another address sets `SITE_URL`, so that it does not send search engines to the owner’s.
  const site = process.env['SITE_URL'];
  if (site) companies.set(DEFAULT_LANGUAGE, { ...companies.get(DEFAULT_LANGUAGE), site });
  const files = {
    companies,
    navigations: await filesOf('navigation'),
    companyProfiles: await filesOf('companyProfile'),
    pictureTexts: await filesOf<PictureText>('pictureTexts'),
  };
  return languagesFrom(files, (id) => pages.some((page) => page.id === homeOf(id)));
}
