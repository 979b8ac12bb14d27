/**
 * `npm run growth`: how build time and memory grow from 10 to 1,000 pages with two pictures each, and what a change of
 * one word costs. It builds in `.cache/growth` and leaves `dist/` and `content/` as they are. 1,000 pages take a while:
 * `npm run growth -- 10 100` builds these sizes only.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { build } from './build.ts';
import { main, PlainError, ROOT } from './process.ts';

const SIZES = [10, 100, 1000];
const FOLDER = join(ROOT, '.cache/growth');
const OUT = join(FOLDER, 'dist');
const MEMORY = join(FOLDER, 'memory');
/** Where Astro keeps pictures that were made before; ours are taken out again. */
const MADE_PICTURES = join(ROOT, '.cache/astro/assets');

const MEGABYTE = 1024;
const SECOND = 1000;

/** Has the build note the most memory that it held, in KiB, when it ends. */
const NOTE_MEMORY = `--import=data:text/javascript,${encodeURIComponent(
  `process.on('exit', () => process.getBuiltinModule('fs').writeFileSync(${JSON.stringify(MEMORY)}, String(process.resourceUsage().maxRSS)))`,
)}`;

const nameOf = (page: number, picture: number) => `synthetic-${page}-${picture}`;

const pageText = (page: number, word: string) => `
title: "A made-up page of the measurement, number ${String(page).padStart(4, '0')} of many"
description: "Page ${page} of those that are made to measure how the time and memory of a build grow with the number of pages and of pictures."
published: true
blocks:
  - type: figure-hero
    sky: tarp
    title: ${word}.
    figure: "${page}"
  - type: figure
    picture: ${nameOf(page, 0)}
  - type: statements
    statements:
      - title: About page ${page}
        statement: This page stands for one that an owner may write.
        text: It has a title, a few sentences and two pictures.
  - type: figure
    picture: ${nameOf(page, 1)}
`;

/** A picture that is like no other, quickly encoded: two tones of an own hue. */
async function paint(file: string, seed: number): Promise<void> {
  const tone = (shift: number) => `hsl(${(seed * 137.5) % 360} 40% ${shift + (seed % 20)}%)`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"><rect width="1600" height="1000" fill="${tone(60)}"/>` +
    `<rect y="${500 + (seed % 300)}" width="1600" height="500" fill="${tone(25)}"/></svg>`;
  await sharp(Buffer.from(svg)).jpeg().toFile(file);
}

/** A copy of the site's content, with made-up pages up to this number. */
async function writeContent(pages: number): Promise<string> {
  const folder = join(FOLDER, 'content');
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(ROOT, 'content'), folder, { recursive: true });
  // Drawn once, whatever the number of pages.
  for (const file of ['brochure.yaml', 'brochure.pdf']) rmSync(join(folder, file), { force: true });
  const written = readdirSync(join(folder, 'pages')).length - 1;
  for (let page = written; page < pages; page++) {
    writeFileSync(join(folder, `pages/synthetic-${page}.yaml`), pageText(page, 'One word'));
    for (const picture of [0, 1]) {
      const name = nameOf(page, picture);
      await paint(join(folder, `pictures/${name}.jpg`), page * 2 + picture);
      const words = `\n${name}.jpg:\n  alt: Two tones, number ${page}, picture ${picture}.\n  caption: Two tones.\n  credit: "{company}"\n  kind: rendering\n  focus: 50% 50%\n`;
      await appendFile(join(folder, 'pictures/pictures.yaml'), words);
    }
  }
  return folder;
}

/** Builds, and gives the seconds and the megabytes that it took. */
async function measure(content: string): Promise<{ seconds: number; memory: number }> {
  const start = performance.now();
  await build({ outDir: OUT, env: { CONTENT_DIR: content, NODE_OPTIONS: NOTE_MEMORY } });
  const seconds = (performance.now() - start) / SECOND;
  return { seconds: Number(seconds.toFixed(1)), memory: Math.round(Number(readFileSync(MEMORY)) / MEGABYTE) };
}

function forgetPictures(): void {
  if (!existsSync(MADE_PICTURES)) return;
  for (const name of readdirSync(MADE_PICTURES)) {
    if (name.startsWith('synthetic-')) rmSync(join(MADE_PICTURES, name));
  }
}

/** @throws PlainError when an argument is no number of pages */
function sizesFrom(args: string[]): number[] {
  const sizes = args.map(Number);
  if (sizes.every((size) => Number.isInteger(size) && size >= 10)) return args.length > 0 ? sizes : SIZES;
  throw new PlainError(
    `Numbers of pages are whole and at least 10, for example: npm run growth -- 10 100. Given: ${args.join(' ')}`,
  );
}

await main(async () => {
  const sizes = sizesFrom(process.argv.slice(2));
  const rows: Record<string, object> = {};
  mkdirSync(FOLDER, { recursive: true });
  try {
    for (const pages of sizes) {
      forgetPictures();
      const content = await writeContent(pages);
      const first = await measure(content);
      const last = pages - 1;
      writeFileSync(join(content, `pages/synthetic-${last}.yaml`), pageText(last, 'Another word'));
      const again = await measure(content);
      rows[`${pages} pages`] = {
        'first build, s': first.seconds,
        'memory, MB': first.memory,
        'a word changed, s': again.seconds,
        files: readdirSync(OUT, { recursive: true }).length,
      };
    }
  } finally {
    forgetPictures();
    rmSync(FOLDER, { recursive: true, force: true });
  }
  console.log('\nTwo pictures a page; built from nothing, and again with one word changed');
  console.table(rows);
});
