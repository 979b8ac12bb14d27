import { readFile, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { scopedName } from '../src/styles/scoped-name.ts';
import { adminHeaders } from './headers.ts';
import { readRepository } from './repository.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));

/** Adds the CMS at `/admin`, if CMS_REPOSITORY names the repository to commit to. */
export function admin(): AstroIntegration {
  const setting = process.env['CMS_REPOSITORY'];
  if (!setting) return { name: 'admin', hooks: {} };
  return {
    name: 'admin',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        checkSetting(setting);
        injectRoute({ pattern: '/admin/context.json', entrypoint: join(HERE, 'context.json.ts') });
      },
      'astro:server:setup': async ({ server }) => {
        const folder = fileURLToPath(new URL('../.cache/admin', import.meta.url));
        const bundled = rm(folder, { recursive: true, force: true }).then(() => bundle(folder));
        server.middlewares.use(async (request, response, next) => {
          const [, file] =
            /^\/(admin(?:\/.+\.(?:js|css|woff2|wasm|png))?)\/?(?:$|\?)/.exec(request.url!) ?? [];
          if (!file) return next();
          await bundled;
          const name = extname(file) ? file : 'admin.html';
          response.setHeaders(
            new Map(Object.entries({ ...adminHeaders(setting), 'Content-Type': TYPES[extname(name)]! })),
          );
          response.end(await readFile(join(folder, name)));
        });
      },
      'astro:build:done': ({ dir }) => bundle(fileURLToPath(dir)),
    },
  };
}

/** @throws Error with one sentence: a wrong setting and a missing package have no place in the code */
function checkSetting(setting: string): void {
  try {
    readRepository(setting);
    import.meta.resolve('@sveltia/cms');
  } catch (cause) {
    const error = cause as Error & { code?: string };
    if (error.code) error.message = 'The CMS is missing: install it with `npm ci`, then try again.';
    error.stack = '';
    throw error;
  }
}

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

/** Bundles the page and all that it needs, apart from the site’s own scripts and styles. */
async function bundle(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: HERE,
    publicDir: false,
    logLevel: 'error',
    // Colours for program code, which the site has none of: 12 MB.
    resolve: { alias: [{ find: /^@shikijs\/(langs|themes)\/.*/, replacement: join(HERE, 'nothing.ts') }] },
    // The CMS has classes of the same names.
    css: { modules: { generateScopedName: (name, file) => `site-${scopedName(name, file)}` } },
    build: {
      outDir: folder,
      emptyOutDir: false,
      assetsDir: 'admin',
      target: 'esnext',
      chunkSizeWarningLimit: 5000,
      rolldownOptions: { input: join(HERE, 'admin.html') },
    },
  });
}
