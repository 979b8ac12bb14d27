import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { parse } from 'yaml';
import { isNotFoundPage, pageAddress } from '../../deploy/addresses.ts';
import { documentLanguage } from '../built-files.ts';
import { OLDEST_BROWSERS } from '../oldest-browsers.ts';
import { contentFolder } from '../schema/folders.ts';

/** Writes `/service-worker.js`, which stores the site; with `offline: false` in `company.yaml`, one that removes it. */
export function offline(): AstroIntegration {
  let isOn = false;
  return {
    name: 'offline',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        const company = parse(readFileSync(join(contentFolder(), 'company.yaml'), 'utf8'));
        // `npm run dev` shows the edited content, never a stored copy.
        isOn = command === 'build' && company.offline !== false;
        updateConfig({ vite: { define: { HAS_OFFLINE: String(isOn) } } });
      },
      'astro:build:done': ({ dir }) => writeWorker(fileURLToPath(dir), isOn),
    },
  };
}

/** Builds the worker into a built site. @param isOn whether it stores anything */
export async function writeWorker(root: string, isOn: boolean): Promise<void> {
  const PRECACHE = JSON.stringify(isOn ? filesByLanguage(root) : {});
  const input = join(import.meta.dirname, 'service-worker.ts');
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"', PRECACHE },
    build: {
      target: OLDEST_BROWSERS,
      outDir: root,
      emptyOutDir: false,
      rolldownOptions: { input, output: { format: 'iife', entryFileNames: 'service-worker.js' } },
    },
  });
}

/** For each language, its pages with the fonts and scripts that they name; the 404 page first. */
function filesByLanguage(root: string) {
  const languages: Record<string, string[]> = {};
  const pages = globSync('**/*.html', { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  for (const page of pages.sort(
    (one, other) => Number(isNotFoundPage(other)) - Number(isNotFoundPage(one)),
  )) {
    const html = readFileSync(join(root, page), 'utf8');
    const language = documentLanguage(html);
    const named = html.match(/(?<=["'(=]\/)[\w./-]+\.(woff2|js)\b/g) ?? [];
    languages[language] = [...(languages[language] ?? []), page, ...named];
  }
  const entriesOf = (files: string[]) =>
    [...new Set(files)].filter((file) => existsSync(join(root, file))).map((file) => entryOf(root, file));
  return Object.fromEntries(Object.entries(languages).map(([name, files]) => [name, entriesOf(files)]));
}

/** A file with its hash: a stored version is whole even if another one is published while it is being stored. */
function entryOf(root: string, file: string) {
  const revision = createHash('sha256')
    .update(readFileSync(join(root, file)))
    .digest('base64');
  const url = file.endsWith('.html') ? pageAddress(file) : `/${file}`;
  return { url, revision, integrity: `sha256-${revision}` };
}
