/** What Cloudflare accepts: it ignores rules beyond its limits, and rejects a site that exceeds any other limit. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { LARGEST_FILE, megabytes } from './addresses.ts';

/** A number as people read it: `2,000`. */
const count = (number: number) => number.toLocaleString('en');

/**
 * The limits of Cloudflare’s free plan that a site exceeds, each in a sentence with the remedy. They are those of November 2026:
 * https://developers.cloudflare.com/workers/platform/limits/
 * @param root the folder of the site
 * @param published the files that visitors may request
 * @param headers the lines of `_headers`
 * @param redirects the lines of `_redirects`
 */
export function exceededLimits(
  root: string,
  published: string[],
  headers: string[],
  redirects: string[],
): string[] {
  const found: string[] = [];
  const limit = (most: number, what: string, number: number, unit: string, remedy: string) => {
    if (number > most)
      found.push(`${what}: ${count(number)} ${unit}. Cloudflare’s limit is ${count(most)}: ${remedy}.`);
  };
  const rules = headers.filter((line) => !line.startsWith(' '));
  const fixed = redirects.filter((line) => !line.includes('*'));
  limit(
    100,
    'dist/_headers',
    rules.length,
    'rules',
    'remove HTML files from content/public, because each adds one',
  );
  limit(2000, 'dist/_redirects', fixed.length, 'lines', 'remove entries from content/redirects.yaml');
  for (const [lines, most] of [
    [headers, 2000],
    [redirects, 1000],
  ] as const)
    for (const line of lines)
      limit(most, `The line “${line.slice(0, 60)}…”`, line.length, 'characters', 'shorten the address');
  limit(20_000, 'dist/', published.length, 'files', 'remove pictures, or files from content/public');
  for (const file of published) {
    const size = megabytes(statSync(join(root, file)).size);
    limit(LARGEST_FILE, `/${file}`, size, 'MB', 'make it smaller, or link to it on another site');
  }
  return found;
}
