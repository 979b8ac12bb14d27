import { answeredBy, HASHED_FILES, spellingsOf, splitTarget } from '../addresses.ts';
import { contentSecurityPolicy } from '../content-security-policy.ts';
import type { Output } from '../output.ts';
import { ALLOW, CONTENT_TYPES, DOWNLOAD, KEEP, REVALIDATE } from '../response-policy.ts';

const map = (from: string, to: string, rows: string[]) => [
  `map ${from} $${to} {`,
  ...rows.map((row) => `  ${row};`),
  '}',
];

/** The lines that nginx.conf includes outside its server block: maps. */
export function nginxMaps({ pages, ownPages, notFound, redirects }: Output, folder: string): string[] {
  const moves = redirects.map(({ from, to }) => ({ from, ...splitTarget(to) }));
  return [
    // The real folder, not the link `current`: a server with this configuration serves these pages even after the link
    // has changed.
    ...map('$host', 'folder', [`default "${folder}"`]),
    ...map('$request_uri', 'sent_path', ['~^(?<before_query>[^?]*) $before_query']),
    // The target of each path: a page leads to itself, a redirect to its target.
    ...map('$uri', 'target', [
      ...pages.map(({ address }) => `"~*${spellingsOf(address)}" "${address}"`),
      ...ownPages.map(({ address }) => `"~^\\Q${address}\\E$" "${address}"`),
      ...moves.map(({ from, path }) => `"~*${spellingsOf(from)}" "${path}"`),
    ]),
    ...map(
      '$uri',
      'fragment',
      moves.map(({ from, fragment }) => `"~*${spellingsOf(from)}" "${fragment}"`),
    ),
    // nginx cannot compare two variables, but a regular expression can with a back-reference.
    ...map('"$target $sent_path"', 'moved', ['"~^(\\S+) \\1$" ""', '~^\\S $target', 'default ""']),
    ...map('$target', 'file', [
      ...[...pages, ...ownPages].map(({ address, file }) => `"${address}" "/${file}"`),
      'default $uri',
    ]),
    ...map('$target', 'page_policy', [
      ...[...pages, ...ownPages].map(
        ({ address, contentSecurityPolicy }) => `"${address}" "${contentSecurityPolicy}"`,
      ),
      `default "${contentSecurityPolicy()}"`,
    ]),
    // The 404 pages.
    ...map(
      '$uri',
      'missing_page',
      notFound.map(({ file }) => `"~*^${answeredBy(file)}" "/${file}"`),
    ),
    ...map(
      '$missing_page',
      'missing_policy',
      notFound.map(({ file, contentSecurityPolicy }) => `"/${file}" "${contentSecurityPolicy}"`),
    ),
    ...map('$status', 'policy', ['404 $missing_policy', 'default $page_policy']),
    ...map('$sent_path', 'cache', [`~^${HASHED_FILES} $cache_of_hashed`, `default "${REVALIDATE}"`]),
    ...map('$status', 'cache_of_hashed', [`~^[23] "${KEEP}"`, `default "${REVALIDATE}"`]),
    ...map('$status', 'allow', [`405 "${ALLOW}"`, 'default ""']),
  ];
}

/** The lines that nginx.conf includes in its server block: types and headers. */
export function nginxServer({ ownPages }: Output, headers: Record<string, string>): string[] {
  const always = (name: string, value: string) => `add_header ${name} ${value} always;`;
  return [
    'types {',
    ...Object.entries(CONTENT_TYPES).map(([end, type]) => `  "${type}" ${end};`),
    '}',
    `default_type ${DOWNLOAD};`,
    ...Object.entries(headers).map(([name, value]) => always(name, `"${value}"`)),
    always('Content-Security-Policy', '$policy'),
    always('Cache-Control', '$cache'),
    always('Allow', '$allow'),
    // An exact location takes precedence over the pattern that hides all other files with this ending.
    ...ownPages.map(({ address }) => `location = "${address}" { try_files $file =404; }`),
  ];
}
