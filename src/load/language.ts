import type { z } from 'astro/zod';
import { type Company, companySchema, namesOf } from '../schema/company.ts';
import { type CompanyProfileCopy, companyProfileSchema } from '../schema/company-profile.ts';
import { DEFAULT_LANGUAGE, fileInLanguage, homeOf, languageIdsIn } from '../schema/languages.ts';
import { type Navigation, navigationSchema } from '../schema/navigation.ts';
import type { PictureText } from '../schema/picture.ts';
import { fillNames } from '../text/fill-names.ts';
import { overlay } from './translations.ts';

/** The values of content files, by name. */
type Files = Record<string, unknown>;

/** The data that all pages of a language share. */
export interface Language {
  /** The folder of its pages; `default` for those in none. */
  id: string;
  /** BCP 47. */
  tag: string;
  /** The address of its home page. */
  home: string;
  company: Company;
  /** The names that replace `{company}` and the like. */
  names: Record<string, string>;
  navigation: Navigation;
  profileCopy: CompanyProfileCopy | undefined;
  /** The texts of a picture; undefined in the site’s own language, whose texts are with the pictures. */
  pictureText(name: string): PictureText | undefined;
}

/**
 * Every language that has a navigation, the site’s own first.
 * @param isReady whether it is shown
 * @throws Error when a file has mistakes; the check explains them
 */
export const languagesFrom = (files: Files, isReady: (id: string) => boolean) =>
  languageIdsIn(Object.keys(files))
    .filter(isReady)
    .map((id) => languageFrom(id, files))
    .sort((one, other) => (one.home < other.home ? -1 : 1)) as [Language, ...Language[]];

/** Puts together what the files say of a language. What a translation leaves out is taken from the original. */
function languageFrom(id: string, files: Files): Language {
  const isDefault = id === DEFAULT_LANGUAGE;
  const translationOf = (file: string) => (isDefault ? undefined : files[fileInLanguage(file, id)]);
  const read = <Schema extends z.ZodType>(file: string, schema: Schema) =>
    schema.parse(overlay(schema, files[file], translationOf(file)));
  const company = read('company.yaml', companySchema);
  const navigation = read('navigation.yaml', navigationSchema);
  const names = namesOf(company);
  return {
    id,
    tag: isDefault ? company.language : (navigation.tag ?? id),
    home: homeOf(id),
    company,
    names,
    navigation: fillNames(navigation, names),
    profileCopy: fillNames(read('company-profile.yaml', companyProfileSchema.optional()), names),
    pictureText: (name) => (isDefault ? undefined : (translationOf(`pictures/${name}.yaml`) ?? {})),
  };
}
