import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build, type Rolldown } from 'vite';
import { BASE } from './api.ts';
import { createRoutes, type Desk } from './server/routes.ts';

/** Adds the editor to Astro’s development server. `npm run edit` names it; the site’s configuration does not. */
export function editor(desk: Desk): AstroIntegration {
  const { copy } = desk;
  return {
    name: 'editor',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        // Read when a page is asked for: a change that Astro notices by itself could come in between.
        const isContent = (path: string) => path.startsWith(copy.preview) && /(?<!theme)\.yaml$/.test(path);
        updateConfig({ vite: { server: { watch: { ignored: isContent } } } });
      },
      'astro:server:setup': async ({ server, refreshContent }) => {
        const routes = await createRoutes(desk, await bundleApp());
        let drawn = copy.previewVersion();
        let refreshed: Promise<void> | undefined;
        server.middlewares.use((request, response, next) => {
          if (request.url?.startsWith(BASE)) return routes.routing(request, response);
          if (request.url?.startsWith('/_image')) forbidCaching(response);
          // A page is never drawn from older content than was there when it was asked for.
          if (drawn !== copy.previewVersion()) {
            drawn = copy.previewVersion();
            refreshed = refreshContent?.({});
          }
          (refreshed ?? Promise.resolve()).then(() => next(), next);
        });
      },
    },
  };
}

/** Another picture may take the place of one, at the same address, which Astro lets browsers keep for a year. */
function forbidCaching(response: ServerResponse) {
  const write = response.writeHead.bind(response);
  response.writeHead = ((status: number, headers: OutgoingHttpHeaders) =>
    write(status, { ...headers, 'cache-control': 'no-cache' })) as typeof response.writeHead;
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
