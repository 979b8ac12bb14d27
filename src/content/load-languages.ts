import { type CollectionKey, getCollection } from 'astro:content';
import { type BrochureCopy, brochureSchema } from './brochure.ts';
import { type Company, companySchema, tokensOf } from './company.ts';
import { DEFAULT_LANGUAGE, homeOf } from './languages.ts';
import { type Navigation, navigationSchema } from './navigation.ts';
import { fillTokens } from './tokens.ts';
import { navigationIn, overlay, type PictureTexts } from './translations.ts';

/** The data that all pages of a language share. */
export interface Language {
  /** The folder of its pages; `default` for those in none. */
  id: string;
  /** BCP 47. */
  tag: string;
  /** The address of its home page. */
  home: string;
  company: Company;
  /** The names that replace `{company}` and other tokens. */
  names: Record<string, string>;
  navigation: Navigation;
  brochure: BrochureCopy | undefined;
  pictureTexts: PictureTexts;
}

/** Tests whether a page or block is drawn. Drafts are drawn only by `npm run dev` and in the editor. */
export const isShown = ({ published }: { published: boolean }) => published || import.meta.env.DEV;

/** Every language that has a navigation, the site’s own first. A language whose home page is a draft is left out. */
export async function loadLanguages(): Promise<Language[]> {
  const pages = await getCollection('pages', ({ data }) => isShown(data));
  const isReady = (id: string) => pages.some((page) => page.id === homeOf(id));
  const filesOf = async (collection: CollectionKey) =>
    new Map((await getCollection(collection)).map(({ id, data }) => [id, data as object]));
  const [companies, navigations, brochures] = await Promise.all(
    (['company', 'navigation', 'brochure'] as const).map(filesOf),
  );
  const texts = await getCollection('pictureTexts');
  const textsIn = (language: string): PictureTexts =>
    Object.fromEntries(
      texts.flatMap(({ id, data }) =>
        id.startsWith(`${language}/`) ? [[id.slice(language.length + 1), data]] : [],
      ),
    );
  const ids = [...navigations!.keys()]
    .filter(isReady)
    .sort(
      (one, other) =>
        Number(other === DEFAULT_LANGUAGE) - Number(one === DEFAULT_LANGUAGE) || (one < other ? -1 : 1),
    );
  const read = (files: Map<string, object> | undefined, id: string) =>
    overlay(files?.get(DEFAULT_LANGUAGE), id === DEFAULT_LANGUAGE ? undefined : files?.get(id));
  return ids.map((id) => {
    const { proposed: _, ...facts } = read(companies, id) as Company & { proposed?: unknown };
    const company = companySchema.parse({
      ...facts,
      // A build for another address sets `SITE_URL`, so that it does not send search engines to the owner’s.
      site: process.env['SITE_URL'] || facts.site,
    });
    const own = navigations!.get(id)!;
    const original = navigations!.get(DEFAULT_LANGUAGE)!;
    const navigation = navigationSchema.parse(id === DEFAULT_LANGUAGE ? own : navigationIn(original, own));
    const names = tokensOf(company);
    const brochure = read(brochures, id);
    return {
      id,
      tag: id === DEFAULT_LANGUAGE ? company.language : (navigation.tag ?? id),
      home: homeOf(id),
      company,
      names,
      navigation: fillTokens(navigation, names),
      brochure: brochure === undefined ? undefined : fillTokens(brochureSchema.parse(brochure), names),
      pictureTexts: fillTokens(textsIn(id), names),
    };
  });
}
