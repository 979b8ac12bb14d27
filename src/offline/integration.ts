import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { parse } from 'node-html-parser';
import { build } from 'vite';
import { HASHED_FILES } from '../../deploy/addresses.ts';
import { OLDEST_BROWSERS } from '../oldest-browsers.ts';
import { contentFolder, filesMatching } from '../schema/folders.ts';
import { languageIdsIn } from '../schema/languages.ts';
import { fileNameOf, OFFLINE } from '../schema/page-addresses.ts';

/** How much a visitor of one language downloads at most for visits without a network: bytes, compressed with gzip. */
const LIMIT = 300_000;

/** What the worker stores. The site’s own language has an empty name here, all others that of their folder. */
export interface Stored {
  /** The addresses of each language: the pages of its menu, and the files that these name. */
  menus: Record<string, string[]>;
  /** The addresses of the pages that say, in each language, that a page is not stored; the site’s own first. */
  notices: string[];
  /** The hash of each page, by its address. The names of other files contain theirs. */
  hashes: Record<string, string>;
}

/** Writes `/service-worker.js`. @param isOn whether it stores pages; if not, browsers delete what they stored and the worker */
export function offline(isOn: boolean): AstroIntegration {
  let languages: string[] | undefined;
  return {
    name: 'offline',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig }) => {
        // `npm run dev` shows the edited content, never a stored copy.
        if (isOn && command === 'build')
          languages = languageIdsIn(await filesMatching(contentFolder(), 'navigation.*.yaml'));
        updateConfig({ vite: { define: { OFFLINE_LANGUAGES: String(JSON.stringify(languages)) } } });
      },
      'astro:build:done': ({ dir, logger }) =>
        writeWorker(fileURLToPath(dir), languages, (message) => logger.warn(message)),
    },
  };
}

/**
 * Builds the worker into a built site.
 * @param languages as for `storedFiles`; undefined for the worker that removes what was stored
 */
export async function writeWorker(
  root: string,
  languages: string[] | undefined,
  warn: (message: string) => void,
): Promise<void> {
  const stored = languages && storedFiles(root, languages, warn);
  const input = join(import.meta.dirname, stored ? 'service-worker.ts' : 'remove-worker.ts');
  await build({
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"', STORED: String(JSON.stringify(stored)) },
    build: {
      target: OLDEST_BROWSERS,
      outDir: root,
      emptyOutDir: false,
      rolldownOptions: { input, output: { format: 'iife', entryFileNames: 'service-worker.js' } },
    },
  });
}

/** Where the file of an address is in a built site: a page, or a file whose name contains its hash. */
const fileAt = (root: string, address: string) =>
  join(root, address.startsWith(HASHED_FILES) ? address : `${fileNameOf(address)}.html`);

/** The fonts, scripts and styles that a page names. */
const filesNamedIn = (html: string) =>
  html.match(new RegExp(`(?<=["'(])${HASHED_FILES}[\\w.-]+\\.(css|js|woff2)\\b`, 'g')) ?? [];

/**
 * Lists what the worker stores.
 * @param root of a built site
 * @param languages those with a folder of their own; one without a home page is left out
 * @param warn is called for each page of a menu that is left out
 */
export function storedFiles(root: string, languages: string[], warn: (message: string) => void): Stored {
  const isBuilt = (address: string) => existsSync(fileAt(root, address));
  const read = (address: string) => readFileSync(fileAt(root, address));
  const sizeOf = (addresses: string[]) =>
    addresses.reduce((sum, address) => sum + gzipSync(read(address)).length, 0);

  const folderOf = (language: string) => language && `/${language}`;
  const published = ['', ...languages].filter((language) => isBuilt(folderOf(language) || '/'));
  const notices = published.map((language) => folderOf(language) + OFFLINE).filter(isBuilt);

  /** The pages that a menu leads to, in its order, and what they name. A page that would exceed the limit is left out. */
  function menuOf(home: string) {
    const links = parse(read(home).toString()).querySelectorAll('header a[href^="/"]:not([lang])');
    const pages = links.map((link) => link.getAttribute('href')!.replace(/#.*/, ''));
    const stored = new Set<string>();
    let size = sizeOf(notices);
    for (const page of new Set([home, ...pages].filter(isBuilt))) {
      const needed = new Set([page, ...filesNamedIn(read(page).toString())]).difference(stored);
      const added = sizeOf([...needed]);
      if (size + added > LIMIT)
        warn(
          `${page} is not stored for offline visits: with it, the pages in the menu of ${home} would take ${Math.ceil((size + added) / 1000)} KB; the maximum is ${LIMIT / 1000} KB.`,
        );
      else {
        for (const address of needed) stored.add(address);
        size += added;
      }
    }
    return [...stored];
  }

  const menus = Object.fromEntries(
    published.map((language) => [language, menuOf(folderOf(language) || '/')]),
  );
  const pages = [...notices, ...Object.values(menus).flat()].filter(
    (address) => !address.startsWith(HASHED_FILES),
  );
  const hashOf = (page: string) => `sha256-${hash('sha256', read(page), 'base64')}`;
  return { menus, notices, hashes: Object.fromEntries(pages.map((page) => [page, hashOf(page)])) };
}
