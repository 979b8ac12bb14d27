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
  /** None in the site’s own language, whose texts are with the pictures. */
  pictureTexts: PictureTexts | undefined;
}

/** The values of files that each language has for itself, by language. */
type Files = Map<string, object>;

/**
 * Puts together what the files say of a language. What a translation leaves out is taken from the original.
 * @throws Error when a file has mistakes; the check explains them
 */
export function languageFrom(
  id: string,
  files: { companies: Files; navigations: Files; brochures: Files; pictureTexts: PictureTexts | undefined },
): Language {
  const read = (all: Files) =>
    overlay(all.get(DEFAULT_LANGUAGE), id === DEFAULT_LANGUAGE ? undefined : all.get(id));
  const company = companySchema.parse(read(files.companies));
  const own = files.navigations.get(id)!;
  const original = files.navigations.get(DEFAULT_LANGUAGE)!;
  const navigation = navigationSchema.parse(id === DEFAULT_LANGUAGE ? own : navigationIn(original, own));
  const names = tokensOf(company);
  const brochure = read(files.brochures);
  return {
    id,
    tag: id === DEFAULT_LANGUAGE ? company.language : (navigation.tag ?? id),
    home: homeOf(id),
    company,
    names,
    navigation: fillTokens(navigation, names),
    brochure: brochure === undefined ? undefined : fillTokens(brochureSchema.parse(brochure), names),
    pictureTexts: fillTokens(files.pictureTexts, names),
  };
}
