import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { cacheControl, canonicalPath, METHODS, SECURITY_HEADERS } from './policy.ts';
import { NOT_FOUND_PAGE, readSite } from './site.ts';

const SECOND = 1000;

/** Splits a request's address as it was sent; the query keeps its question mark. */
function splitUrl(url: string): { path: string; query: string } {
  const mark = url.indexOf('?');
  return mark === -1 ? { path: url, query: '' } : { path: url.slice(0, mark), query: url.slice(mark) };
}

/** Whether `If-None-Match` names this ETag, compared weakly (RFC 9110, 13.1.2). */
function isUnchanged(ifNoneMatch: string | undefined, etag: unknown): boolean {
  if (ifNoneMatch === undefined || typeof etag !== 'string') return false;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** Answers with one line of text, for what never reaches a page. */
function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply
    .code(status)
    .headers({ ...SECURITY_HEADERS, 'Cache-Control': 'no-cache' })
    .type('text/plain; charset=utf-8')
    .send(`${text}\n`);
}

/**
 * The web server of the built site. It serves the output folder and knows nothing else; a new
 * build that takes the folder's place is served from the next request on.
 * @param options.root absolute path of the output folder
 * @throws Error when the folder holds no built site
 */
export async function createServer({ root }: { root: string }): Promise<FastifyInstance> {
  let site = await readSite(root);

  const app = Fastify({
    connectionTimeout: 120 * SECOND,
    requestTimeout: 30 * SECOND,
    keepAliveTimeout: 65 * SECOND,
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, _request, reply) => sendText(reply as FastifyReply, 400, 'Bad request'),
  });

  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    etag: false, // setHeaders gives a strong one, and none to the 404 page
    lastModified: false,
    dotfiles: 'allow', // readSite() has left out what is hidden
    setHeaders(reply, path) {
      const etag = site.etags.get(path);
      if (etag !== undefined && reply.statusCode !== 404) reply.header('ETag', etag);
    },
  });

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURITY_HEADERS);
    if (!METHODS.some((method) => method === request.method)) {
      reply.header('Allow', METHODS.join(', '));
      return sendText(reply, 405, 'Method not allowed');
    }
    const inode = await stat(root).then(
      (folder) => folder.ino,
      () => site.inode,
    );
    if (inode !== site.inode) site = await readSite(root).catch(() => site);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    if (!isUnchanged(request.headers['if-none-match'], reply.getHeader('ETag'))) return payload;
    (payload as Readable | null)?.destroy?.();
    reply.code(304).removeHeader('Content-Length').removeHeader('Content-Range');
    return '';
  });

  const notFound = (_request: FastifyRequest, reply: FastifyReply) =>
    reply.code(404).header('Cache-Control', 'no-cache').sendFile(NOT_FOUND_PAGE);
  app.setNotFoundHandler(notFound);

  app.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) console.error(error);
    return sendText(reply, status, status < 500 ? 'Bad request' : 'The server has failed');
  });

  app.route({
    method: [...METHODS],
    url: '/*',
    handler(request, reply) {
      const { path, query } = splitUrl(request.raw.url ?? '/');
      const file = site.pages.get(path) ?? site.assets.get(path);
      if (file !== undefined) return reply.header('Cache-Control', cacheControl(path)).sendFile(file);
      const canonical = encodeURI(canonicalPath(decodeURIComponent(path)));
      if (!site.pages.has(canonical)) return notFound(request, reply);
      return reply.header('Cache-Control', 'no-cache').redirect(canonical + query, 301);
    },
  });

  return app;
}
