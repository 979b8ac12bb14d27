/** Answers like the hosts do: it reads their `_headers` and `_redirects`, and `send` serves the files. */
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { contentType } from 'mime-types';
import Negotiator from 'negotiator';
import send from 'send';
import { isNotFoundPage, NOT_FOUND_PAGE } from './addresses.ts';
import { publicFiles, REVALIDATE } from './headers.ts';

/** The endings of compressed copies by encoding, the best first. */
const SUFFIXES: Record<string, string> = { br: '.br', gzip: '.gz' };
/** Longer paths are not looked up. */
const LONGEST_PATH = 2000;

/** Responds with one line of text. */
function sendText(response: ServerResponse, status: number, text: string) {
  response.setHeader('Cache-Control', REVALIDATE);
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.writeHead(status).end(`${text}\n`);
}

/** Decodes the percent-encoding of a path. Undefined if it is malformed. */
function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** The lines of a file in the built site. */
const linesOf = (root: string, file: string) => readFileSync(join(root, file), 'utf8').trimEnd().split('\n');

/** The rules of `_headers`: a pattern, and header lines. A line `! Name` removes a header of an earlier rule. */
function readHeaders(root: string) {
  const rules: { pattern: RegExp; lines: string[] }[] = [];
  for (const line of linesOf(root, '_headers')) {
    if (line.startsWith(' ')) rules.at(-1)!.lines.push(line.trim());
    else rules.push({ pattern: new RegExp(`^${RegExp.escape(line).replace('\\*', '.*')}$`, 's'), lines: [] });
  }
  return rules;
}

/**
 * Serves a built site.
 * @param root absolute path of its folder
 * @throws Error if there is no built site
 */
export function serveSite(root: string): RequestListener {
  const files = new Set(publicFiles(root));
  const rules = readHeaders(root);
  const redirects = new Map(
    linesOf(root, '_redirects').map((line) => {
      const [from, to, status] = line.split(' ') as [string, string, string];
      return [from, { to, status }];
    }),
  );

  /** The file at a decoded path. A page is found without its ending only, and a 404 page not at all. */
  function fileAt(path: string): string | undefined {
    const name = path.slice(1) || 'index';
    const found = [`${name}.html`, ...(name.endsWith('.html') ? [] : [name])].find((file) => files.has(file));
    return found && isNotFoundPage(found) ? undefined : found;
  }

  const notFoundPage = (path: string) => {
    const ofFolder = `${path.split('/')[1]}/${NOT_FOUND_PAGE}`;
    return path.split('/').length > 2 && files.has(ofFolder) ? ofFolder : NOT_FOUND_PAGE;
  };

  function sendFile(request: IncomingMessage, response: ServerResponse, file: string, status = 200) {
    const accepted = new Negotiator(request).encodings(Object.keys(SUFFIXES));
    const encoding = Object.keys(SUFFIXES).find(
      (name) => accepted.includes(name) && existsSync(join(root, file + SUFFIXES[name])),
    );
    response.statusCode = status;
    if (encoding) response.setHeader('Content-Encoding', encoding);
    if (!response.hasHeader('Content-Type'))
      response.setHeader(
        'Content-Type',
        contentType(file.slice(file.lastIndexOf('/') + 1)) || 'application/octet-stream',
      );
    response.setHeader('Vary', 'Accept-Encoding');
    const isWhole = status === 404;
    send(request, encodeURI(`/${file}${encoding ? SUFFIXES[encoding] : ''}`), {
      root,
      dotfiles: 'allow',
      index: false,
      cacheControl: false,
      acceptRanges: !isWhole,
      etag: !isWhole,
      lastModified: !isWhole,
    })
      .on('error', (error: { status?: number }) => {
        response.removeHeader('Content-Encoding');
        if (error.status === 416) return sendText(response, 416, 'There is no such part');
        return sendText(response, 500, 'The file is missing: start npm start again');
      })
      .pipe(response);
  }

  return (request, response) => {
    const url = request.url ?? '/';
    const path = url.split('?', 1)[0]!;
    for (const line of rules.filter(({ pattern }) => pattern.test(path)).flatMap(({ lines }) => lines)) {
      const [name = '', value] = line.split(/: (.*)/);
      if (value !== undefined) response.setHeader(name, value);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sendText(response, 405, 'Method not allowed');
    }
    const moved = redirects.get(path);
    if (moved?.status === '301') {
      const [to, fragment] = moved.to.split('#');
      response.setHeader('Location', to + url.slice(path.length) + (fragment ? `#${fragment}` : ''));
      response.setHeader('Cache-Control', REVALIDATE);
      return void response.writeHead(301).end();
    }
    const decoded = decode(path);
    if (decoded === undefined) return sendText(response, 400, 'Bad request');
    const file = path.length > LONGEST_PATH ? undefined : fileAt(moved?.to ?? decoded);
    if (file) return sendFile(request, response, file);
    response.setHeader('Cache-Control', REVALIDATE);
    response.removeHeader('Content-Type');
    return sendFile(request, response, notFoundPage(decoded), 404);
  };
}
