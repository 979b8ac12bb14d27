/** Protects the owner from redirects that a host would read differently. */
import { expect, test } from 'vitest';
import { redirectsSchema } from './redirects.ts';

const accepts = (redirect: { from?: string; to?: string }) =>
  redirectsSchema.safeParse({ redirects: [{ from: '/old', to: '/about', ...redirect }] }).success;

test.each(['/old-name', '/Old/Name.PHP', '/blog/', '/caf%C3%A9', '/caf%e9', '/كاكاو/可可', '/a_(b),c'])(
  'an old address: %s',
  (from) => expect(accepts({ from })).toBe(true),
);

test.each(['old', '/', '//old', '/old#a', '/old name', '/a/../b', '/100%', '/a:b', '/a*', '/a\\b'])(
  'not an old address: “%s”',
  (from) => expect(accepts({ from })).toBe(false),
);

test.each(['/#top', '/ar/about-us', 'https://localhost:8080/shop', 'https://www.example.com/a%20b.html#C'])(
  'a redirect may lead to %s',
  (to) => expect(accepts({ to })).toBe(true),
);

test.each(['/About', '/about/', '/about?a=1', '//evil.example', 'http://a.example', 'https://a.example/{b}'])(
  'a redirect may not lead to “%s”',
  (to) => expect(accepts({ to })).toBe(false),
);
