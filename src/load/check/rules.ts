/** What is right within and between content files. Nothing here needs the disk: the CMS asks the same before it saves. */
import type { z } from 'astro/zod';
import { companySchema, namesSchema, tokensOf } from '../../schema/company.ts';
import { companyProfileSchema } from '../../schema/company-profile.ts';
import { DEFAULT_LANGUAGE, languageOfFile } from '../../schema/languages.ts';
import { type Navigation, navigationSchema } from '../../schema/navigation.ts';
import { pictureSchema, pictureTextSchema } from '../../schema/picture.ts';
import { redirectsSchema } from '../../schema/redirects.ts';
import { companyTranslationSchema, navigationIn, overlay } from '../../schema/translations.ts';
import { addressOf, pageSchema } from '../page.ts';
import { languageOf, languageProblems, orphanProblems, type PageFile, pageFileProblems } from './files.ts';
import { linkProblems, plannedProblems, redirectProblems } from './links.ts';
import { unknownPictures } from './picture-names.ts';
import type { Problem } from './problem.ts';
import { type ContentFile, type Fallback, type Files, readContent } from './read.ts';
import { searchProblems, sharedSearchTexts } from './search.ts';
import { filledProblems, tokenProblems } from './tokens.ts';

/** The files as written. Each list begins with the file in the site’s own language. */
export interface Content {
  navigations: ContentFile[];
  companies: ContentFile[];
  pages: PageFile[];
  companyProfiles: ContentFile[];
  redirects: ContentFile | undefined;
  pictures: ContentFile[];
  pictureTexts: ContentFile[];
}

/** Reads every file. @param problems receives the mistakes that schemas find */
export async function readAll(files: Files, problems: Problem[]): Promise<Content> {
  const read = (file: string, schema: z.ZodType, fallback?: Fallback) =>
    readContent(files, file, schema, problems, fallback);
  /** Reads one file after the other, so that problems are in the order of the files. */
  const readEach = async (names: RegExp, schema: z.ZodType, fallback?: Fallback) => {
    const all: ContentFile[] = [];
    for (const file of files.names.filter((name) => names.test(name)))
      all.push(await read(file, schema, fallback));
    return all;
  };

  const company = await read('company.yaml', companySchema);
  const navigation = await read('navigation.yaml', navigationSchema);
  const otherNavigations = await readEach(/^navigation\..+\.yaml$/, navigationSchema, {
    file: navigation.file,
    apply: (raw) => navigationIn(navigation.raw, raw),
  });
  const otherCompanies = await readEach(/^company\..+\.yaml$/, companyTranslationSchema);
  const pages = await readEach(/^pages\/.+\.ya?ml$/, pageSchema);
  // The company profile is optional, and its copy with it.
  const ownCompanyProfiles = await readEach(/^company-profile\.yaml$/, companyProfileSchema);
  const otherCompanyProfiles = await readEach(/^company-profile\..+\.yaml$/, companyProfileSchema, {
    file: 'company-profile.yaml',
    apply: (raw) => overlay(ownCompanyProfiles[0]?.raw, raw),
  });
  const [redirects] = await readEach(/^redirects\.yaml$/, redirectsSchema);
  return {
    navigations: [navigation, ...otherNavigations],
    companies: [company, ...otherCompanies],
    pages: pages.map((page) => ({ ...page, address: addressOf(page.file.slice('pages/'.length)) })),
    companyProfiles: [...ownCompanyProfiles, ...otherCompanyProfiles],
    redirects,
    pictures: await readEach(/^pictures\/[^/]+\.yaml$/, pictureSchema),
    pictureTexts: await readEach(/^pictures\/[^/]+\/[^/]+\.yaml$/, pictureTextSchema),
  };
}

/** The languages that have a navigation, the site’s own first. */
export const languagesOf = ({ navigations }: Content) => navigations.map(({ file }) => languageOfFile(file));

/**
 * Reports what is wrong between files.
 * @param ownFiles addresses of the owner’s own files
 */
export function contentProblems(content: Content, ownFiles: string[]): Problem[] {
  const { navigations, companies, pages, companyProfiles, pictures, pictureTexts } = content;
  const languages = languagesOf(content);
  return [
    ...unknownPictures(pages, pictures),
    ...pageFileProblems(pages),
    ...languageProblems(navigations, pages),
    ...plannedProblems(navigations, pages),
    ...sharedSearchTexts(pages),
    ...orphanProblems([...companies, ...pages, ...companyProfiles, ...pictureTexts], languages),
    ...nameProblems(content, languages),
    ...addressProblems(content, languages, ownFiles),
  ];
}

/** Reports problems of texts after names are filled in; none while the names themselves have mistakes. */
function nameProblems(content: Content, languages: string[]): Problem[] {
  const { companies, navigations, pages, companyProfiles, pictures, pictureTexts } = content;
  const namesIn = (language: string) => {
    const translation = companies.find(({ file }) => languageOfFile(file) === language);
    const names = namesSchema.safeParse(overlay(companies[0]?.raw, translation?.raw)).data;
    return names && tokensOf(names);
  };
  const own = namesIn(DEFAULT_LANGUAGE);
  if (!own) return [];
  return [...navigations, ...pages, ...companyProfiles, ...pictures, ...pictureTexts].flatMap((file) => {
    const names = namesIn(languageOf(file.file, languages));
    return [
      ...tokenProblems(file, own),
      ...(names ? filledProblems(file, names) : []),
      ...(names && file.schema === pageSchema ? searchProblems(file, names) : []),
    ];
  });
}

/** Reports links and redirects that lead nowhere; none without the navigation, which lists planned pages. */
function addressProblems(
  { navigations, pages, redirects }: Content,
  languages: string[],
  ownFiles: string[],
): Problem[] {
  if (navigations[0]?.raw === undefined) return [];
  const planned = navigations
    .flatMap(({ raw }) => (raw as Partial<Navigation> | undefined)?.planned ?? [])
    .filter((address) => typeof address === 'string');
  return [
    ...linkProblems(pages, [...pages, ...navigations], [...planned, ...ownFiles], languages),
    ...(redirects ? redirectProblems(redirects, pages, planned) : []),
  ];
}
