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
  /** Created once, although Astro restarts its server when the theme changes. */
  let made: ReturnType<typeof createRoutes> | undefined;
  return {
    name: 'editor',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        // The middleware below has content read on each request. Astro’s own watcher could interfere with that.
        const isContent = (path: string) => path.startsWith(copy.preview) && /(?<!theme)\.yaml$/.test(path);
        // The checkout for publishing contains an Astro configuration: a change of it would restart the server.
        const isCheckout = (path: string) => path.includes('/.cache/editor-checkout/');
        const ignored = (path: string) => isContent(path) || isCheckout(path);
        // Test files are excluded, because their packages may not be installed.
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
          // A page is never drawn from content that is older than its request.
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
 * Replaces Astro’s cache headers of pictures, which let browsers keep them for a year, because a replaced picture keeps
 * its address. Browsers revalidate each picture instead, and an unchanged one is not processed again.
 * @returns whether the request has been answered
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

/**
 * Bundles the editor’s page, separately from Astro, whose reloads would affect it.
 * @returns its files by their names
 */
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
