/**
 * Made-up content for `npm run growth`. A page stands for one that an owner may write: an opening, and two sections with
 * a picture each, all different. A picture stands for a photograph in everything but its encoding: it has two tones and
 * the least size that the content check accepts for its place, so its files are almost as many as those of a photograph,
 * and made in a fourteenth of the time.
 */
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { minimumSize } from '../src/pictures/variants.ts';
import { ROOT, stopSignal } from './process.ts';

/** What the names of made-up pictures begin with. */
export const SYNTHETIC = 'synthetic-';

const SIZE = minimumSize('section');
const PICTURES = [0, 1];

const pictureName = (page: number, picture: number) => `${SYNTHETIC}${page}-${picture}`;

const sectionText = (page: number, picture: number) => `
      - id: section-${picture}
        direction: here
        title: Section ${picture} of page ${page}
        text: It stands for one that an owner may write, with a few sentences and a picture beside them.
        picture: ${pictureName(page, picture)}`;

const pageText = (page: number, word: string) => `
title: "A made-up page of the measurement, number ${String(page).padStart(4, '0')} of many"
description: "Page ${page} of those that are made to measure how the time and memory of a build grow with the number of pages and of pictures."
published: true
blocks:
  - type: number-hero
    sky: tarp
    title: ${word}.
    figure: "${page}"
  - type: operations
    sections:${PICTURES.map((picture) => sectionText(page, picture)).join('')}
`;

const pictureText = (page: number, picture: number) => `
${pictureName(page, picture)}.jpg:
  alt: Two tones, number ${picture} of page ${page}.
  caption: Two tones.
  credit: "{company}"
  kind: rendering
  focus: 50% 50%
`;

/** A picture that is like no other, because files of the same content are made once: its plate stands where no other does. */
async function paint(file: string, seed: number): Promise<void> {
  const { width, height } = SIZE;
  const tone = (lightness: number) => `hsl(${(seed * 137.5) % 360} 40% ${lightness}%)`;
  const plate = `x="${seed % width}" y="${Math.floor(seed / width) * 8}" width="90" height="60"`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${tone(70)}"/>` +
    `<rect ${plate} fill="${tone(30)}"/></svg>`;
  await sharp(Buffer.from(svg)).jpeg().toFile(file);
}

/** The pages of the site’s own content. */
export const OWN_PAGES = globSync('content/pages/**/*.yaml', { cwd: ROOT }).length - 1;

/**
 * Writes a copy of the site’s content, with made-up pages up to a number.
 * @throws Error when {@link stopSignal} fires
 */
export async function writeContent(folder: string, pages: number): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(ROOT, 'content'), folder, { recursive: true });
  // The company profile is drawn once, whatever the number of pages.
  for (const file of ['brochure.yaml', 'brochure.pdf']) rmSync(join(folder, file), { force: true });
  const list = join(folder, 'pictures/pictures.yaml');
  let words = readFileSync(list, 'utf8');
  for (let page = OWN_PAGES; page < pages; page++) {
    writePage(folder, page, 'One word');
    for (const picture of PICTURES) {
      stopSignal.throwIfAborted();
      const seed = page * PICTURES.length + picture;
      await paint(join(folder, `pictures/${pictureName(page, picture)}.jpg`), seed);
      words += pictureText(page, picture);
    }
  }
  writeFileSync(list, words);
}

/** Writes the file of a made-up page, with this word in it. */
export const writePage = (folder: string, page: number, word: string): void =>
  writeFileSync(join(folder, `pages/synthetic-${page}.yaml`), pageText(page, word));
