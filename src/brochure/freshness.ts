/** Whether `content/brochure.pdf`, which is committed, still shows what the content says. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFArray, PDFDocument, PDFHexString } from '@cantoo/pdf-lib';
import { parse } from 'yaml';
import type { Problem } from '../content/check/problem.ts';

const PDF = 'brochure.pdf';
const REMEDY = 'Run `npm run brochure`, and commit the file.';

/** Content that is read as data, so that a comment or another layout of the file makes no difference. */
const TEXTS = ['{brochure,company,navigation,theme}.yaml', 'pages/**/*.yaml', 'pictures/pictures.yaml'];
const FILES = ['{logos,pictures}/*.{avif,jpeg,jpg,png,svg,tif,tiff,webp}'];

const list = async (folder: string, patterns: string[]) =>
  (await Array.fromAsync(glob(patterns, { cwd: folder }))).sort();

/** A page counts only with what the profile can show of it. */
function shownOf(file: string, data: unknown): unknown {
  if (!file.startsWith('pages')) return data;
  const { published, blocks } = data as { published: boolean; blocks: unknown };
  return published && blocks;
}

/**
 * A hash of what the company profile is drawn from: the content, and the layout in this folder. Blocks and styles that
 * it shares with the site are left out, because their code changes more often than their look.
 * @param folder a content folder without mistakes, absolute
 * @returns 32 hexadecimal digits, as long as the identifier of a PDF
 */
export async function brochureFingerprint(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await list(folder, TEXTS)) {
    const data: unknown = parse(await readFile(join(folder, file), 'utf8'));
    hash.update(`${file}\0${JSON.stringify(shownOf(file, data))}\0`);
  }
  for (const file of await list(folder, FILES)) {
    hash.update(`${file}\0`).update(await readFile(join(folder, file)));
  }
  for (const file of await list(import.meta.dirname, ['**/*.{astro,css,ts,tsx}'])) {
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
 * A warning where the company profile is missing or older than the content or its layout; none for a site without one.
 * @param folder a content folder without mistakes, absolute
 */
export async function brochureProblem(folder: string): Promise<Problem | undefined> {
  if (!existsSync(join(folder, 'brochure.yaml'))) return undefined;
  if (!existsSync(join(folder, PDF)))
    return { file: PDF, message: `is missing, so no page links to it. ${REMEDY}`, isWarning: true };
  if ((await fingerprintIn(join(folder, PDF))) === (await brochureFingerprint(folder))) return undefined;
  return {
    file: PDF,
    message: `no longer matches the content or the profile’s layout. ${REMEDY}`,
    isWarning: true,
  };
}
