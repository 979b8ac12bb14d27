import { contentSecurityPolicy } from '../server/content-security.ts';
import { CONTENT_TYPES, HASHED_FILES, KEEP, REVALIDATE, SECURITY_HEADERS } from '../server/policy.ts';
import { ALLOW, lines, type Pages, POLICY } from './pages.ts';

/** Cloudflare ignores a longer line of `_headers`, in characters. */
const LONGEST_LINE = 2000;

/** Cloudflare ignores a later rule of `_headers`. */
const MOST_RULES = 100;

type Headers = Record<string, string>;

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

/**
 * Cloudflare's settings; none, with a line that says why, where the site has outgrown them.
 * @throws Error when a header is longer than Cloudflare allows
 */
export function cloudflare(site: Pages): Record<string, string> {
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
