/**
 * The response policy in the words of other servers. A build writes these files into the output
 * folder, where the configurations beside this module include them: the headers of a release
 * travel with its pages. No server gives them to visitors.
 */
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contentSecurityPolicy } from '../server/content-security.ts';
import {
  CONTENT_TYPES,
  HASHED_FILES,
  KEEP,
  METHODS,
  NOT_FOUND_PAGE,
  REVALIDATE,
  SECURITY_HEADERS,
  spellingsOf,
} from '../server/policy.ts';
import { listFiles, pageAddress, publicFiles } from '../server/site.ts';

/** Cloudflare ignores a longer line of `_headers`, in characters. */
const LONGEST_LINE = 2000;

/** A page: its canonical address and its file. */
interface PageFile {
  address: string;
  file: string;
}

type Headers = Record<string, string>;

const lines = (list: string[]) => `${list.join('\n')}\n`;
const ALLOW = METHODS.join(', ');

function caddy(pages: PageFile[], headers: Headers): string {
  return lines([
    'map {path} {canonical} {page_file} {',
    ...pages.map(({ address, file }) => `\t\`~(?i)${spellingsOf(address)}\` ${address} /${file}`),
    '\tdefault "" ""',
    '}',
    'map {path} {content_type} {',
    ...Object.entries(CONTENT_TYPES).map(([end, type]) => `\t\`~\\.${end}$\` "${type}"`),
    `\tdefault "${CONTENT_TYPES['html']}"`,
    '}',
    'map {path} {cache_control} {',
    `\t~^${HASHED_FILES} "${KEEP}"`,
    `\tdefault "${REVALIDATE}"`,
    '}',
    // Caddy 2.6 has no word for a query with its question mark.
    'map {query} {query_suffix} {',
    '\t"" ""',
    '\tdefault "?{query}"',
    '}',
    'header {',
    ...Object.entries(headers).map(([name, value]) => `\t${name} "${value}"`),
    '}',
  ]);
}

/** What nginx must know outside of a server: maps. */
function nginxMaps(pages: PageFile[]): string {
  const map = (from: string, to: string, rows: string[]) => [
    `map ${from} $${to} {`,
    ...rows.map((row) => `  ${row};`),
    '}',
  ];
  return lines([
    ...map('$request_uri', 'sent_path', ['~^(?<before_query>[^?]*) $before_query']),
    ...map(
      '$uri',
      'canonical',
      pages.map(({ address }) => `"~*${spellingsOf(address)}" ${address}`),
    ),
    // nginx cannot compare two variables, but an expression can look back.
    ...map('"$canonical $sent_path"', 'moved', ['"~^(\\S+) \\1$" ""', '~^/ $canonical', 'default ""']),
    ...map('$canonical', 'file', [
      ...pages.map(({ address, file }) => `${address} /${file}`),
      'default $uri',
    ]),
    ...map('$sent_path', 'cache', [`~^${HASHED_FILES} $cache_of_hashed`, `default "${REVALIDATE}"`]),
    ...map('$status', 'cache_of_hashed', [`~^[23] "${KEEP}"`, `default "${REVALIDATE}"`]),
    ...map('$status', 'allow', [`405 "${ALLOW}"`, 'default ""']),
  ]);
}

/** What nginx must know inside of a server: types and headers. */
function nginxServer(headers: Headers): string {
  const types = Object.entries(CONTENT_TYPES).map(([end, type]) => `  "${type}" ${end};`);
  return lines([
    'types {',
    ...types,
    '}',
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`),
    'add_header Cache-Control $cache always;',
    'add_header Allow $allow always;',
  ]);
}

/** Headers of the files that Cloudflare serves by itself; `worker.ts` answers the rest. */
function cloudflareHeaders(headers: Headers): string {
  const long = Object.entries(headers).find(([, value]) => value.length > LONGEST_LINE);
  if (long) throw new Error(`${long[0]} is longer than ${LONGEST_LINE} characters, Cloudflare's limit.`);
  const rows = (list: Headers) => Object.entries(list).map(([name, value]) => `  ${name}: ${value}`);
  return lines([
    '/*',
    ...rows({ ...headers, 'Cache-Control': REVALIDATE, Allow: ALLOW }),
    `${HASHED_FILES}*`,
    '  ! Cache-Control',
    ...rows({ 'Cache-Control': KEEP }),
    ...Object.entries(CONTENT_TYPES)
      .filter(([end]) => end !== 'html')
      .flatMap(([end, type]) => [`/*.${end}`, '  ! Content-Type', ...rows({ 'Content-Type': type })]),
  ]);
}

/** The spellings that visitors meet; `worker.ts` knows the others. */
function cloudflareRedirects(pages: PageFile[]): string {
  const endings = ['.html', '/index', '/index.html'];
  return lines(
    pages.flatMap(({ address }) => {
      const others = address === '/' ? endings.slice(1) : ['/', ...endings].map((end) => address + end);
      return others.map((other) => `${other} ${address} 301`);
    }),
  );
}

/** Compressed forms, which Cloudflare makes itself, and what only other servers read. */
const CLOUDFLARE_IGNORES = ['*.br', '*.gz', '.server'];

/**
 * Writes the settings for an output folder into it.
 * @param root absolute path of the built site
 * @throws Error when a header is too long for a server
 */
export async function writeSettings(root: string): Promise<void> {
  const documents = publicFiles(await listFiles(root)).filter((file) => file.endsWith('.html'));
  const policy = contentSecurityPolicy(documents.map((file) => readFileSync(join(root, file), 'utf8')));
  const headers = { ...SECURITY_HEADERS, 'Content-Security-Policy': policy };
  const pages = documents
    .filter((file) => file !== NOT_FOUND_PAGE)
    .map((file) => ({ address: pageAddress(file), file }));

  const settings = {
    '.server/caddy': caddy(pages, headers),
    '.server/nginx-maps.conf': nginxMaps(pages),
    '.server/nginx-server.conf': nginxServer(headers),
    _headers: cloudflareHeaders(headers),
    _redirects: cloudflareRedirects(pages),
    '.assetsignore': lines(CLOUDFLARE_IGNORES),
  };
  for (const [file, text] of Object.entries(settings)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
}
