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

/** The maximum length of a line of `_headers`, in characters. Cloudflare ignores longer lines. */
const LONGEST_LINE = 2000;

/** The maximum number of rules in `_headers`. Cloudflare ignores further rules. */
const MOST_RULES = 100;

/** The addresses at which Cloudflare also serves each worker and each of its versions. */
const PREVIEWS = 'https://:worker.:account.workers.dev/*';

/** Headers for the files at a path. A later rule adds to an earlier one. */
type Rule = [path: string, headers: Record<string, string>];

/** Headers of the files that Cloudflare serves itself; `worker.ts` responds to all other requests. */
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

/** @throws Error if a header is longer than Cloudflare allows */
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

/** Redirects from the common spellings of addresses; `worker.ts` redirects from all others. */
function redirectLines({ pages, ownPages, redirects }: Output): string[] {
  const endings = ['.html', '/index', '/index.html'];
  const spellings = (path: string) =>
    path === '/' ? endings.slice(1) : ['/', ...endings].map((end) => path + end);
  return [
    ...pages.flatMap(({ address }) => spellings(address).map((from) => `${from} ${address} 301`)),
    // Cloudflare stores these files without the ending, and would redirect visitors there.
    ...ownPages.map(({ address }) => `${address} ${address.replace(/(\/index)?\.html$/, '')} 200`),
    ...redirects.flatMap(({ from, to }) => [from, ...spellings(from)].map((path) => `${path} ${to} 301`)),
  ];
}

/** Compressed copies, which Cloudflare makes itself, and files for other servers. */
const IGNORED = ['*.br', '*.gz', '.server'];

/**
 * The configuration files for Cloudflare. If the site needs too many rules, there are none, and a warning says why.
 * @throws Error if a header is longer than Cloudflare allows
 */
export function cloudflare(output: Output, headers: Record<string, string>): Record<string, string[]> {
  const rules = headerRules(output, headers);
  if (rules.length > MOST_RULES) {
    console.warn(
      `No configuration for Cloudflare: it allows ${MOST_RULES} header rules, and these pages need ` +
        `${rules.length}. The Node server, Caddy and nginx serve any number of pages.`,
    );
    return {};
  }
  return { _headers: headerLines(rules), _redirects: redirectLines(output), '.assetsignore': IGNORED };
}
