/** Protects visitors from foreign code: a page allows only its own. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { securityPolicy } from './security-policy.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('a page runs its own inline code, loads files only from the site, and sends no forms', () => {
  const policy = securityPolicy({ scripts: ['run()', 'go()'], styles: ['p {}'] });
  const directives = Object.fromEntries(
    policy.split(';').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  );
  expect(directives['script-src']).toEqual(["'self'", hashOf('run()'), hashOf('go()')]);
  expect(directives['style-src']).toEqual(["'self'", hashOf('p {}')]);
  for (const name of ['img-src', 'font-src', 'connect-src', 'manifest-src'])
    expect(directives[name], name).toEqual(["'self'"]);
  for (const name of ['default-src', 'base-uri', 'form-action'])
    expect(directives[name], name).toEqual(["'none'"]);
  expect(directives['require-trusted-types-for']).toEqual(["'script'"]);
  // Only the registration of the service worker creates an address of a script.
  expect(directives['trusted-types']).toEqual(['offline']);
});
