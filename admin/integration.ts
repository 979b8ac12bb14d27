import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { contentType } from 'mime-types';
import { type BuildEnvironmentOptions, build, type Plugin, type Rolldown } from 'vite';
import { classNames } from '../src/styles/class-names.ts';
import { resolveLayers } from '../src/styles/resolve-layers.ts';
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
        readRepository(setting);
        injectRoute({ pattern: '/admin/context.json', entrypoint: `${HERE}context.json.ts` });
      },
      'astro:server:setup': ({ server }) => {
        const bundled = bundle({ write: false });
        server.middlewares.use(async ({ url = '' }, response, next) => {
          const path = url.replace(/\/?(\?.*)?$/, '');
          const file = path === '/admin' ? '/admin.html' : path;
          if (!file.startsWith('/admin')) return next();
          const content = (await bundled).get(file.slice(1));
          if (content === undefined) return next();
          for (const [name, value] of Object.entries(adminHeaders(setting))) response.setHeader(name, value);
          response.setHeader('Content-Type', contentType(extname(file)) || 'text/plain');
          response.end(content);
        });
      },
      'astro:build:done': async ({ dir }) => {
        await bundle({ outDir: fileURLToPath(dir), emptyOutDir: false });
      },
    },
  };
}

const CMS = fileURLToPath(import.meta.resolve('@sveltia/cms'));

/** What version 0.221.1 of the CMS lacks, as changes to its code. */
const CHANGES: [RegExp, string][] = [
  // Show mistakes beside the fields of an entry that lacks a language, instead of failing there.
  [/(Object\.values\(\w+\(\w+\)\[\w+(\(\))?\])(\)\.some)/g, '$1 ?? {}$3'],
  // Say which files it has read from the repository.
  [
    /=async (\w+)=>\{(?=[^}]+?\(\1,\w+=>\w+\(\{file:\w+,entries:)/g,
    '$&dispatchEvent(new CustomEvent("cms-files",{detail:$1}));',
  ],
  // Say that the token has expired, instead of asking to try again later.
  [
    /(console\.error\((\w+)\.cause\?\?\2\),Error\()(`saving_failed`)/g,
    '$1$2.cause?.status===401&&dispatchEvent(new Event("cms-expired"))?`validation_failed`:$3',
  ],
];

/** Makes these changes. @throws Error if a version has no place for one: it may need another, or none */
const changeCms: Plugin = {
  name: 'change-cms',
  transform(code, id) {
    if (!id.startsWith(CMS)) return;
    return CHANGES.reduce((changed, [pattern, change]) => {
      if (changed.search(pattern) >= 0) return changed.replace(pattern, change);
      throw new Error(
        `Nothing in this version of @sveltia/cms matches ${pattern}. Correct CHANGES in admin/integration.ts, or install the previous version.`,
      );
    }, code);
  },
};

/** Bundles the page and all that it needs, apart from the site’s own scripts and styles: files by name. */
async function bundle(output: BuildEnvironmentOptions): Promise<Map<string, string | Uint8Array>> {
  const { output: files } = (await build({
    root: HERE,
    logLevel: 'error',
    // As for the public, also in a development server: React draws the preview twice as fast.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { development: false } },
    plugins: [changeCms, classNames()],
    css: { postcss: { plugins: resolveLayers } },
    build: {
      ...output,
      assetsDir: 'admin',
      // Leaves out syntax highlighting, which the site does not need: 12 MB.
      rolldownOptions: { input: `${HERE}admin.html`, external: /^@shikijs\// },
    },
  })) as Rolldown.RolldownOutput;
  return new Map(files.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]));
}
