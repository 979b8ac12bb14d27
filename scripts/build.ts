/** `npm run build`: builds the site into `dist/`. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { writeServerConfig } from '../delivery/write-server-config.ts';
import { formatProblem } from '../src/content/check/problem.ts';
import { companySchema } from '../src/content/company.ts';
import { contentFolder } from '../src/content/folders.ts';
import { buildWithAstro } from './astro.ts';
import { drawBrochure } from './brochure.ts';
import { main, PlainError, ROOT } from './process.ts';
import { findStandIns, isReserved } from './stand-ins.ts';

/** The built site. */
export const DIST = join(ROOT, 'dist');
const CACHE = join(ROOT, '.cache');
const STAMP = join(CACHE, 'build-stamp');

/** Everything that the built site depends on. */
const INPUTS = ['astro.config.ts', 'delivery', 'package-lock.json', 'src', 'tsconfig.json'];
const ENVIRONMENT = ['SITE_URL', 'CONTENT_DIR', 'SOURCE_DATE_EPOCH'];

/** All files under a path, sorted; the path itself when it is a file; none when it is missing. */
function filesUnder(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

/** A hash of every build input: names and contents of files, and the variables that matter. */
export function hashInputs(root = ROOT): string {
  const hash = createHash('sha256');
  const inputs = [...INPUTS, process.env.CONTENT_DIR || 'content'];
  for (const name of ENVIRONMENT) hash.update(`${name}=${process.env[name] ?? ''}\0`);
  for (const file of inputs.flatMap((input) => filesUnder(resolve(root, input)))) {
    hash.update(`${relative(root, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

interface BuildOptions {
  /** Absolute path of the output folder, on the project's disk. */
  outDir?: string;
  /** More arguments of `astro build`. */
  args?: string[];
  env?: Record<string, string>;
}

/**
 * Builds the site beside the output folder and swaps it in only when the build succeeded, so that
 * what was there is never half-written or lost.
 * @throws PlainError when the build fails, for a reason that has been printed
 */
export async function build({ outDir = DIST, args = [], env }: BuildOptions = {}): Promise<void> {
  const address = env?.['SITE_URL'] ?? process.env.SITE_URL;
  checkSiteUrl(address);
  // First, because pages link to it with its size.
  await drawBrochure({ env });
  const stamp = hashInputs();
  mkdirSync(CACHE, { recursive: true });
  const work = await mkdtemp(join(CACHE, 'build-'));
  try {
    const next = join(work, 'next');
    await buildWithAstro([...args, '--outDir', next], env);
    await writeServerConfig(next);
    await warnOfStandIns(address, env?.['CONTENT_DIR'] ?? contentFolder());
    if (outDir === DIST) await rm(STAMP, { force: true });
    if (existsSync(outDir)) await rename(outDir, join(work, 'previous'));
    await rename(next, outDir);
    if (outDir === DIST) writeFileSync(STAMP, stamp);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Says what a build for an address that the public can reach should not show yet. */
async function warnOfStandIns(address: string | undefined, content: string): Promise<void> {
  if (!address || isReserved(address)) return;
  const standIns = await findStandIns(content);
  for (const standIn of standIns) console.warn(`Not ready for the public: ${formatProblem(standIn)}`);
}

/** @throws PlainError when SITE_URL is no address that a site can have */
function checkSiteUrl(address: string | undefined): void {
  if (!address || companySchema.shape.site.safeParse(address).success) return;
  throw new PlainError(
    `SITE_URL must be the public address of the site, like https://www.example.com with nothing behind it, not "${address}".`,
  );
}

/** Builds into `dist/` unless it holds a build of the very same inputs. */
export async function buildIfNeeded(): Promise<void> {
  const isCurrent = existsSync(DIST) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hashInputs();
  if (isCurrent) return console.log('The site is built already: nothing has changed since.');
  console.log('Building the site…');
  await build();
}

if (import.meta.main) await main(() => build());
