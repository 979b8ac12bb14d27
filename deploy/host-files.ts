/** Writes what a host has to know into the built site: `_headers` and `_redirects`, and both for Caddy. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { allRedirects, type HeaderRule, headerRules, type Redirect } from './headers.ts';

export interface HostOptions {
  /** Addresses that have moved for good. */
  redirects?: Redirect[];
  /** The owner’s HTML files, which keep their exact name. */
  ownPages?: string[];
  /** Headers of single paths, which replace those of the site. */
  extra?: HeaderRule[];
}

/** The addresses at which Cloudflare shows previews, which search engines must not list. */
const PREVIEWS: HeaderRule = {
  path: 'https://:version.:account.workers.dev/*',
  headers: { 'X-Robots-Tag': 'noindex' },
};

/** The largest number of rules that Cloudflare reads. */
const MOST_RULES = 100;

/** `!` removes the value of an earlier rule; without it, browsers would get both values. */
const headersFile = (rules: HeaderRule[]) =>
  rules.flatMap(({ path, headers }, i) => [
    path,
    ...Object.entries(headers).flatMap(([name, value]) => [
      ...(i > 0 ? [`  ! ${name}`] : []),
      `  ${name}: ${value}`,
    ]),
  ]);

/** A pattern for Caddy, whose simple paths ignore the case. */
const pattern = (path: string) => `^${RegExp.escape(path).replace('\\*', '.*')}$`;

const caddyFile = (rules: HeaderRule[], redirects: Redirect[]) => [
  ...rules.flatMap(({ path, headers }, i) => [
    `@rule${i} path_regexp \`${pattern(path)}\``,
    ...Object.entries(headers).map(([name, value]) => `header @rule${i} ${name} "${value}"`),
  ]),
  'map {path} {moved} {section} {',
  ...redirects
    .filter(({ status }) => status !== 200)
    .map(({ from, to }) => {
      const [path, section] = to.split('#');
      return `\t"${from}" "${path}" "${section ? `#${section}` : ''}"`;
    }),
  '\tdefault "" ""',
  '}',
];

/** Writes the files for hosts into a built site. @param root its folder */
export function writeHostFiles(
  root: string,
  { redirects = [], ownPages = [], extra = [] }: HostOptions,
): void {
  const rules = [...headerRules(root, ownPages), ...extra];
  const moved = allRedirects(root, redirects, ownPages);
  const files: Record<string, string[]> = {
    _headers: headersFile([...rules, PREVIEWS]),
    _redirects: moved.map(({ from, to, status = 301 }) => `${from} ${to} ${status}`),
    _caddy: caddyFile(rules, moved),
    // Cloudflare compresses at its edge.
    '.assetsignore': ['*.br', '*.gz', '_caddy', '.server'],
  };
  for (const [file, lines] of Object.entries(files)) writeFileSync(join(root, file), `${lines.join('\n')}\n`);
  if (rules.length >= MOST_RULES)
    console.warn(
      `Cloudflare reads ${MOST_RULES} rules of headers, too few for this site: serve it with Caddy.`,
    );
}

/** Writes the files for hosts after each build. It is the last integration, because it lists all files. */
export const hostFiles = (read: () => Promise<HostOptions>): AstroIntegration => ({
  name: 'host-files',
  hooks: { 'astro:build:done': async ({ dir }) => writeHostFiles(fileURLToPath(dir), await read()) },
});
