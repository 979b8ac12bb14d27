/** Answers like the hosts do: it reads their `_headers` and `_redirects`, and `send` serves the files. */
import { existsSync, readFileSync } from 'node:fs';
import { type IncomingMessage, type RequestListener, type ServerResponse, STATUS_CODES } from 'node:http';
import { extname, join } from 'node:path';
import { contentType } from 'mime-types';
import Negotiator from 'negotiator';
import send from 'send';
import { isNotFoundPage, NOT_FOUND_PAGE } from './addresses.ts';
import { publicFiles, REVALIDATE } from './headers.ts';

/** The endings of compressed copies by encoding, the best first. */
const ENDINGS = { br: '.br', gzip: '.gz' };

/** The rules of `_headers`. A later rule replaces headers of an earlier one, so that `!` lines say nothing new. */
const readRules = (text: string) =>
  text.split(/\n(?! )/).map((rule) => {
    const [path = '', ...lines] = rule.split('\n  ');
    return {
      pattern: new RegExp(`^${RegExp.escape(path).replace('\\*', '.*')}$`, 's'),
      headers: lines.filter((line) => !line.startsWith('!')).map((line) => line.split(/: (.*)/)),
    };
  });

/** Responds without a file. */
function refuse(response: ServerResponse, status: number): void {
  response.removeHeader('Content-Encoding');
  response.setHeader('Cache-Control', REVALIDATE);
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.writeHead(status).end(`${STATUS_CODES[status]}\n`);
}

/**
 * Serves a built site.
 * @param root absolute path of its folder
 * @throws Error if there is no built site
 */
export function serveSite(root: string): RequestListener {
  const read = (file: string) => readFileSync(join(root, file), 'utf8').trimEnd();
  const files = publicFiles(root);
  /** The file at each address. A page is found without its ending only, and a 404 page not at all. */
  const fileAt = new Map(
    files
      .filter((file) => !isNotFoundPage(file))
      .map((file) => [encodeURI(`/${file}`.replace(/(^\/index)?\.html$/, '') || '/'), file]),
  );
  const rules = readRules(read('_headers'));
  const redirects = new Map(
    read('_redirects')
      .split('\n')
      .map((line) => line.split(' '))
      .map(([from, to = '', status]) => [from, { to, isMoved: status === '301' }]),
  );

  function sendFile(request: IncomingMessage, response: ServerResponse, file: string): void {
    const accepted = new Negotiator(request).encodings(Object.keys(ENDINGS));
    const [encoding, ending = ''] =
      Object.entries(ENDINGS).find(
        ([name, end]) => accepted.includes(name) && existsSync(join(root, file + end)),
      ) ?? [];
    if (encoding) response.setHeader('Content-Encoding', encoding);
    if (!response.hasHeader('Content-Type'))
      response.setHeader('Content-Type', contentType(extname(file)) || 'application/octet-stream');
    response.setHeader('Vary', 'Accept-Encoding');
    // A 404 page is always sent whole, and a part of a compressed copy is of no use.
    const isFound = !isNotFoundPage(file);
    const options = {
      acceptRanges: isFound && !encoding,
      etag: isFound,
      cacheControl: false,
      lastModified: false,
    };
    send(request, encodeURI(`/${file}${ending}`), { root, dotfiles: 'allow', index: false, ...options })
      .on('error', ({ status = 500 }) => refuse(response, status))
      .pipe(response);
  }

  return (request, response) => {
    const { method = '', url = '/' } = request;
    const path = url.split('?', 1)[0]!;
    for (const [name = '', value = ''] of rules.flatMap(({ pattern, headers }) =>
      pattern.test(path) ? headers : [],
    ))
      response.setHeader(name, value);
    if (!['GET', 'HEAD'].includes(method)) {
      response.setHeader('Allow', 'GET, HEAD');
      return refuse(response, 405);
    }
    const { to = path, isMoved } = redirects.get(path) ?? {};
    if (isMoved) {
      const [page, section] = to.split('#');
      response.setHeader('Location', page + url.slice(path.length) + (section ? `#${section}` : ''));
      response.setHeader('Cache-Control', REVALIDATE);
      return void response.writeHead(301).end();
    }
    const file = fileAt.get(to);
    if (file) return sendFile(request, response, file);
    const [, folder, ...rest] = path.split('/');
    const ofFolder = `${folder}/${NOT_FOUND_PAGE}`;
    response.statusCode = 404;
    response.setHeader('Cache-Control', REVALIDATE);
    response.removeHeader('Content-Type');
    sendFile(request, response, rest.length > 0 && files.includes(ofFolder) ? ofFolder : NOT_FOUND_PAGE);
  };
}
