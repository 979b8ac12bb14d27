import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { parse } from 'yaml';
import { NOT_FOUND_PAGE } from '../../server/policy.ts';
import { listFiles, pageAddress, publicFiles } from '../../server/site.ts';
import { companySchema } from '../model/company.ts';
import { contentFolder } from '../model/folders.ts';

/**
 * Writes `/service-worker.js`: the worker that keeps the site for when the network goes, or, with `offline: false` in
 * `company.yaml`, the one that removes it from the browsers that have it.
 */
export function offline(): AstroIntegration {
  let isOn = false;
  return {
    name: 'offline',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig }) => {
        // `npm run dev` shows what is being edited, never what was kept.
        isOn = command === 'build' && (await isWanted());
        updateConfig({ vite: { define: { HAS_OFFLINE: String(isOn) } } });
      },
      'astro:build:done': ({ dir }) =>
        writeWorker(fileURLToPath(dir).replace(/\/$/, ''), isOn ? 'service-worker.ts' : 'retire.ts'),
    },
  };
}

async function isWanted() {
  const text = await readFile(join(contentFolder(), 'company.yaml'), 'utf8');
  return companySchema.parse(parse(text)).offline;
}

/**
 * Writes the worker for a built site into it.
 * @param source which worker of this folder
 */
export async function writeWorker(root: string, source: 'service-worker.ts' | 'retire.ts'): Promise<void> {
  const stored = publicFiles(await listFiles(root)).filter((file) => /\.(html|woff2)$/.test(file));
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      'process.env.NODE_ENV': '"production"',
      PRECACHE: JSON.stringify(await Promise.all(stored.map((file) => entryOf(root, file)))),
      NOT_FOUND: JSON.stringify(pageAddress(NOT_FOUND_PAGE)),
    },
    build: {
      outDir: root,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(import.meta.dirname, source),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}

/**
 * A page or font as Workbox wants it. With its hash, which the browser checks, a stored version is whole even when
 * another one is published while it is being stored.
 */
async function entryOf(root: string, file: string) {
  const hash = createHash('sha256')
    .update(await readFile(join(root, file)))
    .digest('base64');
  const integrity = `sha256-${hash}`;
  return file.endsWith('.html')
    ? { url: pageAddress(file), revision: hash, integrity }
    : { url: `/${file}`, revision: null, integrity };
}
