/** Whether `content/brochure.pdf` and those of other languages, which are committed, still show what the content says. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFArray, PDFDocument, PDFHexString } from '@cantoo/pdf-lib';
import { parse } from 'yaml';
import { brochureFileIn } from '../content/brochure.ts';
import type { Problem } from '../content/check/problem.ts';
import { filesMatching } from '../content/folders.ts';
import { languageOfFile, translationOf } from '../content/languages.ts';

const REMEDY = 'Run `npm run brochure`, and commit the file.';

/** Content that is read as data, so that a comment or another layout of the file makes no difference. */
const TEXTS = [
  '{brochure,company,navigation,theme}.yaml',
  'pictures/{,*/}*.yaml',
  '{brochure,company,navigation}.*.yaml',
  'pages/**/*.yaml',
];
const FILES = ['{logos,pictures}/*.{avif,jpeg,jpg,png,svg,tif,tiff,webp}'];

/** The languages that have a company profile, as in file names. @param folder a content folder, absolute */
export const brochureLanguages = async (folder: string) =>
  (await filesMatching(folder, ['brochure.yaml', 'brochure.*.yaml'])).map(languageOfFile);

/** A page counts only with what the profile can show of it. */
function shownOf(file: string, data: unknown): unknown {
  if (!file.startsWith('pages')) return data;
  const { published, blocks } = data as { published: boolean; blocks: unknown };
  return published && blocks;
}

/**
 * A hash of what the company profile of a language is drawn from: the content, and the layout in this folder. Blocks and styles that
 * it shares with the site are left out, because their code changes more often than their look.
 * @param folder a content folder without mistakes, absolute
 * @param language as in file names
 * @returns 32 hexadecimal digits, as long as the identifier of a PDF
 */
export async function brochureFingerprint(folder: string, language: string): Promise<string> {
  const hash = createHash('sha256');
  const languages = (await filesMatching(folder, ['navigation.*.yaml'])).map(languageOfFile);
  for (const file of await filesMatching(folder, TEXTS)) {
    const translation = translationOf(file, languages);
    if (translation && translation.language !== language) continue;
    const data: unknown = parse(await readFile(join(folder, file), 'utf8'));
    hash.update(`${file}\0${JSON.stringify(shownOf(file, data))}\0`);
  }
  for (const file of await filesMatching(folder, FILES)) {
    hash.update(`${file}\0`).update(await readFile(join(folder, file)));
  }
  for (const file of await filesMatching(import.meta.dirname, ['**/*.{astro,css,ts,tsx}'])) {
    if (!file.endsWith('.test.ts')) hash.update(await readFile(join(import.meta.dirname, file)));
  }
  return hash.digest('hex').slice(0, 32);
}

/** The fingerprint in a PDF: the identifier that the format provides. */
async function fingerprintIn(file: string): Promise<string | undefined> {
  const pdf = await PDFDocument.load(await readFile(file), { updateMetadata: false });
  const { ID } = pdf.context.trailerInfo;
  return ID instanceof PDFArray ? ID.lookup(0, PDFHexString).asString() : undefined;
}

/**
 * Warnings where the company profile of a language is missing or older than the content or its layout; none for a site
 * without one.
 * @param folder a content folder without mistakes, absolute
 */
export async function brochureProblems(folder: string): Promise<Problem[]> {
  const problems = (await brochureLanguages(folder)).map(async (language) => {
    const file = brochureFileIn(language);
    const message = await problemOf(join(folder, file), await brochureFingerprint(folder, language));
    return message ? [{ file, message: `${message} ${REMEDY}`, isWarning: true }] : [];
  });
  return (await Promise.all(problems)).flat();
}

async function problemOf(file: string, fingerprint: string): Promise<string | undefined> {
  if (!existsSync(file)) return 'is missing, so no page links to it.';
  if ((await fingerprintIn(file)) === fingerprint) return undefined;
  return 'no longer matches the content or the profile’s layout.';
}
