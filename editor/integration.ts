import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build, type Rolldown } from 'vite';
import { BASE } from './api.ts';
import { fingerprint } from './server/folders.ts';
import type { EditorServices } from './server/history-routes.ts';
import { createRoutes } from './server/routes.ts';

/** Adds the editor to Astro’s development server. `npm run edit` names it; the site’s configuration does not. */
export function editor(services: EditorServices): AstroIntegration {
  const { copy } = services;
  /** Made once: Astro starts anew for another theme. */
  let made: ReturnType<typeof createRoutes> | undefined;
  return {
    name: 'editor',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        // Read when a page is asked for: a change that Astro notices by itself could come in between.
        const isContent = (path: string) => path.startsWith(copy.preview) && /(?<!theme)\.yaml$/.test(path);
        // What is checked out to be published has a configuration too: another one would start Astro anew.
        const isCheckout = (path: string) => path.includes('/.cache/editor-checkout/');
        const ignored = (path: string) => isContent(path) || isCheckout(path);
        // Tests stand beside what they test, and their tools may not be installed.
        const optimizeDeps = { entries: ['!**/*.test.tsx'] };
        updateConfig({ vite: { optimizeDeps, server: { watch: { ignored } } } });
      },
      'astro:server:setup': async ({ server, refreshContent }) => {
        made ??= bundleApp().then((app) => createRoutes(services, app));
        const routes = await made;
        let drawn = copy.previewVersion();
        let refreshed: Promise<void> | undefined;
        server.middlewares.use((request, response, next) => {
          if (request.url?.startsWith(BASE)) return routes.routing(request, response);
          if (request.url?.startsWith('/_image') && answerUnchanged(request, response, copy.preview)) return;
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

/**
 * Another picture may take the place of one at the same address, which Astro lets browsers keep for a year. They ask each
 * time instead, and a picture that is the same is not drawn again.
 * @returns whether the request is answered
 */
function answerUnchanged(request: IncomingMessage, response: ServerResponse, preview: string): boolean {
  const source = new URL(request.url!, 'http://localhost').searchParams.get('href') ?? '';
  const version = fingerprint(preview, `pictures/${basename(source.replace(/\?.*/, ''))}`);
  const key = createHash('sha256').update(`${request.url} ${version}`).digest('base64url');
  const headers = { etag: `"${key}"`, 'cache-control': 'no-cache' };
  if (request.headers['if-none-match'] === headers.etag) {
    response.writeHead(304, headers).end();
    return true;
  }
  const write = response.writeHead.bind(response);
  response.writeHead = ((status: number, others: OutgoingHttpHeaders) =>
    write(status, { ...others, ...headers })) as typeof response.writeHead;
  return false;
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
