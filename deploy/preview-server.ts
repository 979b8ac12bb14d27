/** Serves a built site as the hosts do: it reads their `_headers` and `_redirects`, and `send` sends the files. */
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { contentType } from 'mime-types';
import Negotiator from 'negotiator';
import send from 'send';
import { canonicalPath, encodePath, fileAddress, isNotFoundPage, NOT_FOUND_PAGE } from './addresses.ts';
import { ODD_PATH, pathPattern, publicFiles, REVALIDATE } from './host-files.ts';

/** The endings of files by encoding, the best first. */
const ENDINGS: Record<string, string> = { br: '.br', gzip: '.gz', identity: '' };

/** The rules of `_headers`. A later rule replaces headers of an earlier one, so `!` lines add nothing. */
const readRules = (text: string) =>
  text.split(/\n(?! )/).map((rule) => ({
    pattern: new RegExp(pathPattern(rule.split('\n', 1)[0]!)),
    headers: new Map([...rule.matchAll(/^ {2}([\w-]+): (.*)/gm)].map(([, name, value]) => [name!, value!])),
  }));

/** Responds without a file. */
function refuse(response: http.ServerResponse, status: number): void {
  response.removeHeader('Content-Encoding');
  const headers = { 'Cache-Control': REVALIDATE, 'Content-Type': 'text/plain; charset=utf-8' };
  response.writeHead(status, headers).end(`${http.STATUS_CODES[status]}\n`);
}

/**
 * Serves a built site.
 * @param root absolute path of its folder
 * @throws Error if there is no built site
 */
export function serveSite(root: string): http.RequestListener {
  const read = (file: string) => readFileSync(join(root, file), 'utf8').trimEnd();
  const files = publicFiles(root);
  const fileAt = new Map(
    files.filter((file) => !isNotFoundPage(file)).map((file) => [fileAddress(file), file]),
  );
  const rules = readRules(read('_headers'));
  const moved = new Map(
    [...read('_redirects').matchAll(/^([^\s*]+) (\S+) 301$/gm)].map(([, from, to]) => [from!, to!]),
  );

  function sendFile(request: http.IncomingMessage, response: http.ServerResponse, file: string): void {
    const encodings = Object.keys(ENDINGS).filter((name) => existsSync(join(root, file + ENDINGS[name])));
    const accepted = new Negotiator(request).encodings(encodings);
    const encoding = encodings.find((name) => accepted.includes(name)) ?? 'identity';
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    if (!response.hasHeader('Content-Type'))
      response.setHeader('Content-Type', contentType(extname(file)) || 'application/octet-stream');
    response.setHeader('Vary', 'Accept-Encoding');
    send(request, encodePath(`/${file}${ENDINGS[encoding]}`), {
      root,
      dotfiles: 'allow',
      index: false,
      // A 404 page is always sent whole, and a part of a compressed copy is of no use.
      acceptRanges: encoding === 'identity' && !isNotFoundPage(file),
      cacheControl: false,
      lastModified: false,
    })
      .on('error', ({ status = 500 }) => refuse(response, status))
      .pipe(response);
  }

  return (request, response) => {
    const { method = '', url = '/' } = request;
    const path = url.split('?', 1)[0]!;
    // Connections stay open by default. The header that says so would take 47 of a page’s first 14,600 bytes.
    if (request.headers.connection !== 'close') response.removeHeader('Connection');
    for (const { pattern, headers } of rules) if (pattern.test(path)) response.setHeaders(headers);
    if (!['GET', 'HEAD'].includes(method)) {
      response.setHeader('Allow', 'GET, HEAD');
      return refuse(response, 405);
    }
    const to = moved.get(path) ?? (ODD_PATH.test(path) ? path : canonicalPath(path));
    if (to !== path) {
      // The query comes before the section.
      const location = to.replace(/#|$/, (end) => url.slice(path.length) + end);
      return void response.writeHead(301, { Location: location }).end();
    }
    const file = fileAt.get(path);
    if (file) return sendFile(request, response, file);
    const [folder = ''] = /(?<=^\/)[^/]+\//.exec(path) ?? [];
    const ofFolder = folder + NOT_FOUND_PAGE;
    response.statusCode = 404;
    response.setHeader('Cache-Control', REVALIDATE);
    sendFile(request, response, files.includes(ofFolder) ? ofFolder : NOT_FOUND_PAGE);
  };
}

/** Opens a port on this machine, by default any free one. @throws Error if it cannot be opened */
export async function listen(answer: http.RequestListener, port: number | string = 0, host = 'localhost') {
  const server = http.createServer(answer);
  await once(server.listen({ port, host }), 'listening');
  return { server, address: `http://${host}:${(server.address() as AddressInfo).port}` };
}
