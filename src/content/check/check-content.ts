/**
 * Checks all of `content/` and reports every mistake to its author.
 * The build and `npm run check` both use it, so that no mistake is published.
 */
import type { z } from 'astro/zod';
import { inspectPicture } from '../../pictures/inspect.ts';
import { brochureSchema } from '../brochure.ts';
import { companySchema, namesSchema, tokensOf } from '../company.ts';
import { filesMatching } from '../folders.ts';
import { DEFAULT_LANGUAGE, languageOfAddress, languageOfFile } from '../languages.ts';
import { type Navigation, navigationSchema } from '../navigation.ts';
import { listOwnFiles } from '../own-files.ts';
import { addressOf, pageSchema } from '../pages/page.ts';
import { picturesSchema } from '../picture.ts';
import { redirectsSchema } from '../redirects.ts';
import { themeSchema } from '../theme.ts';
import { companyTranslationSchema, navigationIn, overlay, pictureTextsSchema } from '../translations.ts';
import { colourProblems } from './colours.ts';
import { languageFileProblems, type PageFile, pageFileProblems } from './files.ts';
import { heroProblems } from './heroes.ts';
import type { Inspect } from './inspector.ts';
import { linkProblems, plannedProblems } from './links.ts';
import { logoProblems } from './logos.ts';
import { ownFileProblems } from './own-files.ts';
import { pictureProblems, picturesOnPage } from './pictures.ts';
import type { Problem } from './problem.ts';
import { type ContentFile, type Fallback, readContent } from './read.ts';
import { redirectProblems } from './redirects.ts';
import { searchProblems, sharedSearchTexts } from './search.ts';
import { filledProblems, type Names, tokenProblems } from './tokens.ts';
import { orphanProblems, sharedBrochureNames, unknownPictures } from './translations.ts';
import { typefaceProblems } from './typefaces.ts';

/** The files that the check reads, as written. Each list begins with the file in the site’s own language. */
interface Content {
  theme: ContentFile;
  navigations: ContentFile[];
  companies: ContentFile[];
  pages: PageFile[];
  brochures: ContentFile[];
  redirects: ContentFile | undefined;
  pictures: ContentFile;
  pictureTexts: ContentFile[];
}

/**
 * Finds every mistake in the content, and warnings.
 * @param folder the content folder, absolute
 * @param inspect reads the properties of a picture; the editor, which checks often, passes one with a cache
 */
export async function checkContent(folder: string, inspect: Inspect = inspectPicture): Promise<Problem[]> {
  const problems: Problem[] = [];
  const content = await readAll(folder, problems);
  const { theme, navigations, companies, pages, brochures, redirects, pictures, pictureTexts } = content;
  const languages = navigations.map(({ file }) => languageOfFile(file));
  const uses = pages.flatMap(picturesOnPage);
  const translations = [...companies.slice(1), ...brochures.slice(1), ...pictureTexts];
  return [
    ...problems,
    ...(await ownFileProblems(folder, {
      pages,
      redirects: redirects?.raw,
      brochures: brochures.map(({ raw }) => (raw as { file?: unknown } | undefined)?.file),
      languages,
    })),
    ...(await pictureProblems(folder, pictures.raw, uses, inspect)),
    ...colourProblems(theme.file, theme.raw),
    ...(await logoProblems(folder, theme.raw, pages)),
    ...(await typefaceProblems(folder, theme.file, theme.raw)),
    ...pageFileProblems(pages),
    ...languageFileProblems(navigations, pages),
    ...heroProblems(pages),
    ...plannedProblems(navigations, pages),
    ...sharedSearchTexts(pages),
    ...orphanProblems(translations, languages),
    ...unknownPictures(pictures.raw, pictureTexts),
    ...sharedBrochureNames(brochures),
    ...nameProblems(content, languages),
    ...(await addressProblems(folder, content, languages)),
  ];
}

