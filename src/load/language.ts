import { type Company, companySchema, tokensOf } from '../schema/company.ts';
import { type CompanyProfileCopy, companyProfileSchema } from '../schema/company-profile.ts';
import { DEFAULT_LANGUAGE, homeOf } from '../schema/languages.ts';
import { type Navigation, navigationSchema } from '../schema/navigation.ts';
import type { PictureText } from '../schema/picture.ts';
import { fillTokens } from '../schema/tokens.ts';
import { navigationIn, overlay, type PictureTexts } from '../schema/translations.ts';

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
  companyProfile: CompanyProfileCopy | undefined;
  /** None in the site’s own language, whose texts are with the pictures. */
  pictureTexts: PictureTexts | undefined;
}

/** The values of content files, by language; the texts of pictures by language and name: `ar/yard`. */
interface LanguageFiles {
  companies: Map<string, object>;
  navigations: Map<string, object>;
  companyProfiles: Map<string, object>;
  pictureTexts: Map<string, PictureText>;
}

/**
 * Every language that has a navigation, the site’s own first.
 * @param isReady whether it is shown
 * @throws Error when a file has mistakes; the check explains them
 */
export const languagesFrom = (files: LanguageFiles, isReady: (id: string) => boolean): Language[] =>
  [...files.navigations.keys()]
    .filter(isReady)
    .sort(
      (one, other) =>
        Number(other === DEFAULT_LANGUAGE) - Number(one === DEFAULT_LANGUAGE) || (one < other ? -1 : 1),
    )
    .map((id) => languageFrom(id, files));

/** Puts together what the files say of a language. What a translation leaves out is taken from the original. */
function languageFrom(id: string, files: LanguageFiles): Language {
  const isOwn = id === DEFAULT_LANGUAGE;
  const read = (all: Map<string, object>) =>
    overlay(all.get(DEFAULT_LANGUAGE), isOwn ? undefined : all.get(id));
  const company = companySchema.parse(read(files.companies));
  const own = files.navigations.get(id)!;
  const navigation = navigationSchema.parse(
    isOwn ? own : navigationIn(files.navigations.get(DEFAULT_LANGUAGE)!, own),
  );
  const names = tokensOf(company);
  return {
    id,
    tag: isOwn ? company.language : (navigation.tag ?? id),
    home: homeOf(id),
    company,
    names,
    navigation: fillTokens(navigation, names),
    companyProfile: fillTokens(companyProfileSchema.optional().parse(read(files.companyProfiles)), names),
    pictureTexts: isOwn ? undefined : fillTokens(textsIn(id, files.pictureTexts), names),
  };
}

const textsIn = (language: string, texts: Map<string, PictureText>): PictureTexts =>
  Object.fromEntries(
    [...texts].flatMap(([id, text]) =>
      id.startsWith(`${language}/`) ? [[id.slice(language.length + 1), text]] : [],
    ),
  );
