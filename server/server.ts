import type { Socket } from 'node:net';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { contentSecurityPolicy } from './content-security.ts';
import {
  cacheControl,
  canonicalPath,
  decodePath,
  LONGEST_ADDRESS,
  METHODS,
  REVALIDATE,
  SECURITY_HEADERS,
} from './policy.ts';
import { sendFile, sendNotFound, sendText } from './replies.ts';
import { identityOf, readSite } from './site.ts';

const SECOND = 1000;

/** Statuses of what Node.js refuses before it is a request; everything else is a bad request. */
const REFUSALS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** The headers of every answer; a file brings a policy of its own. */
const HEADERS = { ...SECURITY_HEADERS, 'Content-Security-Policy': contentSecurityPolicy() };

/** Splits a request's address as it was sent; the query keeps its question mark. */
function splitUrl(url: string): { path: string; query: string } {
  const mark = url.indexOf('?');
  return mark === -1 ? { path: url, query: '' } : { path: url.slice(0, mark), query: url.slice(mark) };
}

/**
 * The web server of the built site. It serves the output folder and knows nothing else; a new
 * build that takes the folder's place is served from the next request on, and until it is there,
 * the old one is.
 * @param options.root absolute path of the output folder
 * @throws Error when the folder holds no built site
 */
export async function createServer({ root }: { root: string }): Promise<FastifyInstance> {
  let site = await readSite(root);
  let reading: Promise<void> | undefined;

  /** Reads the folder again when another one has taken its place, once for all who wait. */
  async function refresh(): Promise<void> {
    const identity = await identityOf(root);
    if (identity === undefined || identity === site.identity) return;
    reading ??= readSite(root)
      .then((next) => {
        site = next;
      })
      .catch((error) => console.error(`The site as it was is served on: ${error}`))
      .finally(() => {
        reading = undefined;
      });
    await reading;
  }

  const app = Fastify({
    connectionTimeout: 120 * SECOND,
    requestTimeout: 30 * SECOND,
    // Node.js looks for slow clients only every half minute by itself.
    http: { headersTimeout: 10 * SECOND, connectionsCheckingInterval: 5 * SECOND },
    keepAliveTimeout: 65 * SECOND,
    forceCloseConnections: 'idle',
    clientErrorHandler: refuse,
    frameworkErrors: (_error, _request, reply) =>
      sendText((reply as FastifyReply).headers(HEADERS), 400, 'Bad request'),
  });

  /** Answers what is not HTTP, where there is no reply yet to send. */
  function refuse(error: Error & { code?: string }, socket: Socket): void {
    if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
    const status = REFUSALS[error.code ?? ''] ?? '400 Bad Request';
    const lines = Object.entries({ ...HEADERS, Connection: 'close' }).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    );
    socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}Content-Length: 0\r\n\r\n`);
  }

  app.addHook('onRequest', async (request, reply) => {
    await refresh();
    reply.headers(HEADERS);
    if (METHODS.some((method) => method === request.method)) return;
    return sendText(reply.header('Allow', METHODS.join(', ')), 405, 'Method not allowed');
  });

  app.setNotFoundHandler((request, reply) => sendNotFound(request, reply, site.notFound));

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
      if (file !== undefined) {
        return sendFile(request, reply.header('Cache-Control', cacheControl(path)), file);
      }
      if (path.length > LONGEST_ADDRESS) return sendNotFound(request, reply, site.notFound);
      const decoded = decodePath(path);
      if (decoded === undefined) return sendText(reply, 400, 'Bad request');
      const canonical = encodeURI(canonicalPath(decoded));
      if (!site.pages.has(canonical)) return sendNotFound(request, reply, site.notFound);
      return reply.header('Cache-Control', REVALIDATE).redirect(canonical + query, 301);
    },
  });

  return app;
}
