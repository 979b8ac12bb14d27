import { answeredBy, HASHED_FILES, spellingsOf, splitTarget } from '../addresses.ts';
import { contentSecurityPolicy } from '../content-security-policy.ts';
import type { Output } from '../output.ts';
import { CONTENT_TYPES, DOWNLOAD, KEEP, REVALIDATE } from '../response-policy.ts';

/** The lines that the Caddyfile imports: maps and headers. */
export function caddy(
  { pages, ownPages, notFound, redirects }: Output,
  headers: Record<string, string>,
  folder: string,
): string[] {
  const general = contentSecurityPolicy();
  const row = (from: string, to: string, file: string, policy: string) => {
    const { path, fragment } = splitTarget(to);
    return `\t${from} "${path}" "${fragment}" "${file}" "${policy}"`;
  };
  const anySpelling = (address: string) => `\`~(?i)${spellingsOf(address)}\``;
  return [
    // The real folder, not the link `current`: a server with this configuration serves these pages even after the link
    // has changed.
    'map {host} {folder} {',
    `\tdefault "${folder}"`,
    '}',
    // The target of each path, and its page.
    'map {path} {target} {fragment} {page_file} {policy} {',
    ...pages.map(({ address, file, contentSecurityPolicy }) =>
      row(anySpelling(address), address, `/${file}`, contentSecurityPolicy),
    ),
    ...ownPages.map(({ address, file, contentSecurityPolicy }) =>
      row(`"${address}"`, address, `/${file}`, contentSecurityPolicy),
    ),
    ...redirects.map(({ from, to }) => row(anySpelling(from), to, '', general)),
    `\tdefault "" "" "" "${general}"`,
    '}',
    // The 404 pages.
    'map {path} {missing_page} {missing_policy} {',
    ...notFound.map(
      ({ file, contentSecurityPolicy }) =>
        `\t\`~(?i)^${answeredBy(file)}\` "/${file}" "${contentSecurityPolicy}"`,
    ),
    '}',
    'map {path} {content_type} {',
    ...Object.entries(CONTENT_TYPES).map(([end, type]) => `\t\`~\\.${end}$\` "${type}"`),
    `\tdefault "${DOWNLOAD}"`,
    '}',
    'map {path} {cache_control} {',
    `\t~^${HASHED_FILES} "${KEEP}"`,
    `\tdefault "${REVALIDATE}"`,
    '}',
    // Caddy 2.6 has no placeholder for a query with its question mark.
    'map {query} {query_suffix} {',
    '\t"" ""',
    '\tdefault "?{query}"',
    '}',
    'header {',
    ...Object.entries(headers).map(([name, value]) => `\t${name} "${value}"`),
    '\tContent-Security-Policy {policy}',
    '}',
  ];
}
