import type { Socket } from 'node:net';
import fastifyStatic, { type SendOptions } from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { answeredBy, canonicalPath, decodePath, LONGEST_ADDRESS, splitTarget } from './addresses.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { followOutput, type Site } from './follow-output.ts';
import type { OutputFile } from './output.ts';
import {
  ALLOW,
  cacheControl,
  contentType,
  METHODS,
  REVALIDATE,
  SECURITY_HEADERS,
} from './response-policy.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** The file that is sent. */
    file: string | undefined;
  }
}

const SECOND = 1000;

/** Statuses for errors that Node.js reports before there is a request. All other errors are bad requests. */
const REFUSALS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** The headers of every response. Files replace some of them. */
const HEADERS = {
  ...SECURITY_HEADERS,
  'Content-Security-Policy': contentSecurityPolicy(),
  'Cache-Control': REVALIDATE,
};

/** Request headers that ask for only part of a page, or only for a changed page. */
const CONDITIONS = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since', 'range'];

/** Splits the raw address of a request. The query keeps its question mark. */
function splitUrl(url: string): { path: string; query: string } {
  const mark = url.indexOf('?');
  return mark === -1 ? { path: url, query: '' } : { path: url.slice(0, mark), query: url.slice(mark) };
}

/** Responds with one line of text. */
const sendText = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).header('Cache-Control', REVALIDATE).type('text/plain; charset=utf-8').send(`${text}\n`);

function sendFile(reply: FastifyReply, file: OutputFile, options?: SendOptions) {
  reply.file = file.file;
  reply.headers({
    'Content-Security-Policy': file.contentSecurityPolicy,
    'Content-Type': contentType(file.file),
    'Cache-Control': cacheControl(`/${file.file}`),
  });
  return reply.sendFile(file.file, options);
}

/** Sends the complete 404 page of the path’s folder or of the site, without headers for conditional requests. */
function sendNotFound(reply: FastifyReply, { notFound }: Site, path: string) {
  for (const name of CONDITIONS) delete reply.request.headers[name];
  const whole = { acceptRanges: false, etag: false, lastModified: false };
  const ofFolder = notFound.find(({ file }) => path.toLowerCase().startsWith(answeredBy(file)));
  // The last 404 page is that of the site. It is also sent for addresses that include a host, as proxies send them.
  const page = ofFolder ?? notFound.at(-1)!;
  return sendFile(reply.code(404), page, whole);
}

/** Refuses malformed HTTP on the socket, because there is no reply object yet. */
function refuse(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
  const status = REFUSALS[error.code ?? ''] ?? '400 Bad Request';
  const lines = Object.entries({ ...HEADERS, Connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}Content-Length: 0\r\n\r\n`);
}

/**
 * The web server of `npm start`. When a new build replaces the output folder, the server uses it from the next
 * request on.
 * @param options.root absolute path of the output folder
 * @throws Error when the folder holds no built site
 */
export async function createServer({ root }: { root: string }): Promise<FastifyInstance> {
  const currentSite = followOutput(root);
  await currentSite();
  const app = Fastify({
    connectionTimeout: 120 * SECOND,
    requestTimeout: 30 * SECOND,
    // By default, Node.js looks for slow clients only every 30 seconds.
    http: { headersTimeout: 10 * SECOND, connectionsCheckingInterval: 5 * SECOND },
    keepAliveTimeout: 65 * SECOND,
    forceCloseConnections: 'idle',
    clientErrorHandler: refuse,
    frameworkErrors: (_error, _request, reply) =>
      sendText((reply as FastifyReply).headers(HEADERS), 400, 'Bad request'),
  });
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    contentType: false,
  });
  app.decorateReply('file', undefined);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS);
    if (METHODS.some((method) => method === request.method)) return;
    return sendText(reply.header('Allow', ALLOW), 405, 'Method not allowed');
  });
  app.addHook('onSend', async (_request, reply) => {
    // For compressed files the plugin uses its own list of types.
    if (reply.file && reply.hasHeader('content-encoding')) reply.type(contentType(reply.file));
  });
  app.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) console.error(error);
    return sendText(reply, status, status < 500 ? 'Bad request' : 'The server has failed');
  });

  app.route({
    method: [...METHODS],
    url: '/*',
    async handler(request, reply) {
      const { path, query } = splitUrl(request.raw.url ?? '/');
      const site = await currentSite();
      if (path.length > LONGEST_ADDRESS) return sendNotFound(reply, site, path);
      const decoded = decodePath(path);
      if (decoded === undefined) return sendText(reply, 400, 'Bad request');
      const target = site.targets.get(encodeURI(canonicalPath(decoded)));
      if (target !== undefined && target !== path) {
        const { path: to, fragment } = splitTarget(target);
        return reply.redirect(to + query + fragment, 301);
      }
      const file = site.files.get(path);
      return file ? sendFile(reply, file) : sendNotFound(reply, site, path);
    },
  });

  return app;
}
