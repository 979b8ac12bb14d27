/** `npm run build`: builds the site into `dist/`. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { damageOf, writeManifest } from '../delivery/manifest.ts';
import { writeServerConfig } from '../delivery/write-server-config.ts';
import { brochureProblems } from '../src/brochure/freshness.ts';
import { formatProblem } from '../src/content/check/problem.ts';
import { companySchema } from '../src/content/company.ts';
import { lastModifiedBelow } from '../src/metadata/last-modified.ts';
import { buildWithAstro } from './astro.ts';
import { findPlaceholders, isReserved } from './placeholders.ts';
import { main, ROOT, UserError } from './process.ts';

/** The built site. */
export const DIST = join(ROOT, 'dist');

/** What the site is built from, beside the content. */
export const INPUTS = ['astro.config.ts', 'delivery', 'package-lock.json', 'scripts', 'src', 'tsconfig.json'];
const VARIABLES = ['SITE_URL', 'SOURCE_DATE_EPOCH'];

export interface BuildOptions {
  /** Absolute path of the output folder, on the project's disk. */
  outDir?: string;
  /** More arguments of `astro build`. */
  args?: string[];
  /** Variables that count for this build alone: CONTENT_DIR, SITE_URL. */
  env?: Record<string, string>;
  /** The project, for tests. */
  root?: string;
}

const contentOf = ({ env, root = ROOT }: BuildOptions) =>
  resolve(root, env?.['CONTENT_DIR'] || process.env['CONTENT_DIR'] || 'content');

/** All files under a path, sorted; the path itself when it is a file; none when it is missing. */
function filesUnder(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

/** A hash of every build input: files by name and content, variables, and the dates that git knows of the content. */
function hashInputs(options: BuildOptions): string {
  const { root = ROOT, env } = options;
  const hash = createHash('sha256');
  for (const name of VARIABLES) hash.update(`${name}=${env?.[name] ?? process.env[name] ?? ''}\0`);
  const content = contentOf(options);
  for (const file of [...INPUTS, content].flatMap((input) => filesUnder(resolve(root, input)))) {
    hash.update(`${relative(root, file)}\0`).update(readFileSync(file));
  }
  hash.update(JSON.stringify([...lastModifiedBelow(content)]));
  return hash.digest('hex');
}

/** The file that says what an output folder was built from. */
const stampFile = ({ outDir = DIST, root = ROOT }: BuildOptions) =>
  join(root, '.cache/build-stamps', relative(root, outDir).replaceAll(/\W/g, '-'));

/** Notes what an output folder was built from. */
export function writeStamp(options: BuildOptions, stamp = hashInputs(options)): void {
  const file = stampFile(options);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, stamp);
}

/** Whether the output folder holds a build of the very same inputs, with every file as the build has made it. */
export async function isUpToDate(options: BuildOptions): Promise<boolean> {
  const file = stampFile(options);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== hashInputs(options)) return false;
  return (await damageOf(options.outDir ?? DIST)) === undefined;
}

/**
 * Builds the site beside the output folder and swaps it in only when the build succeeded, so that
 * what was there is never half-written or lost.
 * @throws UserError when the build fails, for a reason that has been printed
 */
export async function build(options: BuildOptions = {}): Promise<void> {
  const { outDir = DIST, args = [], env } = options;
  const address = env?.['SITE_URL'] ?? process.env['SITE_URL'];
  checkSiteUrl(address);
  checkFolderName(ROOT);
  const stamp = hashInputs(options);
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const work = await mkdtemp(join(ROOT, '.cache/build-'));
  try {
    const next = join(work, 'next');
    await buildWithAstro([...args, '--outDir', next], env);
    await writeServerConfig(next);
    await writeManifest(next);
    await warn(contentOf(options), address);
    await rm(stampFile(options), { force: true });
    await mkdir(dirname(outDir), { recursive: true });
    if (existsSync(outDir)) await rename(outDir, join(work, 'previous'));
    await rename(next, outDir);
    writeStamp(options, stamp);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Says what visitors would see too early or too late: placeholders at a public address, an old company profile. */
async function warn(content: string, address: string | undefined): Promise<void> {
  for (const problem of await brochureProblems(content)) console.warn(formatProblem(problem));
  if (!address || isReserved(address)) return;
  for (const placeholder of await findPlaceholders(content))
    console.warn(`Not ready for the public: ${formatProblem(placeholder)}`);
}

/** @throws UserError when SITE_URL is no address that a site can have */
export function checkSiteUrl(address: string | undefined): void {
  if (!address || companySchema.shape.site.safeParse(address).success) return;
  throw new UserError(
    `SITE_URL must be the public address of the site, like https://www.example.com with nothing behind it, not "${address}".`,
  );
}

/** @throws UserError when the project stands where Vite, which reads paths as addresses, does not find its files */
export function checkFolderName(folder: string): void {
  if (!/%|#.*\?|\?.*#/.test(folder)) return;
  throw new UserError(
    `The site cannot be built in ${folder}: rename the folder that has %, # or ? in its name.`,
  );
}

/** Builds the site unless the output folder holds a build of the very same inputs. */
export async function buildIfNeeded(options: BuildOptions = {}): Promise<void> {
  if (await isUpToDate(options)) return console.log('The site is built already: nothing has changed since.');
  console.log('Building the site…');
  await build(options);
}

if (import.meta.main) await main(() => build());
