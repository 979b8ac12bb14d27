import { rmSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import { pictureNameOf } from '../../src/content/picture.ts';
import { inspectPicture } from '../../src/pictures/inspect.ts';
import { type Draft, LIST } from './draft.ts';

/** Width of the small pictures to choose from, in pixels: twice what is shown, for sharp screens. */
const SMALL = 480;

/**
 * Puts a picture into the draft, with a name that addresses can have, and an entry for its words.
 * @returns the name of its file, or why it cannot be used
 */
export async function addPicture(
  draft: Draft,
  name: string,
  bytes: Buffer,
): Promise<{ file: string } | { refusal: string }> {
  const words = draft.read(LIST) as Record<string, unknown> | undefined;
  if (words === undefined) {
    return {
      refusal: `The words of the pictures cannot be read. Correct ${LIST} by hand, then load this page again.`,
    };
  }
  const file = freeName(draft, name);
  const path = join(draft.pictures, file);
  writeFileSync(path, bytes);
  const inspection = await inspectPicture(path);
  if ('refusal' in inspection) {
    rmSync(path);
    return { refusal: `“${name}” ${inspection.refusal}` };
  }
  draft.write(LIST, {
    ...words,
    [file]: { alt: '', caption: '', kind: 'photograph', credit: '{company}', focus: '50% 50%' },
  });
  return { file };
}

/** Takes a picture, `pictures/yard.jpg`, and its words out of the draft. @returns whether it was there */
export function removePicture(draft: Draft, file: string): boolean {
  const { [basename(file)]: found, ...others } = draft.read(LIST) as Record<string, unknown>;
  if (!found || file !== `pictures/${basename(file)}`) return false;
  draft.write(LIST, others);
  draft.remove(file);
  return true;
}

/** `Our Yard (2).JPG` → `our-yard-2.jpg`; with a number where that is taken. */
function freeName(draft: Draft, name: string): string {
  const ending = extname(name).toLowerCase();
  const stem =
    pictureNameOf(name)
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'picture';
  const names = draft.files().map((file) => pictureNameOf(file));
  const isTaken = (candidate: string) => names.includes(`pictures/${candidate}`);
  let free = stem;
  for (let i = 2; isTaken(free); i++) free = `${stem}-${i}`;
  return free + ending;
}

/** A small version of a picture to choose it by; undefined when it is not there. */
export function smallPicture(draft: Draft, file: string): Promise<Buffer> | undefined {
  // An address may hold `..%2F`: nothing but the draft’s own files is shown.
  if (!draft.files().includes(`pictures/${file}`)) return undefined;
  return sharp(join(draft.pictures, file))
    .autoOrient()
    .resize({ width: SMALL })
    .webp({ quality: 70 })
    .toBuffer();
}
