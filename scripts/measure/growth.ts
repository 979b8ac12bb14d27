/**
 * How the time and memory of a build grow with pages and pictures, and what a change of one word costs. It builds in
 * `.cache/growth` and leaves `dist/`, `content/` and the pictures that were made before as they are.
 *
 * A made-up page stands for one that an owner may write: a title, and two sections with a picture each, all different.
 * A made-up picture is one colour of the least size that the content check accepts: as many files are made of it as of a
 * photograph, in a fourteenth of the time.
 */
import {
  appendFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { minimumSize } from '../../src/pictures/variants.ts';
import { build } from '../build.ts';
import { ROOT, stopSignal } from '../process.ts';
import { type Measured, type MeasureOptions, markdownTable } from './support.ts';

const FOLDER = join(ROOT, '.cache/growth');
const CONTENT = join(FOLDER, 'content');
const MEMORY = join(FOLDER, 'memory');
/** Where Astro keeps pictures that were made before. */
const MADE_PICTURES = join(ROOT, '.cache/astro/assets');
/** What the names of made-up pictures begin with. */
const SYNTHETIC = 'synthetic-';
const HEAD = [
  'Pages',
  'Files of pictures',
  'First build, s',
  'Memory, MB',
  'A word changed, s',
  'Memory, MB',
];

/** Has the build note the most memory that it held, in KiB, when it ends. */
const NOTE_MEMORY = `--import=data:text/javascript,${encodeURIComponent(
  `process.on('exit', () => process.getBuiltinModule('fs').writeFileSync(${JSON.stringify(MEMORY)}, String(process.resourceUsage().maxRSS)))`,
)}`;

const sectionText = (page: number, picture: number) => `
      - id: section-${picture}
        direction: here
        title: Section ${picture} of page ${page}
        text: It stands for one that an owner may write, with a few sentences and a picture beside them.
        picture: ${SYNTHETIC}${page}-${picture}`;

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
    sections:${sectionText(page, 0)}${sectionText(page, 1)}
`;

const pictureText = (name: string) => `
${name}.jpg:
  alt: One colour, of ${name}.
  caption: One colour.
  credit: "{company}"
  kind: rendering
  focus: 50% 50%
`;

const writePage = (page: number, word: string) =>
  writeFileSync(join(CONTENT, `pages/synthetic-${page}.yaml`), pageText(page, word));

/** Paints a picture that is like no other, because files of the same content are made once. */
async function writePicture(name: string, seed: number): Promise<void> {
  const background = { r: Math.floor(seed / 64) * 4, g: (seed % 64) * 4, b: 128 };
  const file = join(CONTENT, `pictures/${name}.jpg`);
  await sharp({ create: { ...minimumSize('section'), channels: 3, background } })
    .jpeg()
    .toFile(file);
  appendFileSync(join(CONTENT, 'pictures/pictures.yaml'), pictureText(name));
}

/** Writes a copy of the site’s content, with made-up pages up to a number. */
async function writeContent(ownPages: number, pages: number): Promise<void> {
  rmSync(CONTENT, { recursive: true, force: true });
  cpSync(join(ROOT, 'content'), CONTENT, { recursive: true });
  for (let page = ownPages; page < pages; page++) {
    writePage(page, 'One word');
    for (const picture of [0, 1]) {
      stopSignal.throwIfAborted();
      await writePicture(`${SYNTHETIC}${page}-${picture}`, page * 2 + picture);
    }
  }
}

/** The files of made-up pictures that are kept for the next build. */
const syntheticPictures = () =>
  existsSync(MADE_PICTURES) ? readdirSync(MADE_PICTURES).filter((name) => name.startsWith(SYNTHETIC)) : [];

function forgetPictures(): void {
  for (const name of syntheticPictures()) rmSync(join(MADE_PICTURES, name));
}

/** Builds, and gives the seconds and the megabytes that it took. */
async function timeBuild(): Promise<[seconds: string, megabytes: string]> {
  const start = performance.now();
  const env = { CONTENT_DIR: CONTENT, NODE_OPTIONS: NOTE_MEMORY };
  await build({ outDir: join(FOLDER, 'dist'), args: ['--silent'], env });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  return [seconds, Math.round(Number(readFileSync(MEMORY)) / 1024).toLocaleString('en-GB')];
}

/** A row of the table: a build from nothing but what the site itself has made before, and one after a change. */
async function measureSize(ownPages: number, pages: number): Promise<(string | number)[]> {
  forgetPictures();
  console.error(`${pages} pages…`);
  await writeContent(ownPages, pages);
  const first = await timeBuild();
  const pictures = syntheticPictures().length;
  if (pages > ownPages) writePage(pages - 1, 'Another word');
  return [pages, pictures, ...first, ...(await timeBuild())];
}

export async function measure({ pages }: MeasureOptions): Promise<Measured> {
  const ownPages = globSync('content/pages/**/*.yaml', { cwd: ROOT }).length - 1;
  const rows = [];
  mkdirSync(FOLDER, { recursive: true });
  try {
    for (const size of [ownPages, ...pages]) rows.push(await measureSize(ownPages, size));
  } finally {
    forgetPictures();
    rmSync(FOLDER, { recursive: true, force: true });
  }
  return { report: markdownTable(HEAD, rows) };
}
