/** Pictures of saved versions, each of one page, drawn by the browser that the editor is open in. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { schemaOf } from '../files.ts';
import { filesIn, replace } from './folders.ts';
import { Refusal } from './refusal.ts';

/** In pixels: wide enough for what the history shows, on screens with small dots. */
const WIDTH = 640;

/** @param folder where they are kept: in a folder for each version, under the name of the page */
export function openVersionPictures(folder: string) {
  const folderOf = (version: string) => join(folder, /^[0-9a-f]+$/.test(version) ? version : '_');
  const pathOf = (version: string, page: string) => join(folderOf(version), `${page}.webp`);
  const pageOf = (version: string) =>
    existsSync(folderOf(version)) ? filesIn(folderOf(version))[0]?.replace(/\.webp$/, '') : undefined;
  return {
    /** The file of the page that the picture of a version shows; undefined where there is none. */
    pageOf,

    async read(version: string): Promise<Buffer | undefined> {
      const page = pageOf(version);
      return page === undefined ? undefined : readFile(pathOf(version, page));
    },

    /** @throws Refusal when it is no picture of a page */
    async put(version: string, page: string, bytes: Buffer): Promise<void> {
      const small = sharp(bytes).resize({ width: WIDTH, withoutEnlargement: true }).webp();
      const picture = schemaOf(page) === 'page' && (await small.toBuffer().catch(() => undefined));
      if (!picture) throw new Refusal('This is no picture of a page.');
      replace(pathOf(version, page), picture);
    },
  };
}
export type VersionPictures = ReturnType<typeof openVersionPictures>;