/** Reads every file. @param problems receives the mistakes that schemas find */
async function readAll(folder: string, problems: Problem[]): Promise<Content> {
  const read = (file: string, schema: z.ZodType, fallback?: Fallback) =>
    readContent(folder, file, schema, problems, fallback);
  /** Reads one file after the other, so that problems are in the order of the files. */
  const readEach = async (pattern: string, schema: z.ZodType, fallback?: Fallback) => {
    const files: ContentFile[] = [];
    for (const file of await filesMatching(folder, pattern)) files.push(await read(file, schema, fallback));
    return files;
  };

  const company = await read('company.yaml', companySchema);
  const theme = await read('theme.yaml', themeSchema);
  const navigation = await read('navigation.yaml', navigationSchema);
  const otherNavigations = await readEach('navigation.*.yaml', navigationSchema, {
    file: navigation.file,
    apply: (raw) => navigationIn(navigation.raw, raw),
  });
  const otherCompanies = await readEach('company.*.yaml', companyTranslationSchema);
  const pages = await readEach('pages/**/*.{yaml,yml}', pageSchema);
  // The company profile is optional, and its copy with it.
  const ownBrochures = await readEach('brochure.yaml', brochureSchema);
  const otherBrochures = await readEach('brochure.*.yaml', brochureSchema, {
    file: 'brochure.yaml',
    apply: (raw) => overlay(ownBrochures[0]?.raw, raw),
  });
  const [redirects] = await readEach('redirects.yaml', redirectsSchema);
  return {
    theme,
    navigations: [navigation, ...otherNavigations],
    companies: [company, ...otherCompanies],
    pages: pages.map((page) => ({ ...page, address: addressOf(page.file.slice('pages/'.length)) })),
    brochures: [...ownBrochures, ...otherBrochures],
    redirects,
    pictures: await read('pictures/pictures.yaml', picturesSchema),
    pictureTexts: await readEach('pictures/pictures.*.yaml', pictureTextsSchema),
  };
}

/** Reports problems of texts after names are filled in; none while the names themselves have mistakes. */
function nameProblems(
  { companies, navigations, pages, brochures, pictures, pictureTexts }: Content,
  languages: string[],
): Problem[] {
  const company = companies[0]?.raw;
  const namesIn = (language: string) => {
    const translation = companies.find(({ file }) => languageOfFile(file) === language);
    const names = namesSchema.safeParse(overlay(company, translation?.raw)).data;
    return names && tokensOf(names);
  };
  const own = namesIn(DEFAULT_LANGUAGE);
  if (!own) return [];
  /** @param whole the file, completed from its original */
  const problemsOf = (file: ContentFile, names: Names | undefined, schema: z.ZodType, whole = file.raw) => {
    const isKnown = names && tokenProblems({ ...file, raw: whole }, own).length === 0;
    return isKnown ? filledProblems(file, schema, names, whole) : tokenProblems(file, own);
  };
  const namesOf = ({ file }: ContentFile) => namesIn(languageOfFile(file));
  return [
    ...navigations.flatMap((file) =>
      problemsOf(file, namesOf(file), navigationSchema, navigationIn(navigations[0]?.raw, file.raw)),
    ),
    ...pages.flatMap((page) => {
      const names = namesIn(languageOfAddress(page.address, languages));
      return [...problemsOf(page, names, pageSchema), ...(names ? searchProblems(page, names) : [])];
    }),
    ...brochures.flatMap((file) =>
      problemsOf(file, namesOf(file), brochureSchema, overlay(brochures[0]?.raw, file.raw)),
    ),
    ...problemsOf(pictures, own, picturesSchema),
    ...pictureTexts.flatMap((file) => problemsOf(file, namesOf(file), pictureTextsSchema)),
  ];
}

/** Reports links and redirects that lead nowhere; none without the navigation, which lists planned pages. */
async function addressProblems(
  folder: string,
  { navigations, pages, redirects }: Content,
  languages: string[],
): Promise<Problem[]> {
  if (navigations[0]?.raw === undefined) return [];
  const planned = navigations
    .flatMap(({ raw }) => (raw as Partial<Navigation> | undefined)?.planned ?? [])
    .filter((address) => typeof address === 'string');
  const own = (await listOwnFiles(folder)).map((file) => `/${file}`);
  return [
    ...linkProblems(pages, [...pages, ...navigations], [...planned, ...own], languages),
    ...(redirects ? redirectProblems(redirects, pages, planned) : []),
  ];
}
