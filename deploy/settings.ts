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

/** Cloudflare ignores a later rule of `_headers`. */
const MOST_RULES = 100;

/** A page: its canonical address, its file and its `Content-Security-Policy`. */
interface PageFile {
  address: string;
  file: string;
  policy: string;
}

/** What the settings are made from. The page for every other address stands apart. */
interface Pages {
  pages: PageFile[];
  notFound: PageFile;
}

type Headers = Record<string, string>;

const POLICY = 'Content-Security-Policy';
const lines = (list: string[]) => `${list.join('\n')}\n`;
const ALLOW = METHODS.join(', ');

function caddy({ pages, notFound }: Pages): string {
  return lines([
    'map {path} {canonical} {page_file} {policy} {missing_policy} {',
    ...pages.map(
      ({ address, file, policy }) =>
        `\t\`~(?i)${spellingsOf(address)}\` ${address} /${file} "${policy}" "${notFound.policy}"`,
    ),
    `\tdefault "" "" "${contentSecurityPolicy()}" "${notFound.policy}"`,
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
    ...Object.entries(SECURITY_HEADERS).map(([name, value]) => `\t${name} "${value}"`),
    `\t${POLICY} {policy}`,
    '}',
  ]);
}

/** What nginx must know outside of a server: maps. */
function nginxMaps({ pages, notFound }: Pages): string {
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
    ...map('$canonical', 'page_policy', [
      ...pages.map(({ address, policy }) => `${address} "${policy}"`),
      `default "${contentSecurityPolicy()}"`,
    ]),
    ...map('$status', 'policy', [`404 "${notFound.policy}"`, 'default $page_policy']),
    ...map('$sent_path', 'cache', [`~^${HASHED_FILES} $cache_of_hashed`, `default "${REVALIDATE}"`]),
    ...map('$status', 'cache_of_hashed', [`~^[23] "${KEEP}"`, `default "${REVALIDATE}"`]),
    ...map('$status', 'allow', [`405 "${ALLOW}"`, 'default ""']),
  ]);
}

/** What nginx must know inside of a server: types and headers. */
function nginxServer(): string {
  const types = Object.entries(CONTENT_TYPES).map(([end, type]) => `  "${type}" ${end};`);
  return lines([
    'types {',
    ...types,
    '}',
    ...Object.entries(SECURITY_HEADERS).map(([name, value]) => `add_header ${name} "${value}" always;`),
    `add_header ${POLICY} $policy always;`,
    'add_header Cache-Control $cache always;',
    'add_header Allow $allow always;',
  ]);
}

/** Headers for the files of a path. A later rule adds to an earlier one. */
type Rule = [path: string, headers: Headers];

/** Headers of the files that Cloudflare serves by itself; `worker.ts` answers the rest. */
function cloudflareRules({ pages, notFound }: Pages): Rule[] {
  const types = Object.entries(CONTENT_TYPES).filter(([end]) => end !== 'html');
  const general = { ...SECURITY_HEADERS, [POLICY]: contentSecurityPolicy() };
  return [
    ['/*', { ...general, 'Cache-Control': REVALIDATE, Allow: ALLOW }],
    [`${HASHED_FILES}*`, { 'Cache-Control': KEEP }],
    ...types.map(([end, type]): Rule => [`/*.${end}`, { 'Content-Type': type }]),
    ...[...pages, notFound].map(({ address, policy }): Rule => [address, { [POLICY]: policy }]),
  ];
}

/** @throws Error when a header is longer than Cloudflare allows */
function cloudflareHeaders([general, ...others]: Rule[]): string {
  const row = ([name, value]: [string, string]) => {
    if (value.length <= LONGEST_LINE) return `  ${name}: ${value}`;
    throw new Error(`${name} is longer than ${LONGEST_LINE} characters, Cloudflare's limit.`);
  };
  const [path, headers] = general!;
  return lines([
    path,
    ...Object.entries(headers).map(row),
    ...others.flatMap(([path, headers]) => [
      path,
      ...Object.entries(headers).flatMap((header) => [`  ! ${header[0]}`, row(header)]),
    ]),
  ]);
}

/** The spellings that visitors meet; `worker.ts` knows the others. */
function cloudflareRedirects({ pages }: Pages): string {
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

/** Cloudflare's settings; none, with a line that says why, where the site has outgrown them. */
function cloudflare(site: Pages): Record<string, string> {
  const rules = cloudflareRules(site);
  if (rules.length > MOST_RULES) {
    console.warn(
      `No settings for Cloudflare: it takes ${MOST_RULES} rules of headers, and these pages need ` +
        `${rules.length}. The Node server, Caddy and nginx serve any number of pages.`,
    );
    return {};
  }
  return {
    _headers: cloudflareHeaders(rules),
    _redirects: cloudflareRedirects(site),
    '.assetsignore': lines(CLOUDFLARE_IGNORES),
  };
}

/**
 * Writes the settings for an output folder into it.
 * @param root absolute path of the built site
 * @throws Error when a header is too long for a server
 */
export async function writeSettings(root: string): Promise<void> {
  const documents = publicFiles(await listFiles(root))
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({
      address: pageAddress(file),
      file,
      policy: contentSecurityPolicy(readFileSync(join(root, file), 'utf8')),
    }));
  const site = {
    pages: documents.filter(({ file }) => file !== NOT_FOUND_PAGE),
    notFound: documents.find(({ file }) => file === NOT_FOUND_PAGE)!,
  };

  const settings = {
    '.server/caddy': caddy(site),
    '.server/nginx-maps.conf': nginxMaps(site),
    '.server/nginx-server.conf': nginxServer(),
    ...cloudflare(site),
  };
  for (const [file, text] of Object.entries(settings)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
}
