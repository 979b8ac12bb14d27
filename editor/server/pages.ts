/** Adds, copies and renames pages, as unsaved changes. */
import { isDeepStrictEqual } from 'node:util';
import { Document } from 'yaml';
import { originalOf } from '../../src/content/check/outdated-translations.ts';
import { fieldValues } from '../../src/content/field-values.ts';
import { DEFAULT_LANGUAGE, fileInLanguage, languageOfFile } from '../../src/content/languages.ts';
import { navigationSchema } from '../../src/content/navigation.ts';
import { addressOf, NOT_FOUND, type PageContent, pageSchema } from '../../src/content/pages/page.ts';
import type { Redirects } from '../../src/content/redirects.ts';
import { changeLinks } from '../../src/content/rich-text.ts';
import { addressOfPage, REDIRECTS_FILE, schemaNameOf } from '../files.ts';
import { Refusal } from './refusal.ts';
import type { WorkingCopy } from './working-copy.ts';

/**
 * The file of a new page.
 * @param folder `''`, or the folder of a language with a slash
 * @throws Refusal if it is not possible
 */
function newFile(copy: WorkingCopy, folder: string, name: string): string {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
    throw new Refusal('Use small letters, digits and hyphens for the address, for example “vision”.');
  const file = `pages/${folder}${name}.yaml`;
  if (copy.files().includes(file) || addressOf(`${name}.yaml`) === NOT_FOUND)
    throw new Refusal(`There is a page ${addressOfPage(file)} already.`);
  return file;
}

/** `pages/ar/about.yaml` → `ar/`. */
const folderOf = (file: string) => /^pages\/(.*\/)?/.exec(file)![1] ?? '';

/** Reads a page. @throws Refusal if it does not exist */
function readPage(copy: WorkingCopy, file: string): Partial<PageContent> {
  const page = schemaNameOf(file) === 'page' ? copy.read(file) : undefined;
  if (!page) throw new Refusal(`There is no page ${file}.`, 404);
  return page;
}

/** Adds an empty page, as a draft. @returns its file @throws Refusal */
export function addPage(copy: WorkingCopy, name: string): string {
  const file = newFile(copy, '', name);
  copy.write(file, { value: { title: '', description: '', published: false, blocks: [] } });
  return file;
}

/** Adds a copy of a page, as a draft. @returns its file @throws Refusal */
export function copyPage(copy: WorkingCopy, file: string, name: string): string {
  const page = readPage(copy, file);
  const copied = newFile(copy, folderOf(file), name);
  copy.copyFile(file, copied);
  copy.write(copied, { value: { ...page, published: false } });
  return copied;
}

/**
 * Changes the address of a page and its translations, with all links to it. Redirects the old address if it was public.
 * @returns its new file @throws Refusal
 */
export function renamePage(copy: WorkingCopy, file: string, name: string): string {
  const page = readPage(copy, file);
  const from = addressOfPage(file);
  if (/(^|\/)(index|404)\.yaml$/.test(file))
    throw new Refusal('The home page and the page for unknown addresses stay where they are.');
  const moved = newFile(copy, folderOf(file), name);
  const to = addressOfPage(moved);
  const translations = folderOf(file) === '' ? translationsOf(copy, file) : [];
  for (const { language, translation } of translations) if (translation) newFile(copy, `${language}/`, name);
  copy.copyFile(file, moved);
  copy.remove(file);
  for (const other of copy.files()) followLinks(copy, other, from, to);
  const redirects = readRedirects(copy);
  const changed = redirects
    .filter((redirect) => redirect.from !== to)
    .map((redirect) => ({ ...redirect, to: follow(redirect.to, from, to) }));
  // A draft was never public.
  if (page.published !== false) changed.push({ from, to });
  if (!isDeepStrictEqual(changed, redirects)) copy.write(REDIRECTS_FILE, { value: changed });
  for (const { language, original, translation } of translations) {
    if (original) {
      copy.copyFile(original, originalOf(language, moved));
      copy.remove(original);
    }
    if (translation) renamePage(copy, translation, name);
  }
  return moved;
}

/** The translations of a page, and the originals that they were made from. All have the page’s file name. */
function translationsOf(copy: WorkingCopy, file: string) {
  const files = copy.files();
  const existing = (name: string) => (files.includes(name) ? name : undefined);
  return files
    .filter((other) => schemaNameOf(other) === 'navigation')
    .map(languageOfFile)
    .map((language) => ({
      language,
      original: existing(originalOf(language, file)),
      translation: language === DEFAULT_LANGUAGE ? undefined : existing(fileInLanguage(file, language)),
    }));
}

/** `/old#team` → `/new#team`. */
const follow = (target: string, from: string, to: string) =>
  target.split('#')[0] === from ? to + target.slice(from.length) : target;

function followLinks(copy: WorkingCopy, file: string, from: string, to: string) {
  // The originals of translations change too. Otherwise, the translations would count as outdated.
  const kind = schemaNameOf(file.replace(/^originals\/[^/]+\//, ''));
  const schema = { page: pageSchema, navigation: navigationSchema }[String(kind)];
  const values = schema && copy.read(file);
  if (!values) return;
  const document = new Document(values);
  const lead = (target: string) => follow(target, from, to);
  for (const { value, path } of fieldValues('address', schema, values)) document.setIn(path, lead(value));
  for (const { value, path } of fieldValues('rich-text', schema, values))
    document.setIn(path, changeLinks(value, lead));
  const value = document.toJS();
  if (!isDeepStrictEqual(value, values)) copy.write(file, { value });
}

function readRedirects(copy: WorkingCopy): Redirects {
  const list: unknown = copy.read(REDIRECTS_FILE);
  return Array.isArray(list) ? list : [];
}
