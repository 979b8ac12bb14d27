/**
 * `npm run growth`: how the time and memory of a build grow with pages and pictures, and what a change of one word costs.
 * It begins with the site as it is and goes on to 10, 100 and 1,000 pages; other sizes can be named: `npm run growth --
 * 10 300`. It builds in `.cache/growth` and leaves `dist/`, `content/` and the pictures that were made before as they are.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.ts';
import { markdownTable } from './markdown.ts';
import { main, PlainError, ROOT } from './process.ts';
import { OWN_PAGES, SYNTHETIC, writeContent, writePage } from './synthetic-content.ts';

const SIZES = [10, 100, 1000];
const FOLDER = join(ROOT, '.cache/growth');
const CONTENT = join(FOLDER, 'content');
const OUT = join(FOLDER, 'dist');
const MEMORY = join(FOLDER, 'memory');
/** Where Astro keeps pictures that were made before. */
const MADE_PICTURES = join(ROOT, '.cache/astro/assets');

const MEGABYTE = 1024;
const SECOND = 1000;
/** How often a build that goes on says so, in milliseconds. */
const PATIENCE = 15_000;

/** Has the build note the most memory that it held, in KiB, when it ends. */
const NOTE_MEMORY = `--import=data:text/javascript,${encodeURIComponent(
  `process.on('exit', () => process.getBuiltinModule('fs').writeFileSync(${JSON.stringify(MEMORY)}, String(process.resourceUsage().maxRSS)))`,
)}`;

const HEAD = [
  'Pages',
  'Files of pictures',
  'First build, s',
  'Memory, MB',
  'A word changed, s',
  'Memory, MB',
];

const figure = (value: number) => value.toLocaleString('en-GB');

/** The files of made-up pictures that are kept for the next build. */
const syntheticPictures = () =>
  existsSync(MADE_PICTURES) ? readdirSync(MADE_PICTURES).filter((name) => name.startsWith(SYNTHETIC)) : [];

function forgetPictures(): void {
  for (const name of syntheticPictures()) rmSync(join(MADE_PICTURES, name));
}

/** Builds, and gives the seconds and the megabytes that it took. */
async function measure(what: string): Promise<[seconds: string, memory: string]> {
  const start = performance.now();
  const seconds = () => (performance.now() - start) / SECOND;
  const say = (words: string) => console.error(`${what}: ${words}, ${Math.round(seconds())} s`);
  const progress = setInterval(
    () => say(`${figure(syntheticPictures().length)} files of pictures`),
    PATIENCE,
  );
  try {
    await build({
      outDir: OUT,
      args: ['--silent'],
      env: { CONTENT_DIR: CONTENT, NODE_OPTIONS: NOTE_MEMORY },
    });
    say('built');
    return [seconds().toFixed(1), figure(Math.round(Number(readFileSync(MEMORY)) / MEGABYTE))];
  } finally {
    clearInterval(progress);
  }
}

/** A row of the table: a build from nothing but what the site itself has made before, and one after a change. */
async function measureSize(pages: number): Promise<string[]> {
  forgetPictures();
  console.error(`${figure(pages)} pages: writing them`);
  await writeContent(CONTENT, pages);
  const first = await measure(`${figure(pages)} pages, first build`);
  const pictures = figure(syntheticPictures().length);
  if (pages > OWN_PAGES) writePage(CONTENT, pages - 1, 'Another word');
  const again = await measure(`${figure(pages)} pages, a word changed`);
  return [figure(pages), pictures, ...first, ...again];
}

/** @throws PlainError when an argument is no number of pages */
function sizesFrom(args: string[]): number[] {
  if (args.length === 0) return SIZES;
  const sizes = args.map(Number);
  if (sizes.every((size) => Number.isInteger(size) && size > OWN_PAGES)) return sizes;
  throw new PlainError(
    `Numbers of pages are whole and more than the site’s own ${OWN_PAGES}, for example: npm run growth -- 10 100. Given: ${args.join(' ')}`,
  );
}

await main(async () => {
  const sizes = sizesFrom(process.argv.slice(2));
  const rows: string[][] = [];
  mkdirSync(FOLDER, { recursive: true });
  try {
    for (const pages of [OWN_PAGES, ...sizes]) rows.push(await measureSize(pages));
  } finally {
    forgetPictures();
    rmSync(FOLDER, { recursive: true, force: true });
  }
  console.log(`\n${markdownTable(HEAD, rows)}`);
});
