/** Compares translations with their originals. Differences are warnings: none stops a build. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { type FieldKind, fieldValues } from '../field-values.ts';
import { filesMatching } from '../folders.ts';
import { englishNameOf, fileInLanguage, languageOfFile } from '../languages.ts';
import { isDraft, pageSchema } from '../pages/page.ts';
import { companyTranslationSchema } from '../translations.ts';
import { type Problem, problemAt } from './problem.ts';

/** The files that are translated, below the content folder. The navigation is none of them: it makes a language. */
const TRANSLATED = ['{company,company-profile}.yaml', 'pages/*.yaml'];

/** The facts of the company that are translated. `undivided` and `proposed` are each language’s own. */
const FACTS = Object.keys(companyTranslationSchema.omit({ undivided: true, proposed: true }).shape);

const read = async (folder: string, file: string): Promise<unknown> =>
  parse(await readFile(join(folder, file), 'utf8'));

/**
 * Reports missing translations, and translated pages whose blocks, links, pictures or anchors are not those of the original.
 * Drafts need no translation.
 * @param folder a content folder without mistakes, absolute
 */
export async function compareTranslations(folder: string): Promise<Problem[]> {
  const files = await filesMatching(folder, TRANSLATED);
  const languages = (await filesMatching(folder, 'navigation.*.yaml')).map(languageOfFile);
  const problems = files.map(async (file) => {
    const original = await read(folder, file);
    if (isDraft(original)) return [];
    return Promise.all(languages.map((language) => problemsOf(folder, language, file, original)));
  });
  return (await Promise.all(problems)).flat(2);
}

/** Compares one translation. @param file the original’s */
async function problemsOf(
  folder: string,
  language: string,
  file: string,
  original: unknown,
): Promise<Problem[]> {
  const translated = fileInLanguage(file, language);
  const warn = (message: string) => problemAt({ file: translated }, [], message, { isWarning: true });
  if (!existsSync(join(folder, translated)))
    return [warn(`is missing in ${englishNameOf(language)}. ${howToTranslate(file, language)}`)];
  if (!file.startsWith('pages/')) return [];
  return differencesOf(original, await read(folder, translated)).map(warn);
}

/** The instruction to add a missing translation. @param file the original’s */
function howToTranslate(file: string, language: string): string {
  if (file === 'company.yaml') {
    const names = FACTS.map((name) => `\`${name}\``);
    return `Write ${new Intl.ListFormat('en-GB').format(names)} of content/${file} there, where they differ in ${englishNameOf(language)}.`;
  }
  const name = file.startsWith('company-profile') ? `, end its \`file\` with \`-${language}\`` : '';
  return `Copy content/${file} there${name} and translate it.`;
}

const KINDS = { address: 'links', picture: 'pictures', anchor: 'names of sections' } satisfies Partial<
  Record<FieldKind, string>
>;

/** Compares the blocks, links, pictures and anchors of a translated page with those of its original. */
function differencesOf(original: unknown, translation: unknown): string[] {
  const typesOf = (data: unknown) =>
    ((data as { blocks?: { type?: unknown }[] } | undefined)?.blocks ?? []).map(({ type }) => type);
  if (!isDeepStrictEqual(typesOf(original), typesOf(translation)))
    return ['has other blocks than the original, or the same in another order.'];
  return Object.entries(KINDS).flatMap(([kind, name]) => {
    const valuesOf = (data: unknown) =>
      fieldValues(kind as FieldKind, pageSchema, data).map(({ value }) => value);
    const [own, other] = [valuesOf(translation), valuesOf(original)];
    if (isDeepStrictEqual(own, other)) return [];
    const [more, less] = [own.filter((v) => !other.includes(v)), other.filter((v) => !own.includes(v))];
    const parts = [
      more.length > 0 && `only here: ${more.join(', ')}`,
      less.length > 0 && `only there: ${less.join(', ')}`,
    ];
    return `has other ${name} than the original${parts.some(Boolean) ? ` (${parts.filter(Boolean).join('; ')})` : ', in another order'}.`;
  });
}
