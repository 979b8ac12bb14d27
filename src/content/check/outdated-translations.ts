/** Reports missing and outdated translations. They are warnings: none stops a build. */
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { type FieldKind, fieldValues } from '../field-values.ts';
import { filesMatching } from '../folders.ts';
import { englishNameOf, fileInLanguage, languageOfFile, translationOf } from '../languages.ts';
import { navigationSchema } from '../navigation.ts';
import { isDraft, pageSchema } from '../pages/page.ts';
import { companyTranslationSchema } from '../translations.ts';
import { isRecord } from '../yaml-values.ts';
import { changesOf } from './changes.ts';
import type { Path } from './path.ts';
import { type Problem, problemAt } from './problem.ts';

/** The file that stores an original as it was when it was translated. */
export const originalOf = (language: string, file: string) => join('originals', language, file);

/** The files that are translated, below the content folder. */
const TRANSLATED = ['{company,navigation,brochure}.yaml', 'pages/*.yaml'];

/** Files of which only some fields are translated. Changes of their other fields are not reported. */
const TRANSLATED_FIELDS: Partial<Record<string, z.ZodObject>> = {
  // These have no counterpart in the original.
  'company.yaml': companyTranslationSchema.omit({ undivided: true, proposed: true }),
  // A translation has its own first three, and none of the last: planned pages are those of the original.
  'navigation.yaml': z
    .object(navigationSchema.shape)
    .omit({ tag: true, readBy: true, locale: true, planned: true }),
};

/** Lists the original files that are translated, without drafts. @param folder the content folder, absolute */
export async function translatedFiles(folder: string): Promise<string[]> {
  const files = await filesMatching(folder, TRANSLATED);
  const drafts = await Promise.all(files.map(async (file) => isDraft(await read(folder, file))));
  return files.filter((_, i) => !drafts[i]);
}

const read = async (folder: string, file: string): Promise<unknown> =>
  parse(await readFile(join(folder, file), 'utf8'));

/** Reduces a value to the fields of a schema. */
function fieldsOf(schema: unknown, value: unknown): unknown {
  if (schema instanceof z.ZodOptional) return fieldsOf(schema.unwrap(), value);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value);
  if (!(schema instanceof z.ZodObject)) return value;
  const { shape } = schema;
  return Object.fromEntries(
    entries.filter(([key]) => key in shape).map(([key, entry]) => [key, fieldsOf(shape[key], entry)]),
  );
}

/**
 * Reports missing translations, and translations whose originals have changed since.
 * @param folder a content folder without mistakes, absolute
 */
export async function outdatedTranslations(folder: string): Promise<Problem[]> {
  const files = await translatedFiles(folder);
  const languages = await languagesIn(folder);
  const problems = languages.flatMap((language) =>
    files.map((file) => problemsOfTranslation(folder, language, file)),
  );
  return (await Promise.all(problems)).flat();
}

/** The languages beside the site’s own. */
const languagesIn = async (folder: string) =>
  (await filesMatching(folder, 'navigation.*.yaml')).map(languageOfFile);

/** Marks a translation as up to date. Does nothing for a file that is not a translation. */
export async function confirmTranslation(folder: string, translated: string): Promise<void> {
  const { language, original } = translationOf(translated, await languagesIn(folder)) ?? {};
  if (language && original && existsSync(join(folder, original)))
    await keepOriginal(folder, language, original);
}

/** Stores an original as it is now, so that its translation counts as up to date. @param file the original’s */
export async function keepOriginal(folder: string, language: string, file: string): Promise<void> {
  const kept = join(folder, originalOf(language, file));
  await mkdir(dirname(kept), { recursive: true });
  await cp(join(folder, file), kept);
}

/** Reports how one translation is outdated. @param file the original’s */
async function problemsOfTranslation(folder: string, language: string, file: string): Promise<Problem[]> {
  const translated = fileInLanguage(file, language);
  const original = await read(folder, file);
  const translation = existsSync(join(folder, translated)) ? await read(folder, translated) : undefined;
  const warn = (message: string, path: Path = []) =>
    problemAt({ file: translated, raw: translation }, path, message, { isWarning: true });
  if (translation === undefined)
    return [warn(`is missing in ${englishNameOf(language)}. ${howToTranslate(file, language)}`)];
  const differences = (file.startsWith('pages/') ? differencesOf(original, translation) : []).map((message) =>
    warn(message),
  );
  const kept = originalOf(language, file);
  if (!existsSync(join(folder, kept)))
    return [
      ...differences,
      warn(
        `does not say which original it was made from. When it is complete, say so in the editor or with \`npm run translated -- ${language} ${file}\`.`,
      ),
    ];
  const fields = TRANSLATED_FIELDS[file];
  const before = await read(folder, kept);
  const changes = changesOf(fieldsOf(fields, before), fieldsOf(fields, original), translation);
  return [...changes.map(({ path, message }) => warn(message, path)), ...differences];
}

/** The instruction to add a missing translation. @param file the original’s */
function howToTranslate(file: string, language: string): string {
  const fields = TRANSLATED_FIELDS[file];
  if (fields) {
    const names = Object.keys(fields.shape).map((name) => `\`${name}\``);
    return `Write ${new Intl.ListFormat('en-GB').format(names)} of content/${file} there, where they differ in ${englishNameOf(language)}.`;
  }
  const name = file.startsWith('brochure') ? `, end its \`file\` with \`-${language}\`` : '';
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
