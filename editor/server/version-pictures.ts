/** Stores pictures of saved versions. Each shows one page, drawn by the browser of the person who edits. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { replace } from './folders.ts';
import { Refusal } from './refusal.ts';

/** The width of a picture, in pixels: enough for the history on sharp screens. */
const WIDTH = 640;

/** @param folder the folder of the pictures */
export function openVersionPictures(folder: string) {
  const pathOf = (version: string) => join(folder, `${version.replace(/[^0-9a-f]/g, '_')}.webp`);
  const has = (version: string) => existsSync(pathOf(version));
  return {
    has,

    read: async (version: string) => (has(version) ? readFile(pathOf(version)) : undefined),

    /** Stores a picture. @throws Refusal if it is no picture */
    async put(version: string, bytes: Buffer): Promise<void> {
      const small = sharp(bytes).resize({ width: WIDTH, withoutEnlargement: true }).webp();
      const picture = await small.toBuffer().catch(() => undefined);
      if (!picture) throw new Refusal('This is no picture.');
      replace(pathOf(version), picture);
    },
  };
}
export type VersionPictures = ReturnType<typeof openVersionPictures>;
