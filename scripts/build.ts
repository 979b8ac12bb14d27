/** `npm run build`: builds the site into `dist/`. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { damageOf, writeManifest } from '../delivery/manifest.ts';
import { listFiles } from '../delivery/output.ts';
import { writeServerConfig } from '../delivery/write-server-config.ts';
import { brochureProblems } from '../src/brochure/freshness.ts';
import { formatProblem } from '../src/content/check/problem.ts';
import { companySchema } from '../src/content/company.ts';
import { lastModifiedBelow } from '../src/metadata/last-modified.ts';
import { findPlaceholders, isReserved } from './placeholders.ts';
import { main, ROOT, runModule, UserError } from './process.ts';

/** The output folder. */
export const DIST = join(ROOT, 'dist');

/** The files and folders that the site is built from, in addition to the content. */
export const INPUTS = ['astro.config.ts', 'delivery', 'package-lock.json', 'scripts', 'src', 'tsconfig.json'];
const VARIABLES = ['SITE_URL', 'SOURCE_DATE_EPOCH'];

export interface BuildOptions {
  /** Absolute path of the output folder, on the project's disk. */
  outDir?: string;
  /** Environment variables for this build only: CONTENT_DIR, SITE_URL. */
  env?: Record<string, string>;
  /** The project folder, which tests set. */
  root?: string;
}

const contentOf = ({ env, root = ROOT }: BuildOptions) =>
  resolve(root, env?.['CONTENT_DIR'] || process.env['CONTENT_DIR'] || 'content');

/** The files of an input, which is a file or a folder. Empty if it is missing. */
async function filesOf(input: string): Promise<string[]> {
  const isFile = (await stat(input).catch(() => undefined))?.isFile();
  return isFile ? [input] : (await listFiles(input)).map((name) => join(input, name));
}

/** A hash of all build inputs: names and content of files, environment variables, and the content’s dates from git. */
async function hashInputs(options: BuildOptions): Promise<string> {
  const { root = ROOT, env } = options;
  const hash = createHash('sha256');
  for (const name of VARIABLES) hash.update(`${name}=${env?.[name] ?? process.env[name] ?? ''}\0`);
  const content = contentOf(options);
  for (const input of [...INPUTS, content]) {
    for (const file of await filesOf(resolve(root, input)))
      hash.update(`${relative(root, file)}\0`).update(await readFile(file));
  }
  hash.update(JSON.stringify([...lastModifiedBelow(content)]));
  return hash.digest('hex');
}

/** The file that records what an output folder was built from. */
const stampFile = ({ outDir = DIST, root = ROOT }: BuildOptions) =>
  join(root, '.cache/build-stamps', relative(root, outDir).replaceAll(/\W/g, '-'));

/** Records what an output folder was built from. */
export async function writeStamp(options: BuildOptions, stamp?: string): Promise<void> {
  const file = stampFile(options);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, stamp ?? (await hashInputs(options)));
}

/** Whether the output folder contains an unchanged build of the current inputs. */
export async function isUpToDate(options: BuildOptions): Promise<boolean> {
  const file = stampFile(options);
  if (!existsSync(file) || (await readFile(file, 'utf8')) !== (await hashInputs(options))) return false;
  return (await damageOf(options.outDir ?? DIST)) === undefined;
}

/** Astro’s cache of the content, which is deleted so that no other content folder gets pages or pictures from it. */
const CONTENT_STORE = join(ROOT, '.cache/astro/data-store.json');

/**
 * Runs `astro build`.
 * @throws UserError if the build fails; Astro has printed the reason
 */
export async function buildWithAstro(args: string[], env?: Record<string, string>): Promise<void> {
  await rm(CONTENT_STORE, { force: true });
  const code = await runModule('astro/bin/astro.mjs', ['build', ...args], env);
  if (code !== 0) {
    throw new UserError('The build failed for the reason above. The previous build is kept.');
  }
}

/**
 * Builds the site in a temporary folder, which replaces the output folder only if the build succeeds. So the previous
 * build is never incomplete or lost.
 * @throws UserError if the build fails; the reason has been printed
 */
export async function build(options: BuildOptions = {}): Promise<void> {
  const { outDir = DIST, env } = options;
  const address = env?.['SITE_URL'] ?? process.env['SITE_URL'];
  checkSiteUrl(address);
  checkFolderName(ROOT);
  const stamp = await hashInputs(options);
  await mkdir(join(ROOT, '.cache'), { recursive: true });
  const work = await mkdtemp(join(ROOT, '.cache/build-'));
  try {
    const next = join(work, 'next');
    await buildWithAstro(['--outDir', next], env);
    await writeServerConfig(next);
    await writeManifest(next);
    await warn(contentOf(options), address);
    await rm(stampFile(options), { force: true });
    await mkdir(dirname(outDir), { recursive: true });
    if (existsSync(outDir)) await rename(outDir, join(work, 'previous'));
    await rename(next, outDir);
    await writeStamp(options, stamp);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Warns about an outdated company profile, and about placeholders if the site has a public address. */
async function warn(content: string, address: string | undefined): Promise<void> {
  for (const problem of await brochureProblems(content)) console.warn(formatProblem(problem));
  if (!address || isReserved(address)) return;
  for (const placeholder of await findPlaceholders(content))
    console.warn(`Not ready for the public: ${formatProblem(placeholder)}`);
}

/** @throws UserError if SITE_URL is not a valid address of a site */
export function checkSiteUrl(address: string | undefined): void {
  if (!address || companySchema.shape.site.safeParse(address).success) return;
  throw new UserError(
    `SITE_URL must be the public address of the site, like https://www.example.com with nothing after it, not "${address}".`,
  );
}

/** @throws UserError if the project’s path has a character that Vite misreads, because it treats paths as URLs */
export function checkFolderName(folder: string): void {
  if (!/%|#.*\?|\?.*#/.test(folder)) return;
  throw new UserError(
    `The site cannot be built in ${folder}: rename the folder that has %, # or ? in its name.`,
  );
}

/** Builds the site unless it is up to date. */
export async function buildIfNeeded(options: BuildOptions = {}): Promise<void> {
  if (await isUpToDate(options))
    return console.log('The site is already built, and nothing has changed since.');
  console.log('Building the site…');
  await build(options);
}

if (import.meta.main) await main({}, () => build());
