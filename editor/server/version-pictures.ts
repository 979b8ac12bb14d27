/** Stores pictures of saved versions. Each shows one page, drawn by the browser of the person who edits. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { schemaNameOf } from '../files.ts';
import { filesIn, replace } from './folders.ts';
import { Refusal } from './refusal.ts';

/** The width of a picture, in pixels: enough for the history on sharp screens. */
const WIDTH = 640;

/**
 * @param folder the folder of the pictures. It contains a folder for each version, with one file named after the page
 */
export function openVersionPictures(folder: string) {
  const folderOf = (version: string) => join(folder, /^[0-9a-f]+$/.test(version) ? version : '_');
  const pathOf = (version: string, page: string) => join(folderOf(version), `${page}.webp`);
  const pageOf = (version: string) =>
    existsSync(folderOf(version)) ? filesIn(folderOf(version))[0]?.replace(/\.webp$/, '') : undefined;
  return {
    /** The file of the page in the picture of a version; undefined if there is no picture. */
    pageOf,

    async read(version: string): Promise<Buffer | undefined> {
      const page = pageOf(version);
      return page === undefined ? undefined : readFile(pathOf(version, page));
    },

    /** Stores a picture. @throws Refusal if it is not a picture of a page */
    async put(version: string, page: string, bytes: Buffer): Promise<void> {
      const small = sharp(bytes).resize({ width: WIDTH, withoutEnlargement: true }).webp();
      const picture = schemaNameOf(page) === 'page' && (await small.toBuffer().catch(() => undefined));
      if (!picture) throw new Refusal('This is no picture of a page.');
      replace(pathOf(version, page), picture);
    },
  };
}
export type VersionPictures = ReturnType<typeof openVersionPictures>;
