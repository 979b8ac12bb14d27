import type { Socket } from 'node:net';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { chooseForm, isUnchanged, readRange } from './answer.ts';
import { contentSecurityPolicy } from './content-security.ts';
import { cacheControl, canonicalPath, decodePath, METHODS, REVALIDATE, SECURITY_HEADERS } from './policy.ts';
import { identityOf, readSite, type StoredFile } from './site.ts';

const SECOND = 1000;

/** No page has an address as long as this, in characters: what is longer is not even looked up. */
const LONGEST_ADDRESS = 2000;

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

/** Answers with one line of text, for what never reaches a page. */
function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply
    .code(status)
    .header('Cache-Control', REVALIDATE)
    .type('text/plain; charset=utf-8')
    .send(`${text}\n`);
}

/** Answers with a file in the form and the part that were asked for. */
function sendFile(request: FastifyRequest, reply: FastifyReply, file: StoredFile): FastifyReply {
  const { encoding, body, etag } = chooseForm(file, String(request.headers['accept-encoding'] ?? ''));
  reply.headers({ 'Content-Security-Policy': file.policy, Vary: 'Accept-Encoding', ETag: etag });
  if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send();

  reply.headers({ 'Content-Type': file.type, 'Accept-Ranges': 'bytes' });
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  const ifRange = request.headers['if-range'] ?? etag;
  const part = ifRange === etag ? readRange(request.headers.range, body.length) : undefined;
  if (part === undefined) return reply.send(body);
  if (part === null) {
    reply.removeHeader('Content-Encoding').header('Content-Range', `bytes */${body.length}`);
    return sendText(reply, 416, 'No such part');
  }
  reply.code(206).header('Content-Range', `bytes ${part.first}-${part.last}/${body.length}`);
  return reply.send(body.subarray(part.first, part.last + 1));
}

/** Answers with the 404 page: whole, and with nothing to ask again by. */
function sendNotFound(request: FastifyRequest, reply: FastifyReply, page: StoredFile): FastifyReply {
  const { encoding, body } = chooseForm(page, String(request.headers['accept-encoding'] ?? ''));
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply
    .code(404)
    .headers({
      'Content-Security-Policy': page.policy,
      'Content-Type': page.type,
      'Cache-Control': REVALIDATE,
      Vary: 'Accept-Encoding',
    })
    .send(body);
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
