/** Writes what a host has to know into the built site: `_headers`, `_redirects`, both for Caddy, `.assetsignore`. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { lookup } from 'mime-types';
import { canonicalPath, fileAddress, HASHED_FILES, isNotFoundPage, isPublicFile } from './addresses.ts';
import { exceededLimits } from './limits.ts';

/** Headers of the responses to a path, which may have one `*`. A later rule replaces headers of an earlier one. */
interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

/** An address that has moved for good, and where it leads. `:splat` stands for what `*` matched. */
interface Redirect {
  from: string;
  to: string;
}

interface HostOptions {
  redirects?: Redirect[];
  /** Headers of single paths, which replace those of the site. */
  extra?: HeaderRule[];
}

/** Revalidated on each use, with status 304 if unchanged. */
export const REVALIDATE = 'no-cache';

/**
 * Headers of every response. They count towards the first 14,600 bytes of a page, so each must earn its bytes. A page
 * has its policy in a `<meta>` element, which cannot say `frame-ancestors`. That replaces `X-Frame-Options`.
 */
const GENERAL_HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(),microphone=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': REVALIDATE,
};

/**
 * The policy of what a browser could run as a document or a worker, except pages. It allows styles, because hosts also send
 * it with the 404 page of such an address.
 */
const NO_SCRIPTS =
  "script-src 'none';connect-src 'self';object-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'";

/** Kept for a year: the name of a hashed file changes with its content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Types that some hosts do not know, by extension. */
const CONTENT_TYPES: Record<string, string> = {
  '.vcf': 'text/vcard; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** The addresses at which Cloudflare shows previews, which search engines must not list. */
const PREVIEWS: HeaderRule = {
  path: 'https://:version.:account.workers.dev/*',
  headers: { 'X-Robots-Tag': 'noindex' },
};

/** Other spellings of a page’s address, which lead to it. */
const SPELLINGS: Redirect[] = [
  ...['/index', '/index.html'].map((from) => ({ from, to: '/' })),
  ...['/*/index.html', '/*/index', '/*.html', '/*/'].map((from) => ({ from, to: '/:splat' })),
];

/**
 * Paths that no link of the site has: with repeated slashes, backslashes, `.`, `..`, percent-encoded letters. They get the
 * 404 page, because a page has one address, and a redirect from `//host/` would lead to another site.
 */
export const ODD_PATH =
  /^[^?]*(\/\/|\\|\/\.\.?([/?]|$)|%(2[D-Fd-f]|3\d|4[1-9A-Fa-f]|5[\dACFacf]|6[1-9A-Fa-f]|7[\dAEae]))/;

/** All files of a folder and its subfolders that visitors may request, sorted, with `/` as separator. */
export const publicFiles = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll(sep, '/'))
    .filter(isPublicFile)
    .sort();

