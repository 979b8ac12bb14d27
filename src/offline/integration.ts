import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { parse } from 'yaml';
import { isNotFoundPage, NOT_FOUND_PAGE, pageAddress } from '../../delivery/addresses.ts';
import { languageOf, readBuiltFiles } from '../built-files.ts';
import { companySchema } from '../content/company.ts';
import { contentFolder, filesMatching } from '../content/folders.ts';
import { OLDEST_BROWSERS } from '../oldest-browsers.ts';

/** The maximum number of bytes stored on the first visit, as transferred with gzip; brotli needs less. */
const MOST_STORED = 280_000;

/**
 * Writes `/service-worker.js`: the worker that stores the site for use without a network, or, with `offline: false` in
 * `company.yaml`, the worker that removes it from browsers that have it.
 */
export function offline(): AstroIntegration {
  let isOn = false;
  return {
    name: 'offline',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig }) => {
        // `npm run dev` shows the edited content, never a stored copy.
        isOn = command === 'build' && (await isWanted());
        updateConfig({ vite: { define: { HAS_OFFLINE: String(isOn) } } });
      },
      'astro:build:done': ({ dir }) =>
        writeWorker(
          fileURLToPath(dir).replace(/\/$/, ''),
          isOn ? 'service-worker.ts' : 'self-destroying-worker.ts',
        ),
    },
  };
}

async function isWanted() {
  const text = await readFile(join(contentFolder(), 'company.yaml'), 'utf8');
  return companySchema.parse(parse(text)).offline;
}

/**
 * Builds the worker into a built site.
 * @param source a worker’s file in this folder
 */
export async function writeWorker(
  root: string,
  source: 'service-worker.ts' | 'self-destroying-worker.ts',
): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      'process.env.NODE_ENV': '"production"',
      PRECACHE: JSON.stringify(await entriesByLanguage(root)),
    },
    build: {
      target: OLDEST_BROWSERS,
      outDir: root,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(import.meta.dirname, source),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}

/** The files to store for each language: its pages, and the fonts and scripts that they use. */
async function entriesByLanguage(root: string) {
  const fonts = await filesMatching(root, '**/*.woff2');
  const groups = Map.groupBy(await readBuiltFiles(root, '**/*.html'), ({ text }) => languageOf(text));
  const lists = [...groups].map(async ([language, group]) => {
    const named = fonts.filter((font) => group.some(({ text }) => text.includes(font)));
    const scripts = group.flatMap(({ text }) => [...text.matchAll(/<script[^>]* src="?\/([^">]+)/g)]);
    const own = [...group.map(({ file }) => file), ...named, ...new Set(scripts.map(([, file]) => file!))];
    const notFound = own.find(isNotFoundPage) ?? NOT_FOUND_PAGE;
    return [language, { files: await entriesOf(root, own), notFound: pageAddress(notFound) }];
  });
  return Object.fromEntries(await Promise.all(lists));
}

/**
 * The Workbox entries that fit into the maximum: fonts, scripts and the 404 page first, then pages from the home page down.
 * On a large site, the remaining pages need a network.
 */
async function entriesOf(root: string, files: string[]) {
  const rankOf = (file: string) =>
    !file.endsWith('.html') || isNotFoundPage(file)
      ? 0
      : pageAddress(file).split('/').filter(Boolean).length + 1;
  const entries = [];
  let bytes = 0;
  for (const file of files.toSorted((one, other) => rankOf(one) - rankOf(other))) {
    const content = await readFile(join(root, file));
    bytes += file.endsWith('.html') ? gzipSync(content).length : content.length;
    if (bytes > MOST_STORED) break;
    entries.push(entryOf(file, content));
  }
  return entries;
}

/**
 * A file with its hash, which the browser checks: a stored version is whole even when another one is published
 * while it is being stored.
 */
function entryOf(file: string, content: Buffer) {
  const hash = createHash('sha256').update(content).digest('base64');
  const integrity = `sha256-${hash}`;
  return file.endsWith('.html')
    ? { url: pageAddress(file), revision: hash, integrity }
    : { url: `/${file}`, revision: null, integrity };
}
