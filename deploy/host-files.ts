/** Writes what a host has to know into the built site: `_headers`, `_redirects`, and the same for Caddy. */
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
  headers: { 'X-Robots-Tag': 'noindex, nofollow' },
};

/** The longest line that Cloudflare reads, and the largest number of rules. */
const LONGEST_LINE = 2000;
const MOST_RULES = 100;

/** `!` removes the value of an earlier rule; without it, browsers would get both values. */
function headersFile(rules: HeaderRule[]): string[] {
  const lines = [...rules, PREVIEWS].flatMap(({ path, headers }, i) => [
    path,
    ...Object.entries(headers).flatMap(([name, value]) => [
      ...(i > 0 ? [`  ! ${name}`] : []),
      `  ${name}: ${value}`,
    ]),
  ]);
  const long = lines.find((line) => line.length > LONGEST_LINE);
  if (long) throw new Error(`Cloudflare ignores lines of more than ${LONGEST_LINE} characters: ${long}`);
  if (rules.length >= MOST_RULES)
    console.warn(
      `Cloudflare reads ${MOST_RULES} header rules, and this site has ${rules.length + 1}: serve it with Caddy.`,
    );
  return lines;
}

/** `path` would not do: Caddy compares it without regard to case. */
const pattern = (path: string) => `^${path.replace(/[.+?()[\]{}|^$\\]/g, '\\$&').replace('*', '.*')}$`;

const caddyFile = (rules: HeaderRule[], redirects: Redirect[]): string[] => [
  ...rules.flatMap(({ path, headers }, i) => [
    `@rule${i} path_regexp \`${pattern(path)}\``,
    `header @rule${i} {`,
    ...Object.entries(headers).map(([name, value]) => `\t${name} "${value}"`),
    '}',
  ]),
  'map {path} {moved} {fragment} {',
  ...redirects
    .filter(({ status }) => status !== 200)
    .map(({ from, to }) => {
      const [path, fragment] = to.split('#');
      return `\t"${from}" "${path}" "${fragment ? `#${fragment}` : ''}"`;
    }),
  '\tdefault "" ""',
  '}',
];

/**
 * Writes the files for hosts into a built site.
 * @param root its folder
 * @throws Error if a header is longer than Cloudflare allows
 */
export function writeHostFiles(
  root: string,
  { redirects = [], ownPages = [], extra = [] }: HostOptions,
): void {
  const rules = headerRules(root, ownPages, extra);
  const moved = allRedirects(root, redirects, ownPages);
  const files: Record<string, string[]> = {
    _headers: headersFile(rules),
    _redirects: moved.map(({ from, to, status = 301 }) => `${from} ${to} ${status}`),
    _caddy: caddyFile(rules, moved),
    // Cloudflare compresses at its edge.
    '.assetsignore': ['*.br', '*.gz', '_caddy', '.server'],
  };
  for (const [file, lines] of Object.entries(files)) writeFileSync(join(root, file), `${lines.join('\n')}\n`);
}

/** Writes the files for hosts after each build. It is the last integration, because it lists all files. */
export const hostFiles = (read: () => Promise<HostOptions>): AstroIntegration => ({
  name: 'host-files',
  hooks: { 'astro:build:done': async ({ dir }) => writeHostFiles(fileURLToPath(dir), await read()) },
});
