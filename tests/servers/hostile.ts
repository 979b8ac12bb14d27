/** Hostile requests. */
/** Paths where no server may show a file. Send them without normalisation. */
export const ATTACK_PATHS = [
  ...[
    '/../',
    '/..%2f',
    '/%2e%2e/',
    '/%2e%2e%2f',
    '/%252e%252e%252f',
    '/..\\',
    '/..%5c',
    '/%c0%ae%c0%ae/',
    '/.%00./',
  ].flatMap((up) => [`${up}package.json`, `/_${up}${up.slice(1)}package.json`, `${up.repeat(8)}etc/passwd`]),
  '/./_caddy',
  '/_caddy',
  '/.server/class-names.json',
  '/%5fcaddy',
  '/.assetsignore',
  '/_headers',
  '/_redirects',
  '/.git/config',
  '/.env',
  '/.well-known/../_caddy',
  '/_',
  '/_/',
  '/_/page.js.map',
  '/trial/page.html.br',
  '/trial/page.html.gz',
  '/trial/page/more',
  '/trial/page%00',
  '/trial/page%00.html',
  '/trial/page%0d%0aSet-Cookie:%20a=b/',
  '/%',
  '/%zz',
  '/%ff',
  '/%u0041',
  '/constructor',
  '/__proto__',
  '/wp-login.php',
  '/cgi-bin/../../../../bin/sh',
];

/** Addresses that a careless server would turn into a redirect to another site. */
export const OFF_SITE = [
  '//evil.example/trial/page/',
  '//evil.example/',
  '//evil.example/trial/page.html',
  '///evil.example/%2e%2e',
  '/\\evil.example/trial/page/',
  '/%5cevil.example/trial/page/',
  '/%2f%2fevil.example/trial/page/',
  '/trial/page/?next=//evil.example/',
  '//trial/page/',
  '/.evil.example/trial/page/',
];

/** Methods besides GET and HEAD. The last one does not exist. */
export const OTHER_METHODS = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'BREW'];
