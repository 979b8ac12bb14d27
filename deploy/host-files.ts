/** Writes what a host has to know into the built site: `_headers`, `_redirects`, both for Caddy, `.assetsignore`. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { fileAddress, HASHED_FILES, isNotFoundPage, isPublicFile, NOT_FOUND_PAGE } from './addresses.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** Headers of the responses to a path, which may end in `*`. A later rule replaces headers of an earlier one. */
interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

interface HostOptions {
  /** Addresses that have moved for good, and where they lead. */
  redirects?: { from: string; to: string }[];
  /** Headers of single paths, which replace those of the site. */
  extra?: HeaderRule[];
}

/** Revalidated on each use, with status 304 if unchanged. */
export const REVALIDATE = 'no-cache';

/**
 * Headers of every response, in addition to `Content-Security-Policy`, whose `frame-ancestors` says what `X-Frame-Options`
 * would. They count towards the first 14,600 bytes of a page, so each must earn its bytes.
 */
const GENERAL_HEADERS = {
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': REVALIDATE,
};

/** Kept for a year: the name of a hashed file changes with its content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Types that some host does not know, by extension. */
const CONTENT_TYPES: Record<string, string> = {
  '.vcf': 'text/vcard; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** The addresses at which Cloudflare shows previews, which search engines must not list. */
const PREVIEWS: HeaderRule = {
  path: 'https://:version.:account.workers.dev/*',
  headers: { 'X-Robots-Tag': 'noindex' },
};

/** All files of a folder and its subfolders that visitors may request, sorted, with `/` as separator. */
export const publicFiles = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll(sep, '/'))
    .filter(isPublicFile)
    .sort();

const isPage = (file: string) => file.endsWith('.html') && !isNotFoundPage(file);

/**
 * The headers of a built site. Each page has a policy of its own: one for all pages would add 1,500 bytes to each. The policy
 * of a 404 page applies to its folder, because hosts choose headers by the address alone.
 */
function headerRules(root: string, files: string[]): HeaderRule[] {
  const policyOf = (file: string) => ({
    'Content-Security-Policy': contentSecurityPolicy(readFileSync(join(root, file), 'utf8')),
  });
  const typeOf = (file: string) => ({ 'Content-Type': CONTENT_TYPES[extname(file)]! });
  const ofFolders = files.filter((file) => isNotFoundPage(file) && file !== NOT_FOUND_PAGE);
  const typed = files.filter((file) => extname(file) in CONTENT_TYPES);
  return [
    { path: '/*', headers: { ...GENERAL_HEADERS, ...policyOf(NOT_FOUND_PAGE) } },
    { path: `${HASHED_FILES}*`, headers: { 'Cache-Control': IMMUTABLE } },
    ...ofFolders.map((file) => ({ path: `/${file.replace(NOT_FOUND_PAGE, '*')}`, headers: policyOf(file) })),
    ...files.filter(isPage).map((file) => ({ path: fileAddress(file), headers: policyOf(file) })),
    ...typed.map((file) => ({ path: fileAddress(file), headers: typeOf(file) })),
  ];
}

/** The other spellings of an address, which lead to it. */
const spellings = (address: string) =>
  address === '/' ? ['/index', '/index.html'] : [`${address}/`, `${address}.html`];

/** `!` removes the value of an earlier rule; without it, Cloudflare would send both values. */
const headersFile = (rules: HeaderRule[]) =>
  rules.flatMap(({ path, headers }, i) => [
    path,
    ...Object.entries(headers).flatMap(([name, value]) => [
      ...(i > 0 ? [`  ! ${name}`] : []),
      `  ${name}: ${value}`,
    ]),
  ]);

/** The pattern of a rule’s path. */
export const pathPattern = (path: string) => `^${RegExp.escape(path).replace('\\*', '.*')}$`;

/** Patterns, because Caddy’s simple paths ignore the case. A redirect keeps the query, before the section. */
const caddyFile = (rules: HeaderRule[], redirects: { from: string; to: string }[]) => [
  ...rules.flatMap(({ path, headers }, i) => [
    `@rule${i} path_regexp \`${pathPattern(path)}\``,
    ...Object.entries(headers).map(([name, value]) => `header @rule${i} ${name} "${value}"`),
  ]),
  'map {uri} {moved} {',
  ...redirects.map(
    ({ from, to }) => `\t\`~^${RegExp.escape(from)}(\\?.*)?$\` "${to.replace(/#|$/, (end) => `$1${end}`)}"`,
  ),
  '\tdefault ""',
  '}',
];

/** Writes the files for hosts into a built site. @param root its folder */
export function writeHostFiles(root: string, { redirects = [], extra = [] }: HostOptions): void {
  const published = publicFiles(root);
  const pages = published.filter(isPage).map(fileAddress);
  const rules = [...headerRules(root, published), ...extra];
  const moved = [
    ...redirects.flatMap(({ from, to }) => [from, ...spellings(from)].map((each) => ({ from: each, to }))),
    ...pages.flatMap((to) => spellings(to).map((from) => ({ from, to }))),
  ];
  const files: Record<string, string[]> = {
    _headers: headersFile([...rules, PREVIEWS]),
    _redirects: moved.map(({ from, to }) => `${from} ${to} 301`),
    _caddy: caddyFile(rules, moved),
    // Cloudflare compresses at its edge.
    '.assetsignore': ['*.br', '*.gz', '_caddy'],
  };
  for (const [file, lines] of Object.entries(files)) writeFileSync(join(root, file), `${lines.join('\n')}\n`);
}

/** Writes the files for hosts after each build. It is the last integration, because it lists all files. */
export const hostFiles = (read: () => Promise<HostOptions>): AstroIntegration => ({
  name: 'host-files',
  hooks: { 'astro:build:done': async ({ dir }) => writeHostFiles(fileURLToPath(dir), await read()) },
});
