import { contentSecurityPolicy } from '../server/content-security.ts';
import {
  CONTENT_TYPES,
  HASHED_FILES,
  KEEP,
  REVALIDATE,
  SECURITY_HEADERS,
  spellingsOf,
} from '../server/policy.ts';
import { ALLOW, lines, type Pages, POLICY } from './pages.ts';

/** What nginx must know outside of a server: maps. */
export function nginxMaps({ pages, notFound }: Pages): string {
  const map = (from: string, to: string, rows: string[]) => [
    `map ${from} $${to} {`,
    ...rows.map((row) => `  ${row};`),
    '}',
  ];
  return lines([
    ...map('$request_uri', 'sent_path', ['~^(?<before_query>[^?]*) $before_query']),
    ...map(
      '$uri',
      'canonical',
      pages.map(({ address }) => `"~*${spellingsOf(address)}" ${address}`),
    ),
    // nginx cannot compare two variables, but an expression can look back.
    ...map('"$canonical $sent_path"', 'moved', ['"~^(\\S+) \\1$" ""', '~^/ $canonical', 'default ""']),
    ...map('$canonical', 'file', [
      ...pages.map(({ address, file }) => `${address} /${file}`),
      'default $uri',
    ]),
    ...map('$canonical', 'page_policy', [
      ...pages.map(({ address, policy }) => `${address} "${policy}"`),
      `default "${contentSecurityPolicy()}"`,
    ]),
    ...map('$status', 'policy', [`404 "${notFound.policy}"`, 'default $page_policy']),
    ...map('$sent_path', 'cache', [`~^${HASHED_FILES} $cache_of_hashed`, `default "${REVALIDATE}"`]),
    ...map('$status', 'cache_of_hashed', [`~^[23] "${KEEP}"`, `default "${REVALIDATE}"`]),
    ...map('$status', 'allow', [`405 "${ALLOW}"`, 'default ""']),
  ]);
}

/** What nginx must know inside of a server: types and headers. */
export function nginxServer(): string {
  const types = Object.entries(CONTENT_TYPES).map(([end, type]) => `  "${type}" ${end};`);
  return lines([
    'types {',
    ...types,
    '}',
    ...Object.entries(SECURITY_HEADERS).map(([name, value]) => `add_header ${name} "${value}" always;`),
    `add_header ${POLICY} $policy always;`,
    'add_header Cache-Control $cache always;',
    'add_header Allow $allow always;',
  ]);
}
