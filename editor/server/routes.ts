import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { BASE } from '../api.ts';
import { addContentRoutes } from './content-routes.ts';
import { addHistoryRoutes, type EditorServices } from './history-routes.ts';
import { Refusal } from './refusal.ts';
import { addUploadRoutes } from './upload-routes.ts';

/** The maximum size of an upload, in MB: more than any camera’s picture. */
const LARGEST = 60;

/** Forbids requests to other sites, and frames of other sites, in which clicks could be hijacked. */
const POLICY =
  "default-src 'self'; script-src 'self'; img-src 'self' blob: data:; style-src 'self' 'unsafe-inline'; form-action 'none'; frame-ancestors 'none'";

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/**
 * Creates the server of the editor’s page and its requests, below `BASE`.
 * @param app the files of the page by their names
 */
export async function createRoutes(
  services: EditorServices,
  app: Map<string, string | Uint8Array>,
): Promise<FastifyInstance> {
  const server = fastify({ bodyLimit: LARGEST * 1024 * 1024 });
  server.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );

  // Pages of other sites in the same browser must not change the content.
  server.addHook('onRequest', async ({ method, headers }) => {
    if (method !== 'GET' && headers.origin !== `http://${headers.host}`)
      throw new Refusal('Only the editor’s own page may change the content.', 403);
  });

  server.setErrorHandler<FastifyError>((error) => {
    if (error.code !== 'FST_ERR_CTP_BODY_TOO_LARGE') throw error;
    throw new Refusal(
      `This file has more than ${LARGEST} MB. Open it in a picture program and export it as JPEG, 4,000 pixels wide at most.`,
      413,
    );
  });

  server.register(
    async (editor) => {
      for (const [name, body] of app) {
        editor.get(name === 'index.html' ? '/' : `/${name}`, (_request, reply) =>
          reply
            .header('Content-Security-Policy', POLICY)
            .type(TYPES[name.split('.').at(-1)!] ?? 'application/octet-stream')
            .send(body),
        );
      }

      addContentRoutes(editor, services.copy);
      addUploadRoutes(editor, services.copy);
      addHistoryRoutes(editor, services);
    },
    { prefix: BASE },
  );
  await server.ready();
  return server;
}
