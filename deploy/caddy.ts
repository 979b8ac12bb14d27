import { contentSecurityPolicy } from '../server/content-security.ts';
import {
  CONTENT_TYPES,
  HASHED_FILES,
  KEEP,
  REVALIDATE,
  SECURITY_HEADERS,
  spellingsOf,
} from '../server/policy.ts';
import { lines, type Pages, POLICY } from './pages.ts';

/** What the Caddyfile includes: maps and headers. */
export function caddy({ pages, notFound }: Pages): string {
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
