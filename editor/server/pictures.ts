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

/** The width of thumbnails, in pixels: twice the displayed width, for sharp screens. */
const SMALL = 480;

/** The longest side of a stored photograph, in pixels: twice the largest width on the site. */
const LONGEST = 3200;

/** The smallest size that is enough for any place on the site. */
const [LEAST] = (Object.keys(VARIANTS) as VariantName[])
  .map(minimumSize)
  .sort((a, b) => a.width * a.height - b.width * b.height);

/** The descriptions of all pictures, by their files. @throws Refusal if they cannot be read */
function readDescriptions(copy: WorkingCopy) {
  const descriptions = copy.read(PICTURES_FILE);
  if (descriptions) return descriptions;
  throw new Refusal(
    `The descriptions of the pictures cannot be read. Correct content/${PICTURES_FILE} by hand, then load this page again.`,
  );
}

/**
 * Adds a picture, under a name that is allowed in addresses, with an empty description.
 * @returns the name of its file
 * @throws Refusal if it cannot be used
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
 * Replaces a picture. Its name, its description and the places that show it stay the same.
 * @returns the name of its file, whose extension depends on the new format
 * @throws Refusal if it cannot be used
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

/** Converts an uploaded file for storage. @throws Refusal if it cannot be used */
async function readUpload(name: string, bytes: Buffer) {
  const folder = mkdtempSync(join(tmpdir(), 'upload-'));
  // The format is recognised from the bytes, not from the name.
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

/** Converts a photograph for the site: upright, not larger than needed, without location and camera data. */
async function storedPhotograph(bytes: Buffer): Promise<{ stored: Buffer; ending: string }> {
  const picture = sharp(bytes);
  const { format, width, height, space, exif, xmp, iptc } = await picture.metadata();
  const isSuitable = space === 'srgb' && !exif && !xmp && !iptc && Math.max(width, height) <= LONGEST;
  // Each encoding of a JPEG loses some quality, so a suitable one stays as it is.
  if (format === 'jpeg' && isSuitable) return { stored: bytes, ending: '.jpg' };
  const { isOpaque } = await picture.stats();
  const made = picture
    .autoOrient()
    .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true });
  return isOpaque
    ? { stored: await made.jpeg({ quality: 88, mozjpeg: true }).toBuffer(), ending: '.jpg' }
    : { stored: await made.png({ palette: true }).toBuffer(), ending: '.png' };
}

/** Removes a picture and its description. @throws Refusal if the descriptions cannot be read */
export function removePicture(copy: WorkingCopy, file: string): void {
  const { [file]: description, ...others } = readDescriptions(copy);
  if (description) copy.write(PICTURES_FILE, { value: others });
  copy.remove(`pictures/${file}`);
}

/** A thumbnail of a picture; undefined if the picture does not exist. */
export function smallPicture(copy: WorkingCopy, file: string): Promise<Buffer> | undefined {
  // The address may contain `..%2F`, so only files in the copy’s list are served.
  if (!copy.files().includes(`pictures/${file}`)) return undefined;
  return sharp(inColours(copy, readFileSync(join(copy.folder, 'pictures', file))))
    .autoOrient()
    .resize({ width: SMALL })
    .webp({ quality: 70 })
    .toBuffer();
}

/** Colours an ink map with the theme, if the theme has no mistakes. Any other picture is returned unchanged. */
function inColours(copy: WorkingCopy, picture: Buffer): Buffer {
  const theme = themeSchema.safeParse(copy.read(THEME_FILE));
  return readInks(picture) && theme.success ? colourInkMap(picture, theme.data.colours) : picture;
}
