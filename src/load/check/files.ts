import type { z } from 'astro/zod';
import {
  DEFAULT_LANGUAGE,
  isLanguageTag,
  languageOfAddress,
  languageOfFile,
} from '../../schema/languages.ts';
import { addressOf, REQUIRED_PAGES } from '../../schema/page-addresses.ts';
import { pageSchema } from '../page.ts';
import { type Problem, problemAt } from './problem.ts';
import type { ContentFile } from './read.ts';

/** A page file and its address. */
export type PageFile = ContentFile & { address: string };

/** The files of a schema. */
export const filesOf = (files: ContentFile[], schema: z.ZodType) =>
  files.filter((file) => file.schema === schema);

/** The pages among the content files. */
export const pagesOf = (files: ContentFile[]): PageFile[] =>
  filesOf(files, pageSchema).map((page) => ({ ...page, address: addressOf(page.file) }));

/** Tests whether a page is a draft. */
export const isDraft = ({ raw }: PageFile) => Object(raw).published === false;

/** The language of a content file. @param languages those with a navigation of their own */
export const languageOf = (file: string, languages: string[]) =>
  file.startsWith('pages/') ? languageOfAddress(addressOf(file), languages) : languageOfFile(file);

/** Tests whether a file is named like the 404 or the offline page of a language, but is in another folder. */
function isMisplaced(file: string): boolean {
  const [, folder] = /^pages\/(.+)\/(404|offline)\.yaml$/.exec(file) ?? [];
  return folder !== undefined && !isLanguageTag(folder);
}

/** Reports page files with an invalid name or the same address, and required pages that are missing. */
export function pageFileProblems(pages: PageFile[]): Problem[] {
  const problems: Problem[] = [];
  const byAddress = new Map<string, string>();
  for (const { file, address } of pages) {
    const first = byAddress.get(address);
    if (!/^pages(\/[a-z0-9-]+)+\.yaml$/.test(file)) {
      const message =
        'has a name that cannot become an address. Use lower-case letters, digits and hyphens, and end the name with `.yaml`.';
      problems.push({ file, message });
    } else if (isMisplaced(file)) {
      problems.push({ file, message: 'has a reserved name. Rename it.' });
    } else if (first) {
      const message = `has the same address as content/${first}: ${address}. Rename or remove one of the two.`;
      problems.push({ file, message });
    } else byAddress.set(address, file);
  }
  for (const [address, file] of Object.entries(REQUIRED_PAGES)) {
    const page = pages.find((page) => page.address === address);
    if (!page) problems.push({ file, message: 'is missing. Restore it: every site needs it.' });
    else if (isDraft(page))
      problems.push(problemAt(page, ['published'], 'must be switched on: every site needs this page.'));
  }
  return problems;
}

/** Reports navigation files whose name has no language, or whose language has no public home page. */
export const languageProblems = (navigations: ContentFile[], pages: PageFile[]): Problem[] =>
  navigations.flatMap(({ file }) => {
    const language = languageOfFile(file);
    if (language === DEFAULT_LANGUAGE) return [];
    if (!isLanguageTag(language)) {
      const message =
        'has no valid language in its name. Use a name like `navigation.ar.yaml`, or remove the file.';
      return { file, message };
    }
    const home = pages.find(({ address }) => address === `/${language}`);
    if (!home) {
      const message = `has no home page in its language. Copy pages/index.yaml to pages/${language}/index.yaml and translate it: the logo on each page in this language leads there.`;
      return { file, message };
    }
    // A language is a draft as long as none of its pages is published.
    const isPublic = pages.some((page) => page.address.startsWith(`/${language}/`) && !isDraft(page));
    if (!isDraft(home) || !isPublic) return [];
    const message = `has a home page that is not published. Switch on Published in content/${home.file} (\`published: true\`): the logo on each page in this language leads there.`;
    return { file, message };
  });

/** Reports YAML files that nothing reads. @param names of all of them */
export const unknownFileProblems = (names: string[], files: ContentFile[]): Problem[] =>
  names
    .filter((name) => !files.some(({ file }) => file === name))
    .map((file) => ({
      file,
      message: file.endsWith('.yml')
        ? 'must end in `.yaml`. Rename it.'
        : 'is not a content file. Correct its name, or remove it.',
    }));

/** The language that a file’s name states. A folder of three letters counts as a word: `new` and `car` are also language tags. */
function statedLanguage(file: string): string {
  if (!file.startsWith('pages/')) return languageOfFile(file);
  const folder = /^pages\/([a-z]{2}(?:-.+?)?)\//.exec(file)?.[1] ?? '';
  return isLanguageTag(folder) ? folder : DEFAULT_LANGUAGE;
}

/** Reports files in languages without a navigation. @param languages those with one */
export const orphanProblems = (files: ContentFile[], languages: string[]): Problem[] =>
  files.flatMap(({ file }) => {
    const language = statedLanguage(file);
    if (languages.includes(language)) return [];
    const message = `is in the language “${language}”, which has no \`navigation.${language}.yaml\`. Copy navigation.yaml to that name and translate it.`;
    return { file, message };
  });
