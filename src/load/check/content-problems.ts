/** The checks within and between content files. Nothing here reads files, because the CMS also runs it in the browser. */
import type { z } from 'astro/zod';
import { companySchema, companyTranslationSchema, namesOf, namesSchema } from '../../schema/company.ts';
import { companyProfileSchema } from '../../schema/company-profile.ts';
import { DEFAULT_LANGUAGE, fileInLanguage, languageIdsIn } from '../../schema/languages.ts';
import { navigationSchema } from '../../schema/navigation.ts';
import { pictureSchema, pictureTextSchema } from '../../schema/picture.ts';
import { redirectsSchema } from '../../schema/redirects.ts';
import { themeSchema } from '../../schema/theme.ts';
import { pageSchema } from '../page.ts';
import { overlay } from '../translations.ts';
import { filesOf, languageOf, languageProblems, orphanProblems, pageFileProblems, pagesOf } from './files.ts';
import type { Problem } from './problem.ts';
import { type ContentFile, checkFile } from './read.ts';
import { linkProblems, plannedIn, plannedProblems, redirectProblems, unknownPictures } from './references.ts';
import {
  braceProblems,
  filledProblems,
  searchProblems,
  sharedSearchTexts,
  unknownNameProblems,
} from './texts.ts';

/** Checks every file against its schema, each original before its translations. @param values by file */
export function checkFiles(values: Record<string, unknown>): ContentFile[] {
  const read = (file: string, schema: z.ZodType) => checkFile(file, values[file], schema);
  const readEach = (names: RegExp, schema: z.ZodType, original?: ContentFile) =>
    Object.keys(values)
      .filter((name) => names.test(name))
      .sort()
      .map((file) => checkFile(file, values[file], schema, original));

  const navigation = read('navigation.yaml', navigationSchema);
  // The company profile is optional, and so are its texts.
  const companyProfiles = readEach(/^company-profile\.yaml$/, companyProfileSchema);
  return [
    read('company.yaml', companySchema),
    navigation,
    ...readEach(/^navigation\..+\.yaml$/, navigationSchema, navigation),
    ...readEach(/^company\..+\.yaml$/, companyTranslationSchema),
    ...readEach(/^pages\/.+\.ya?ml$/, pageSchema),
    ...companyProfiles,
    ...readEach(/^company-profile\..+\.yaml$/, companyProfileSchema, companyProfiles[0]),
    ...readEach(/^redirects\.yaml$/, redirectsSchema),
    ...readEach(/^pictures\/[^/]+\.yaml$/, pictureSchema),
    ...readEach(/^pictures\/[^/]+\/[^/]+\.yaml$/, pictureTextSchema),
    read('theme.yaml', themeSchema),
  ];
}

/**
 * Reports what is wrong within files and between them.
 * @param staticFiles their addresses
 */
export function contentProblems(files: ContentFile[], staticFiles: string[]): Problem[] {
  const pages = pagesOf(files);
  const navigations = filesOf(files, navigationSchema);
  const languages = languageIdsIn(files.map(({ file }) => file));
  const planned = navigations.flatMap(plannedIn).map(({ value }) => value);
  return [
    ...files.flatMap(({ problems }) => problems),
    ...unknownPictures(pages, filesOf(files, pictureSchema)),
    ...pageFileProblems(pages),
    ...languageProblems(navigations, pages),
    ...plannedProblems(navigations, pages),
    ...sharedSearchTexts(pages),
    ...orphanProblems(files, languages),
    ...nameProblems(files, languages),
    ...files.filter(({ file }) => /^company\./.test(file)).flatMap(braceProblems),
    ...redirectProblems(filesOf(files, redirectsSchema), pages, staticFiles),
    // Without the menu, planned pages are unknown, so no link is checked.
    ...(navigations[0]?.raw === undefined
      ? []
      : linkProblems(pages, files, [...planned, ...staticFiles], languages)),
  ];
}

/** Reports problems of texts after names are filled in. There are none while the names themselves have mistakes. */
function nameProblems(files: ContentFile[], languages: string[]): Problem[] {
  const rawOf = (name: string) => files.find(({ file }) => file === name)?.raw;
  const namesIn = (language: string) => {
    const translation = rawOf(fileInLanguage('company.yaml', language));
    const facts = overlay(companySchema, rawOf('company.yaml'), translation);
    const names = namesSchema.safeParse(facts).data;
    return names && namesOf(names);
  };
  const defaultNames = namesIn(DEFAULT_LANGUAGE);
  if (!defaultNames) return [];
  // Names are not filled into the facts, nor into addresses.
  const filled = files.filter(({ file }) => !/^(company|redirects|theme)\./.test(file));
  return filled.flatMap((file) => {
    const names = namesIn(languageOf(file.file, languages));
    return [
      ...unknownNameProblems(file, defaultNames),
      ...(names ? filledProblems(file, names) : []),
      ...(names && file.schema === pageSchema ? searchProblems(file, names) : []),
    ];
  });
}
