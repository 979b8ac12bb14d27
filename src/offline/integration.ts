import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { fileAddress } from '../../deploy/addresses.ts';
import { documentLanguage, readBuiltFiles } from '../built-files.ts';
import { OLDEST_BROWSERS } from '../oldest-browsers.ts';

/** Writes `/service-worker.js`. @param isOn whether it stores the site; if not, browsers delete the stored files and the worker */
export const offline = (isOn: boolean): AstroIntegration => ({
  name: 'offline',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      // `npm run dev` shows the edited content, never a stored copy.
      updateConfig({ vite: { define: { HAS_OFFLINE: String(isOn && command === 'build') } } });
    },
    'astro:build:done': ({ dir }) => writeWorker(fileURLToPath(dir), isOn),
  },
});

/** Builds the worker into a built site. */
export async function writeWorker(root: string, isOn: boolean): Promise<void> {
  const STORED = JSON.stringify(isOn ? await storedFiles(root) : []);
  const input = join(import.meta.dirname, 'service-worker.ts');
  await build({
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"', STORED },
    build: {
      target: OLDEST_BROWSERS,
      outDir: root,
      emptyOutDir: false,
      rolldownOptions: { input, output: { format: 'iife', entryFileNames: 'service-worker.js' } },
    },
  });
}

/** The pages, and the fonts and scripts that they name. Their hashes tell whether all are whole and of one version. */
async function storedFiles(root: string) {
  const files = new Map<string, object>();
  for (const { file: page, text } of await readBuiltFiles(root, '**/*.html')) {
    const language = documentLanguage(text);
    for (const file of [page, ...(text.match(/(?<=["'(]\/)_\/[\w.-]+\.(woff2|js)\b/g) ?? [])]) {
      const integrity = `sha256-${hash('sha256', readFileSync(join(root, file)), 'base64')}`;
      files.set(language + file, { language, url: fileAddress(file), revision: integrity, integrity });
    }
  }
  return [...files.values()];
}
