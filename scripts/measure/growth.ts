/**
 * How the time and memory of a build grow with its pages, and what a change of one word costs: copies of a page of the
 * site, without pictures of their own. It builds in `.cache/growth` and leaves `dist/` and `content/` as they are.
 */
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { build } from '../build.ts';
import { ROOT } from '../process.ts';
import { type Measured, type MeasureOptions, markdownTable } from './support.ts';

const FOLDER = join(ROOT, '.cache/growth');
const CONTENT = join(FOLDER, 'content');
const MEMORY = join(FOLDER, 'memory');

/** Has the build note the most memory that it held, in KiB, when it ends. */
const NOTE_MEMORY = `--import=data:text/javascript,${encodeURIComponent(
  `process.on('exit', () => process.getBuiltinModule('fs').writeFileSync(${JSON.stringify(MEMORY)}, String(process.resourceUsage().maxRSS)))`,
)}`;

/** Writes a copy of a page, with a title and a description of its own that have the length of good ones. */
function writeCopy(page: number, word: string): void {
  const document = parseDocument(readFileSync(join(CONTENT, 'pages/about.yaml'), 'utf8'));
  document.set('title', `${word}: a copy of About Us to measure, number ${page}`.padEnd(55, '.'));
  document.set(
    'description',
    `A copy of About Us, number ${page}. `.padEnd(130, 'It is built to be measured. '),
  );
  writeFileSync(join(CONTENT, `pages/copy-${page}.yaml`), String(document));
}

/** Builds, and gives the seconds and the megabytes that it took. */
async function timeBuild(): Promise<string[]> {
  const start = performance.now();
  const env = { CONTENT_DIR: CONTENT, NODE_OPTIONS: NOTE_MEMORY };
  await build({ outDir: join(FOLDER, 'dist'), args: ['--silent'], env });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  return [seconds, (Number(readFileSync(MEMORY)) / 1024).toFixed(0)];
}

export async function measure({ pages }: MeasureOptions): Promise<Measured> {
  const ownPages = globSync('content/pages/**/*.yaml', { cwd: ROOT }).length - 1;
  const rows = [];
  mkdirSync(FOLDER, { recursive: true });
  try {
    cpSync(join(ROOT, 'content'), CONTENT, { recursive: true });
    for (const size of [ownPages + 1, ...pages]) {
      console.error(`${size} pages…`);
      for (let page = ownPages; page < size; page++) writeCopy(page, 'One word');
      const first = await timeBuild();
      writeCopy(ownPages, 'Another word');
      rows.push([size, ...first, ...(await timeBuild())]);
    }
  } finally {
    rmSync(FOLDER, { recursive: true, force: true });
  }
  const head = ['Pages', 'A build, s', 'Memory, MB', 'A word changed, s', 'Memory, MB'];
  return { report: markdownTable(head, rows) };
}
