import { HASHED_FILES } from '../addresses.ts';
import { contentSecurityPolicy } from '../content-security-policy.ts';
import type { Output } from '../output.ts';
import {
  ALLOW,
  CONTENT_TYPES,
  contentType,
  DOWNLOAD,
  KEEP,
  NO_INDEX,
  REVALIDATE,
} from '../response-policy.ts';

/** Cloudflare ignores a longer line of `_headers`, in characters. */
const LONGEST_LINE = 2000;

/** Cloudflare ignores a later rule of `_headers`. */
const MOST_RULES = 100;

/** Where Cloudflare shows each worker, and each version of it, beside the public address. */
const PREVIEWS = 'https://:worker.:account.workers.dev/*';

/** Headers for the files of a path. A later rule adds to an earlier one. */
type Rule = [path: string, headers: Record<string, string>];

/** Headers of the files that Cloudflare serves by itself; `worker.ts` answers the rest. */
function headerRules({ pages, ownPages, notFound, files }: Output, headers: Record<string, string>): Rule[] {
  const types = Object.entries(CONTENT_TYPES).filter(([end]) => end !== 'html');
  const unknown = files.filter(({ file }) => contentType(file) === DOWNLOAD);
  const general = { ...headers, 'Content-Security-Policy': contentSecurityPolicy() };
  return [
    ['/*', { ...general, 'Cache-Control': REVALIDATE, Allow: ALLOW }],
    [PREVIEWS, { [NO_INDEX[0]]: NO_INDEX[1] }],
    [`${HASHED_FILES}*`, { 'Cache-Control': KEEP }],
    ...types.map(([end, type]): Rule => [`/*.${end}`, { 'Content-Type': type }]),
    ...unknown.map(({ address }): Rule => [address, { 'Content-Type': DOWNLOAD }]),
    ...[...pages, ...ownPages, ...notFound].map(
      ({ address, contentSecurityPolicy }): Rule => [
        address,
        { 'Content-Security-Policy': contentSecurityPolicy },
      ],
    ),
  ];
}

/** @throws Error when a header is longer than Cloudflare allows */
function headerLines([general, ...others]: Rule[]): string[] {
  const row = ([name, value]: [string, string]) => {
    if (value.length <= LONGEST_LINE) return `  ${name}: ${value}`;
    throw new Error(`${name} is longer than ${LONGEST_LINE} characters, Cloudflare's limit.`);
  };
  const [path, headers] = general!;
  return [
    path,
    ...Object.entries(headers).map(row),
    ...others.flatMap(([path, headers]) => [
      path,
      ...Object.entries(headers).flatMap((header) => [`  ! ${header[0]}`, row(header)]),
    ]),
  ];
}

/** The spellings that visitors meet; `worker.ts` knows the others. */
function redirectLines({ pages, ownPages, redirects }: Output): string[] {
  const endings = ['.html', '/index', '/index.html'];
  const spellings = (path: string) =>
    path === '/' ? endings.slice(1) : ['/', ...endings].map((end) => path + end);
  return [
    ...pages.flatMap(({ address }) => spellings(address).map((from) => `${from} ${address} 301`)),
    // It has them at their name without the ending, and would lead there.
    ...ownPages.map(({ address }) => `${address} ${address.replace(/(\/index)?\.html$/, '')} 200`),
    ...redirects.flatMap(({ from, to }) => [from, ...spellings(from)].map((path) => `${path} ${to} 301`)),
  ];
}

/** Compressed copies, which Cloudflare makes itself, and what only other servers read. */
const IGNORED = ['*.br', '*.gz', '.server'];

/**
 * Cloudflare's files; none, with a line that says why, where the site has outgrown them.
 * @throws Error when a header is longer than Cloudflare allows
 */
export function cloudflare(output: Output, headers: Record<string, string>): Record<string, string[]> {
  const rules = headerRules(output, headers);
  if (rules.length > MOST_RULES) {
    console.warn(
      `No configuration for Cloudflare: it takes ${MOST_RULES} rules of headers, and these pages need ` +
        `${rules.length}. The Node server, Caddy and nginx serve any number of pages.`,
    );
    return {};
  }
  return { _headers: headerLines(rules), _redirects: redirectLines(output), '.assetsignore': IGNORED };
}
