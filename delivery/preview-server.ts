import { cp, mkdtemp, rm, stat } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastifyStatic, { type SendOptions } from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { canonicalPath, decodePath, LONGEST_ADDRESS, splitTarget } from './addresses.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { type OutputFile, readOutput } from './output.ts';
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

/** Statuses of what Node.js refuses before it is a request; everything else is a bad request. */
const REFUSALS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** The headers of every response; a file has its own for some of them. */
const HEADERS = {
  ...SECURITY_HEADERS,
  'Content-Security-Policy': contentSecurityPolicy(),
  'Cache-Control': REVALIDATE,
};

/** Request headers that ask for less than a whole page. */
const CONDITIONS = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since', 'range'];

/** A build as it was when it was copied. */
interface Release {
  /** The folder that it was copied from, as `identityOf` tells. */
  identity: string | undefined;
  /** The copy. */
  folder: string;
  /** Pages and files by address. */
  files: Map<string, OutputFile>;
  notFound: OutputFile;
  /** Where each canonical path leads: that of a page to itself, that of a redirect to its target. */
  targets: Map<string, string>;
}

/**
 * Tells a folder from one that takes its place: by its inode and its birth, because a disk gives the
 * inode of a folder that is gone to the next one. Undefined where there is no folder.
 */
async function identityOf(root: string): Promise<string | undefined> {
  const folder = await stat(root).catch(() => undefined);
  return folder && `${folder.ino} ${folder.birthtimeMs}`;
}

/**
 * Copies an output folder, because another may take its place while a response is under way.
 * @throws Error when the folder holds no built site
 */
async function copyRelease(root: string): Promise<Release> {
  const identity = await identityOf(root);
  const { pages, notFound, files, redirects } = await readOutput(root);
  const folder = await mkdtemp(join(tmpdir(), 'preview-'));
  try {
    await cp(root, folder, { recursive: true, dereference: true, preserveTimestamps: true });
    if ((await identityOf(root)) !== identity) throw new Error(`${root} was replaced while it was read.`);
  } catch (error) {
    await rm(folder, { recursive: true });
    throw error;
  }
  return {
    identity,
    folder,
    files: new Map([...files, ...pages].map((file) => [file.address, file])),
    notFound,
    targets: new Map([
      ...pages.map(({ address }) => [address, address] as const),
      ...redirects.map(({ from, to }) => [from, to] as const),
    ]),
  };
}

/** Splits a request's address as it was sent; the query keeps its question mark. */
function splitUrl(url: string): { path: string; query: string } {
  const mark = url.indexOf('?');
  return mark === -1 ? { path: url, query: '' } : { path: url.slice(0, mark), query: url.slice(mark) };
}

/** Responds with one line of text, to what never reaches a page. */
const sendText = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).header('Cache-Control', REVALIDATE).type('text/plain; charset=utf-8').send(`${text}\n`);

/** Refuses what is not HTTP, where there is no reply yet to send. */
function refuse(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
  const status = REFUSALS[error.code ?? ''] ?? '400 Bad Request';
  const lines = Object.entries({ ...HEADERS, Connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}Content-Length: 0\r\n\r\n`);
}

/**
 * The web server of `npm start`. It serves a copy of the output folder; a new build that takes the
 * folder's place is served from the next request on, and until it is there, the old one is.
 * @param options.root absolute path of the output folder
 * @throws Error when the folder holds no built site
 */
export async function createServer({ root }: { root: string }): Promise<FastifyInstance> {
  let release = await copyRelease(root);
  let outdated: Release | undefined;
  let copying: Promise<void> | undefined;

  /** Copies the folder again when another one has taken its place, once for all who wait. */
  async function refresh(): Promise<void> {
    const identity = await identityOf(root);
    if (identity === undefined || identity === release.identity) return;
    copying ??= copyRelease(root)
      .then(async (next) => {
        // The release before may still be read by responses under way.
        if (outdated) await rm(outdated.folder, { recursive: true });
        [outdated, release] = [release, next];
      })
      .catch((error) => console.error(`The site as it was is served on: ${error}`))
      .finally(() => {
        copying = undefined;
      });
    await copying;
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
  await app.register(fastifyStatic, {
    serve: false,
    preCompressed: true,
    cacheControl: false,
    contentType: false,
  });
  app.decorateReply('file', undefined);

  function sendFile(reply: FastifyReply, { file, contentSecurityPolicy }: OutputFile, options?: SendOptions) {
    reply.file = file;
    reply.headers({
      'Content-Security-Policy': contentSecurityPolicy,
      'Content-Type': contentType(file),
      'Cache-Control': cacheControl(`/${file}`),
    });
    return reply.sendFile(file, release.folder, options);
  }

  /** Responds with the 404 page: whole, and with nothing to ask again by. */
  function sendNotFound(reply: FastifyReply) {
    for (const name of CONDITIONS) delete reply.request.headers[name];
    return sendFile(reply.code(404), release.notFound, {
      acceptRanges: false,
      etag: false,
      lastModified: false,
    });
  }

  app.addHook('onRequest', async (request, reply) => {
    await refresh();
    reply.headers(HEADERS);
    if (METHODS.some((method) => method === request.method)) return;
    return sendText(reply.header('Allow', ALLOW), 405, 'Method not allowed');
  });
  app.addHook('onSend', async (_request, reply) => {
    // The plugin has a list of types of its own for compressed files.
    if (reply.file && reply.hasHeader('content-encoding')) reply.type(contentType(reply.file));
  });
  app.addHook('onClose', async () => {
    for (const { folder } of outdated ? [outdated, release] : [release])
      await rm(folder, { recursive: true });
  });
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
      if (path.length > LONGEST_ADDRESS) return sendNotFound(reply);
      const decoded = decodePath(path);
      if (decoded === undefined) return sendText(reply, 400, 'Bad request');
      const target = release.targets.get(encodeURI(canonicalPath(decoded)));
      if (target !== undefined && target !== path) {
        const { path: to, fragment } = splitTarget(target);
        return reply.redirect(to + query + fragment, 301);
      }
      const file = release.files.get(path);
      return file ? sendFile(reply, file) : sendNotFound(reply);
    },
  });

  return app;
}
