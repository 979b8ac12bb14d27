import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import { pictureNameOf } from '../../src/content/picture.ts';
import { themeSchema } from '../../src/content/theme.ts';
import { colourInkMap, readInks } from '../../src/pictures/ink-map.ts';
import { inspectPicture } from '../../src/pictures/inspect.ts';
import { PICTURES_FILE } from '../files.ts';
import { Refusal } from './refusal.ts';
import type { WorkingCopy } from './working-copy.ts';

/** Width of the small pictures to choose from, in pixels: twice what is shown, for sharp screens. */
const SMALL = 480;

/** What is said of each picture, by its file. @throws Refusal when that cannot be read */
function readDescriptions(copy: WorkingCopy) {
  const descriptions = copy.read(PICTURES_FILE);
  if (descriptions) return descriptions;
  throw new Refusal(
    `The descriptions of the pictures cannot be read. Correct content/${PICTURES_FILE} by hand, then load this page again.`,
  );
}

/**
 * Adds a picture, with a name that addresses can have, and an entry for its description.
 * @returns the name of its file
 * @throws Refusal when it cannot be used
 */
export async function addPicture(copy: WorkingCopy, name: string, bytes: Buffer): Promise<string> {
  const descriptions = readDescriptions(copy);
  const file = freeName(copy, name);
  const path = join(copy.pictures, file);
  writeFileSync(path, bytes);
  const inspection = await inspectPicture(path);
  if ('refusal' in inspection) {
    rmSync(path);
    throw new Refusal(`“${name}” ${inspection.refusal}`);
  }
  const value = {
    ...descriptions,
    [file]: {
      alt: '',
      caption: '',
      kind: inspection.inks ? 'print' : 'photograph',
      credit: '{company}',
      focus: '50% 50%',
    },
  };
  copy.write(PICTURES_FILE, { value });
  return file;
}

/** Removes a picture and its description. @throws Refusal when it is not there */
export function removePicture(copy: WorkingCopy, file: string): void {
  const { [file]: description, ...others } = readDescriptions(copy);
  if (!description) throw new Refusal(`There is no picture ${file} to remove.`, 404);
  copy.write(PICTURES_FILE, { value: others });
  copy.remove(`pictures/${file}`);
}

/** `Our Yard (2).JPG` → `our-yard-2.jpg`; with a number where that is taken. */
function freeName(copy: WorkingCopy, name: string): string {
  const stem =
    pictureNameOf(name)
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'picture';
  const taken = copy.files().map(pictureNameOf);
  let free = stem;
  for (let i = 2; taken.includes(`pictures/${free}`); i++) free = `${stem}-${i}`;
  return free + extname(name).toLowerCase();
}

/** A small version of a picture to choose it by; undefined when it is not there. */
export function smallPicture(copy: WorkingCopy, file: string): Promise<Buffer> | undefined {
  // An address may hold `..%2F`: nothing but the copy’s own files is shown.
  if (!copy.files().includes(`pictures/${file}`)) return undefined;
  return sharp(inColours(copy, readFileSync(join(copy.pictures, file))))
    .autoOrient()
    .resize({ width: SMALL })
    .webp({ quality: 70 })
    .toBuffer();
}

/** An ink map in the colours of the theme, as long as they are without mistakes; any other picture as it is. */
function inColours(copy: WorkingCopy, picture: Buffer): Buffer {
  const theme = themeSchema.safeParse(copy.read('theme.yaml'));
  return readInks(picture) && theme.success ? colourInkMap(picture, theme.data.colours) : picture;
}
