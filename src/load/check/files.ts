import {
  DEFAULT_LANGUAGE,
  isLanguageTag,
  languageOfAddress,
  languageOfFile,
} from '../../schema/languages.ts';
import { addressOf, isDraft, NEEDED_PAGES } from '../page.ts';
import { type Problem, problemAt } from './problem.ts';
import type { ContentFile } from './read.ts';
import { withoutNavigation } from './translations.ts';

/** A page file and its address. */
export type PageFile = ContentFile & { address: string };

/** Tests whether a page is a draft. */
export const isHidden = ({ raw }: PageFile) => isDraft(raw);

/** The language of a content file. @param languages those with a navigation of their own */
export const languageOf = (file: string, languages: string[]) =>
  file.startsWith('pages/')
    ? languageOfAddress(addressOf(file.slice('pages/'.length)), languages)
    : languageOfFile(file);

/** Reports page files with the same address, with an invalid name, and required pages that are missing. */
export function pageFileProblems(pages: PageFile[]): Problem[] {
  const problems: Problem[] = [];
  const hasGoodName = ({ file }: { file: string }) => /^pages(\/[a-z0-9-]+)+\.yaml$/.test(file);
  const inOrder = [...pages.filter(hasGoodName), ...pages.filter((page) => !hasGoodName(page))];
  const byAddress = Map.groupBy(inOrder, ({ address }) => address);

  for (const [address, [first, ...others]] of byAddress) {
    if (!hasGoodName(first!)) {
      problems.push({
        file: first!.file,
        message:
          'has a name that no address can have. Use small letters, digits and hyphens, and end it with `.yaml`.',
      });
    }
    for (const { file } of others) {
      problems.push({
        file,
        message: `has the same address as content/${first!.file}: ${address}. Rename or remove one of the two.`,
      });
    }
  }
  for (const [address, file] of Object.entries(NEEDED_PAGES)) {
    const page = byAddress.get(address)?.[0];
    if (!page) problems.push({ file, message: 'is missing. Bring it back: every site needs it.' });
    else if (isHidden(page))
      problems.push(problemAt(page, ['published'], 'must be `true`: every site needs this page.'));
  }
  return problems;
}

/**
 * Reports navigation files whose name has no language or whose language has no home page, and pages of a language without
 * a navigation file. A folder of three letters counts as a word: `new` and `car` are also language tags.
 */
export function languageFileProblems(navigations: ContentFile[], pages: PageFile[]): Problem[] {
  const languages = navigations.map(({ file }) => languageOfFile(file));
  const unnamed = navigations
    .filter((_, i) => languages[i] !== DEFAULT_LANGUAGE && !isLanguageTag(languages[i]!))
    .map(({ file }) => ({
      file,
      message: 'has a name that tells no language. Name it for example `navigation.ar.yaml`, or remove it.',
    }));
  const orphaned = pages.flatMap(({ file }) => {
    const folder = /^pages\/(.+?)\//.exec(file)?.[1] ?? '';
    if (languages.includes(folder) || !isLanguageTag(folder) || /^[a-z]{3}\b/.test(folder)) return [];
    return withoutNavigation(file, folder);
  });
  const homeless = navigations.flatMap(({ file }, i) => {
    const language = languages[i]!;
    const home = pages.find(({ address }) => address === `/${language}`);
    // A language is a draft as long as none of its pages is published.
    const isPublic = pages.some((page) => page.address.startsWith(`/${language}/`) && !isHidden(page));
    if (!isLanguageTag(language) || (home && !(isHidden(home) && isPublic))) return [];
    return {
      file,
      message: home
        ? `has a home page that is not published. Write \`published: true\` in content/${home.file}: the logo of each page of this language leads there.`
        : `has no home page in its language. Copy pages/index.yaml to pages/${language}/index.yaml and translate it: the logo of each page of this language leads there.`,
    };
  });
  return [...unnamed, ...homeless, ...orphaned];
}
