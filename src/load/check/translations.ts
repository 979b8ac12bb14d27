import { languageOfFile } from '../../schema/languages.ts';
import { type Problem, problemAt } from './problem.ts';
import type { ContentFile } from './read.ts';

/** Reports files of languages without a navigation, which have no pages. @param languages those with a navigation */
export const orphanProblems = (files: ContentFile[], languages: string[]): Problem[] =>
  files
    .map(({ file }) => ({ file, language: languageOfFile(file) }))
    .filter(({ language }) => !languages.includes(language))
    .map(({ file, language }) => withoutNavigation(file, language));

/** Reports a file in a language without a navigation. */
export const withoutNavigation = (file: string, language: string): Problem => ({
  file,
  message: `is in the language “${language}”, which has no \`navigation.${language}.yaml\`. Copy navigation.yaml to that name and translate it.`,
});

/** Reports company profiles with the same address. */
export function sharedCompanyProfileNames(companyProfiles: ContentFile[]): Problem[] {
  const nameOf = ({ raw }: ContentFile) => (raw as { file?: unknown } | undefined)?.file;
  return companyProfiles.flatMap((companyProfile, i) => {
    const name = nameOf(companyProfile) ?? (companyProfiles[0] && nameOf(companyProfiles[0]));
    const first = companyProfiles.slice(0, i).find((other) => nameOf(other) === name);
    if (!first || name === undefined) return [];
    const message = `is the same as in content/${first.file}. Write another name, for example \`${name}-${languageOfFile(companyProfile.file)}\`.`;
    return problemAt(companyProfile, ['file'], message);
  });
}
