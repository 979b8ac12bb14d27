import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { type PictureMetadata, pictureNameOf } from '../../src/content/picture.ts';
import { themeSchema } from '../../src/content/theme.ts';
import { colourInkMap, readInks } from '../../src/pictures/ink-map.ts';
import { inspectPicture } from '../../src/pictures/inspect.ts';
import { minimumSize, VARIANTS, type VariantName } from '../../src/pictures/variants.ts';
import { PICTURES_FILE, THEME_FILE } from '../files.ts';
import { replace } from './folders.ts';
import { freeName } from './free-name.ts';
import { Refusal } from './refusal.ts';
import type { WorkingCopy } from './working-copy.ts';

/** Width of the small pictures to choose from, in pixels: twice what is shown, for sharp screens. */
const SMALL = 480;

/** The longest side of a stored photograph, in pixels: twice the widest that the site shows. */
const LONGEST = 3200;

/** The least size that a picture can have to be shown anywhere. */
const [LEAST] = (Object.keys(VARIANTS) as VariantName[])
  .map(minimumSize)
  .sort((a, b) => a.width * a.height - b.width * b.height);

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
  const { stored, ending, isPrint } = await readUpload(name, bytes);
  const descriptions = readDescriptions(copy);
  const file = freeName(copy, 'pictures', name, 'picture') + ending;
  replace(join(copy.folder, 'pictures', file), stored);
  const value = {
    ...descriptions,
    [file]: {
      alt: '',
      caption: '',
      kind: isPrint ? 'print' : 'photograph',
      credit: '{company}',
      focus: '50% 50%',
    },
  };
  copy.write(PICTURES_FILE, { value });
  return file;
}

/**
 * Puts another picture in the place of one: its name and description stay, and so do the places that show it.
 * @returns the name of its file, whose ending follows what is in it
 * @throws Refusal when it cannot be used
 */
export async function replacePicture(
  copy: WorkingCopy,
  file: string,
  name: string,
  bytes: Buffer,
): Promise<string> {
  const { stored, ending, isPrint } = await readUpload(name, bytes);
  const descriptions = readDescriptions(copy);
  const description = descriptions[file] as Partial<PictureMetadata> | undefined;
  if (!description) throw new Refusal(`There is no picture ${file} to replace.`, 404);
  const replaced = pictureNameOf(file) + ending;
  const kind = isPrint ? 'print' : 'photograph';
  const entries = Object.entries({ ...descriptions, [file]: { ...description, kind } });
  copy.remove(`pictures/${file}`);
  replace(join(copy.folder, 'pictures', replaced), stored);
  copy.write(PICTURES_FILE, {
    value: Object.fromEntries(entries.map(([key, value]) => [key === file ? replaced : key, value])),
  });
  return replaced;
}

/** What is stored of a file from somebody’s disk. @throws Refusal when it cannot be used */
async function readUpload(name: string, bytes: Buffer) {
  const folder = mkdtempSync(join(tmpdir(), 'upload-'));
  // What it is called says nothing of what is in it.
  const upload = join(folder, 'upload.jpg');
  writeFileSync(upload, bytes);
  const found = await inspectPicture(upload).finally(() => rmSync(folder, { recursive: true }));
  if ('refusal' in found) throw new Refusal(`“${name}” ${found.refusal}`);
  const { width, height, inks } = found;
  if (width < LEAST!.width || height < LEAST!.height) {
    throw new Refusal(
      `“${name}” has ${width} × ${height} pixels: too few to be shown anywhere on the site, which takes ${LEAST!.width} × ${LEAST!.height} at least, and 1,600 across for the large places. Take the picture as it left the camera, not a small copy of it.`,
    );
  }
  if (inks) return { stored: bytes, ending: '.png', isPrint: true };
  return { ...(await storedPhotograph(bytes)), isPrint: false };
}

/** A photograph as the site can use it: upright, not larger than needed, and without the place and the camera. */
async function storedPhotograph(bytes: Buffer): Promise<{ stored: Buffer; ending: string }> {
  const picture = sharp(bytes);
  const { format, width, height, space, exif, xmp, iptc } = await picture.metadata();
  const isFine = space === 'srgb' && !exif && !xmp && !iptc && Math.max(width, height) <= LONGEST;
  // A JPEG loses a little each time.
  if (format === 'jpeg' && isFine) return { stored: bytes, ending: '.jpg' };
  const { isOpaque } = await picture.stats();
  const made = picture
    .autoOrient()
    .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true });
  return isOpaque
    ? { stored: await made.jpeg({ quality: 88, mozjpeg: true }).toBuffer(), ending: '.jpg' }
    : { stored: await made.png({ palette: true }).toBuffer(), ending: '.png' };
}

/** Removes a picture and its description. @throws Refusal when the descriptions cannot be read */
export function removePicture(copy: WorkingCopy, file: string): void {
  const { [file]: description, ...others } = readDescriptions(copy);
  if (description) copy.write(PICTURES_FILE, { value: others });
  copy.remove(`pictures/${file}`);
}

/** A small version of a picture to choose it by; undefined when it is not there. */
export function smallPicture(copy: WorkingCopy, file: string): Promise<Buffer> | undefined {
  // An address may hold `..%2F`: nothing but the copy’s own files is shown.
  if (!copy.files().includes(`pictures/${file}`)) return undefined;
  return sharp(inColours(copy, readFileSync(join(copy.folder, 'pictures', file))))
    .autoOrient()
    .resize({ width: SMALL })
    .webp({ quality: 70 })
    .toBuffer();
}

/** An ink map in the colours of the theme, as long as they are without mistakes; any other picture as it is. */
function inColours(copy: WorkingCopy, picture: Buffer): Buffer {
  const theme = themeSchema.safeParse(copy.read(THEME_FILE));
  return readInks(picture) && theme.success ? colourInkMap(picture, theme.data.colours) : picture;
}
