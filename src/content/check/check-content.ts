/**
 * Reads all of `content/` and reports every mistake in it, for its author.
 * The build and `npm run check` both ask here, so that no wrong edit reaches the public.
 */
import { glob } from 'node:fs/promises';
import type { z } from 'astro/zod';
import { brochureSchema } from '../brochure.ts';
import { companySchema, namesSchema, tokensOf } from '../company.ts';
import { languageOfAddress, languageOfFile } from '../languages.ts';
import { type Navigation, navigationSchema } from '../navigation.ts';
import { listOwnFiles } from '../own-files.ts';
import { addressOf, pageSchema } from '../pages/page.ts';
import { picturesSchema } from '../picture.ts';
import { redirectsSchema } from '../redirects.ts';
import { themeSchema } from '../theme.ts';
import { companyTranslationSchema, navigationIn, overlay, pictureTextsSchema } from '../translations.ts';
import { colourProblems } from './colours.ts';
import { languageFileProblems, pageFileProblems } from './files.ts';
import { heroProblems } from './heroes.ts';
import { linkProblems, plannedProblems } from './links.ts';
import { logoProblems } from './logos.ts';
import { ownFileProblems } from './own-files.ts';
import { pictureProblems, picturesOnPage } from './pictures.ts';
import type { Problem } from './problem.ts';
import { type Completion, type ContentFile, readContent } from './read.ts';
import { redirectProblems } from './redirects.ts';
import { searchProblems, sharedSearchTexts } from './search.ts';
import { tokenProblems } from './tokens.ts';
import { orphanProblems, sharedBrochureNames, unknownPictures } from './translations.ts';
import { typefaceProblems } from './typefaces.ts';

/** @param folder the content folder, absolute */
export async function checkContent(folder: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  const read = (file: string, schema: z.ZodType, completion?: Completion) =>
    readContent(folder, file, schema, problems, completion);

  const company = await read('company.yaml', companySchema);
  const theme = await read('theme.yaml', themeSchema);
  const navigation = await read('navigation.yaml', navigationSchema);
  const navigations = [navigation];
  for (const file of await list(folder, 'navigation.*.yaml')) {
    const complete = (raw: unknown) => navigationIn(navigation.raw, raw);
    navigations.push(await read(file, navigationSchema, { from: navigation.file, complete }));
  }
  const languages = navigations.map(({ file }) => languageOfFile(file));
  const companies = [company];
  for (const file of await list(folder, 'company.*.yaml'))
    companies.push(await read(file, companyTranslationSchema));
  const pages = [];
  for (const file of await list(folder, 'pages/**/*.{yaml,yml}')) {
    const address = addressOf(file.slice('pages/'.length));
    pages.push({ ...(await read(file, pageSchema)), address });
  }

  // The company profile is optional, and its copy with it.
  const brochures: ContentFile[] = [];
  for (const file of [...(await list(folder, 'brochure.yaml')), ...(await list(folder, 'brochure.*.yaml'))]) {
    const complete = (raw: unknown) => overlay(brochures[0]?.raw, raw);
    brochures.push(await read(file, brochureSchema, { from: 'brochure.yaml', complete }));
  }

  const redirects = [];
  for (const file of await list(folder, 'redirects.yaml')) redirects.push(await read(file, redirectsSchema));
  problems.push(
    ...(await ownFileProblems(folder, {
      pages,
      redirects: redirects[0]?.raw,
      brochures: brochures.map(({ raw }) => (raw as { file?: unknown } | undefined)?.file),
      languages,
    })),
  );

  const pictures = await read('pictures/pictures.yaml', picturesSchema);
  const pictureTexts = [];
  for (const file of await list(folder, 'pictures/pictures.*.yaml'))
    pictureTexts.push(await read(file, pictureTextsSchema));
  const uses = pages.flatMap(({ file, raw }) => picturesOnPage(file, raw));
  problems.push(...(await pictureProblems(folder, pictures.raw, uses)));

  problems.push(...colourProblems(theme.file, theme.raw));
  problems.push(...(await logoProblems(folder, theme.raw, pages)));
  problems.push(...(await typefaceProblems(folder, theme.file, theme.raw)));

  problems.push(...pageFileProblems(pages), ...languageFileProblems(navigations, pages));
  problems.push(...heroProblems(pages), ...plannedProblems(navigations, pages));
  problems.push(...sharedSearchTexts(pages));
  const translations = [...companies.slice(1), ...brochures.slice(1), ...pictureTexts];
  problems.push(...orphanProblems(translations, languages));
  problems.push(...unknownPictures(pictures.raw, pictureTexts), ...sharedBrochureNames(brochures));
  const known = namesSchema.safeParse(company.raw);
  if (known.success) {
    for (const { file, raw } of [...navigations, ...pages, ...brochures, pictures, ...pictureTexts])
      problems.push(...tokenProblems(file, raw, tokensOf(known.data)));
    for (const { file, raw, address } of pages) {
      const own = companies.find(
        (translation) => languageOfFile(translation.file) === languageOfAddress(address, languages),
      );
      const names = namesSchema.safeParse(overlay(company.raw, own?.raw));
      if (names.success) problems.push(...searchProblems(file, raw, tokensOf(names.data)));
    }
  }
  // Without the navigation nobody knows which addresses are planned.
  if (navigation.raw !== undefined) {
    const planned = navigations
      .flatMap(({ raw }) => (raw as Partial<Navigation> | undefined)?.planned ?? [])
      .filter((address) => typeof address === 'string');
    const own = (await listOwnFiles(folder)).map((file) => `/${file}`);
    problems.push(...linkProblems(pages, [...pages, ...navigations], [...planned, ...own], languages));
    for (const file of redirects) problems.push(...redirectProblems(file, pages, planned));
  }
  return problems;
}

async function list(folder: string, pattern: string): Promise<string[]> {
  const files = await Array.fromAsync(glob(pattern, { cwd: folder }));
  return files.map((file) => file.replaceAll('\\', '/')).sort();
}
