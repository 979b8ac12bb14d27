/**
 * Reads all of `content/` and says everything that is wrong with it, in words for its author.
 * The build and `npm run check` both ask here, so that no wrong edit reaches the public.
 */
import { access, glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'astro/zod';
import { LineCounter, parseDocument } from 'yaml';
import { type Company, companySchema, tokensOf } from '../company.ts';
import { languageOfAddress, languageOfNavigation } from '../folders.ts';
import { type Navigation, navigationSchema } from '../navigation.ts';
import { addressOf, NOT_FOUND, type PageContent, pageSchema } from '../page.ts';
import { explain } from './explain.ts';
import { linkProblems, type SitePage } from './links.ts';
import { placeInWords } from './place.ts';
import type { Problem } from './problem.ts';
import { searchProblems } from './search.ts';
import { tokenProblems } from './tokens.ts';

interface ContentFile<T> {
  file: string;
  /** As written, before any check. */
  raw: unknown;
  /** Undefined when the file has problems of its own. */
  content: T | undefined;
}

/** @param folder the content folder, absolute */
export async function checkContent(folder: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  const read = <T>(file: string, schema: z.ZodType<T>) => readContent(folder, file, schema, problems);

  const company = await read<Company>('company.yaml', companySchema);
  const navigations: ContentFile<Navigation>[] = [];
  for (const file of await list(folder, 'navigation{,.*}.yaml')) {
    navigations.push(await read<Navigation>(file, navigationSchema));
  }
  const pages: ContentFile<PageContent>[] = [];
  for (const file of await list(folder, 'pages/**/*.{yaml,yml}')) {
    pages.push(await read<PageContent>(file, pageSchema));
  }
  if (!navigations.some(({ file }) => file === 'navigation.yaml')) {
    problems.push({
      file: 'navigation.yaml',
      message: 'is missing. Bring it back: it holds the links of the header.',
    });
  }
  problems.push(...pageFileProblems(pages.map(({ file }) => file)));

  if (company.content) {
    const names = tokensOf(company.content);
    for (const { file, raw } of [...navigations, ...pages]) problems.push(...tokenProblems(file, raw, names));
    for (const { file, content } of pages)
      if (content) problems.push(...searchProblems(file, content, names));
  }
  const languages = navigations.map(({ file }) => languageOfNavigation(file));
  const sitePages: SitePage[] = pages.map(({ file, raw }) => ({
    file,
    raw,
    address: addressOf(file.slice('pages/'.length)),
  }));
  const planned = navigations.flatMap(({ content }) => content?.planned ?? []);
  problems.push(...linkProblems(sitePages, navigations, planned));
  for (const { file, address } of sitePages) {
    const folderName = /^pages\/([^/]+)\//.exec(file)?.[1];
    if (folderName?.length === 2 && languageOfAddress(address, languages) !== folderName) {
      problems.push({
        file,
        message: `is in the language “${folderName}”, which has no \`navigation.${folderName}.yaml\`. Copy navigation.yaml to that name and translate it.`,
      });
    }
  }
  return problems;
}

async function list(folder: string, pattern: string): Promise<string[]> {
  const files = await Array.fromAsync(glob(pattern, { cwd: folder }));
  return files.map((file) => file.replaceAll('\\', '/')).sort();
}

async function readContent<T>(
  folder: string,
  file: string,
  schema: z.ZodType<T>,
  problems: Problem[],
): Promise<ContentFile<T>> {
  const path = join(folder, file);
  const exists = await access(path).then(
    () => true,
    () => false,
  );
  if (!exists) {
    problems.push({ file, message: 'is missing. Bring it back: the site cannot be built without it.' });
    return { file, raw: undefined, content: undefined };
  }
  const lineCounter = new LineCounter();
  const document = parseDocument(await readFile(path, 'utf8'), { lineCounter, prettyErrors: false });
  for (const error of document.errors) {
    const { line, col } = lineCounter.linePos(error.pos[0]);
    problems.push({
      file,
      place: `line ${line}, column ${col}`,
      message: `cannot be read: ${error.message}. Look for a missing quotation mark, colon or indentation there.`,
    });
  }
  if (document.errors.length > 0) return { file, raw: undefined, content: undefined };

  const raw: unknown = document.toJS();
  const result = schema.safeParse(raw, { error: explain, reportInput: true });
  for (const { path: issuePath, message } of result.error?.issues ?? []) {
    problems.push({ file, place: placeInWords(issuePath, raw), message });
  }
  return { file, raw, content: result.data };
}

/** Mistakes in the files themselves: two with one address, a name no address can have, a page that must be there. */
function pageFileProblems(files: string[]): Problem[] {
  const problems: Problem[] = [];
  const byAddress = Map.groupBy(files, (file) => addressOf(file.slice('pages/'.length)));
  for (const [address, [first, ...others]] of byAddress) {
    for (const file of others) {
      problems.push({
        file,
        message: `has the same address as content/${first}: ${address}. Rename or remove one of the two.`,
      });
    }
  }
  for (const file of files) {
    if (!/^pages(\/[a-z0-9-]+)+\.yaml$/.test(file)) {
      problems.push({
        file,
        message:
          'has a name that no address can have. Use small letters, digits and hyphens, and end it with `.yaml`.',
      });
    }
  }
  for (const [address, file] of [
    ['/', 'pages/index.yaml'],
    [NOT_FOUND, 'pages/404.yaml'],
  ] as const) {
    if (!byAddress.has(address))
      problems.push({ file, message: 'is missing. Bring it back: every site needs it.' });
  }
  return problems;
}