/** The headers that files of a type need, besides those of every response. @param extension such as `.svg` */
function headersOfType(extension: string): Record<string, string> {
  const type = CONTENT_TYPES[extension] ?? (lookup(extension) || '');
  return {
    ...(extension in CONTENT_TYPES && { 'Content-Type': type }),
    // Cards, icons and the logo are shown elsewhere: in messages, search results, mail.
    ...(type.startsWith('image/') && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    ...(/(html|xml|javascript)$/.test(type) && { 'Content-Security-Policy': NO_SCRIPTS }),
  };
}

/** The headers of a built site. Their number depends on the types of its files, not on the number of its pages. */
function headerRules(root: string, files: string[]): HeaderRule[] {
  const isHtml = (file: string) => file.endsWith('.html');
  const others = files.filter((file) => !isHtml(file) && !`/${file}`.startsWith(HASHED_FILES));
  const hasPolicy = (file: string) =>
    /<meta http-equiv="?content-security-policy/i.test(readFileSync(join(root, file), 'utf8'));
  return [
    { path: '/*', headers: GENERAL_HEADERS },
    ...[...new Set(others.map((file) => extname(file)))].map((extension) => ({
      path: `/*${extension}`,
      headers: headersOfType(extension),
    })),
    // Files of the owner’s own, because pages have a policy.
    ...files
      .filter((file) => isHtml(file) && !hasPolicy(file))
      .map((file) => ({ path: fileAddress(file), headers: { 'Content-Security-Policy': NO_SCRIPTS } })),
    {
      path: `${HASHED_FILES}*`,
      headers: {
        'Cache-Control': IMMUTABLE,
        'Content-Security-Policy': NO_SCRIPTS,
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    },
  ].filter(({ headers }) => Object.keys(headers).length > 0);
}

/** The redirects, each from every spelling that hosts distinguish: also without `.html` or slash, `%c3` and `%C3`. */
function movedAddresses(redirects: Redirect[]): Redirect[] {
  const written = redirects.map(({ from, to }) => ({
    from: new URL(from, 'https://any.example').pathname,
    to,
  }));
  const spelled = written.flatMap(({ from, to }) =>
    [from, canonicalPath(from)].flatMap((path) =>
      (['toLowerCase', 'toUpperCase'] as const).map((letters) => ({
        from: path.replace(/%../g, (code) => code[letters]()),
        to,
      })),
    ),
  );
  // What is written wins over another spelling of it.
  return [...new Map([...spelled, ...written].map((each) => [each.from, each])).values()];
}

/** `!` removes the value of an earlier rule; without it, Cloudflare would send both values. */
const headersFile = (rules: HeaderRule[]) =>
  rules.flatMap(({ path, headers }, i) => [
    path,
    ...Object.entries(headers).flatMap(([name, value]) => [
      ...(i > 0 ? [`  ! ${name}`] : []),
      `  ${name}: ${value}`,
    ]),
  ]);

/** The pattern of a rule’s path. A path may contain an encoded line break. */
export const pathPattern = (path: string) => `^${path.split('*').map(RegExp.escape).join('([\\s\\S]*)')}$`;

/** An entry of Caddy’s map from the address to the answer. A redirect keeps the query, before the section. */
function caddyRedirect({ from, to }: Redirect): string {
  const parts = from.split('*').map(RegExp.escape);
  const target = to.replace(':splat', '$1').replace(/#|$/, (end) => `$${parts.length}${end}`);
  return `\t\`~^${parts.join('([^?]*)')}(\\?.*)?$\` 301 "${target}"`;
}

/** Patterns of the decoded path, because Caddy’s simple paths ignore case. */
const caddyFile = (rules: HeaderRule[], moved: Redirect[]) => [
  ...rules.flatMap(({ path, headers }, i) => [
    `@rule${i} path_regexp \`${pathPattern(decodeURI(path))}\``,
    ...Object.entries(headers).map(([name, value]) => `header @rule${i} ${name} "${value}"`),
  ]),
  'map {uri} {answer} {location} {',
  ...moved.map(caddyRedirect),
  `\t\`~${ODD_PATH.source}\` 404 ""`,
  ...SPELLINGS.map(caddyRedirect),
  '\tdefault 200 ""',
  '}',
];

/** Writes the files for hosts into a built site. @param root its folder @throws Error if it exceeds a host’s limit */
export function writeHostFiles(root: string, { redirects = [], extra = [] }: HostOptions): void {
  const published = publicFiles(root);
  const rules = [...headerRules(root, published), ...extra];
  const moved = movedAddresses(redirects);
  const notFound = published.filter(isNotFoundPage).map(fileAddress);
  const files = {
    _headers: headersFile([...rules, PREVIEWS]),
    _redirects: [
      ...moved.map(({ from, to }) => `${from} ${to} 301`),
      // Cloudflare would send the 404 page with status 200. At an address without a file, the status is right.
      ...notFound.map((address) => `${address} ${address}/404 200`),
      ...SPELLINGS.map(({ from, to }) => `${from} ${to} 301`),
    ],
    _caddy: caddyFile(rules, moved),
    // Cloudflare compresses at its edge.
    '.assetsignore': ['*.br', '*.gz', '_caddy'],
  };
  const exceeded = exceededLimits(root, published, files._headers, files._redirects);
  // Without a stack, Astro prints only the message: the code is not at fault.
  if (exceeded.length > 0) throw Object.assign(new Error(`\n${exceeded.join('\n')}\n`), { stack: '' });
  for (const [file, lines] of Object.entries(files)) writeFileSync(join(root, file), `${lines.join('\n')}\n`);
}

/** Writes the files for hosts after each build. It is the last integration, because it lists all files. */
export const hostFiles = (read: () => Promise<HostOptions>): AstroIntegration => ({
  name: 'host-files',
  hooks: { 'astro:build:done': async ({ dir }) => writeHostFiles(fileURLToPath(dir), await read()) },
});
