import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build, type Rolldown } from 'vite';
import { BASE } from './api.ts';
import { createRoutes } from './server/routes.ts';
import type { WorkingCopy } from './server/working-copy.ts';

/**
 * Adds the editor to Astro’s development server. `npm run edit` names it; the site’s configuration does not.
 * @param ready the editor answers from then on
 */
export function editor(copy: WorkingCopy, ready: Promise<void>): AstroIntegration {
  return {
    name: 'editor',
    hooks: {
      'astro:server:setup': async ({ server }) => {
        const routes = await createRoutes(copy, await bundleApp());
        server.middlewares.use(async (request, response, next) => {
          if (!request.url?.startsWith(BASE)) return next();
          await ready;
          routes.routing(request, response);
        });
      },
    },
  };
}

/** The files of the editor’s page by their names. Bundled beside Astro, so that its reloads leave the editor alone. */
async function bundleApp(): Promise<Map<string, string | Uint8Array>> {
  const { output } = (await build({
    configFile: false,
    root: fileURLToPath(new URL('client', import.meta.url)),
    base: `${BASE}/`,
    logLevel: 'error',
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  return new Map(output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]));
}
