import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The values of each directive. */
const directivesOf = (policy: string) =>
  Object.fromEntries(
    policy
      .split(';')
      .map((directive) => directive.trim().split(' '))
      .map(([name, ...values]) => [name, values]),
  );

const PAGE =
  '<style>a { color: red }</style><style media="print">p {}</style><script type="module">run()</script>' +
  '<script type=importmap>{}</script><script type="application/ld+json">{"a":1}</script>' +
  '<script type="module" src="/_/a.js"></script>';

test('the policy allows inline styles and scripts by hash, and nothing else', () => {
  const policy = contentSecurityPolicy(PAGE + PAGE);
  for (const text of ['a { color: red }', 'p {}', 'run()', '{}'])
    expect(policy.split(hashOf(text))).toHaveLength(2);
  expect(policy.match(/sha256-/g)).toHaveLength(4);
  expect(policy).not.toContain('unsafe');
});

test('the policy allows nothing inline in a file, or in a document without inline code', () => {
  const policy = contentSecurityPolicy('<p>text</p>');
  expect(policy).toContain(";script-src 'self';style-src 'self';");
  expect(contentSecurityPolicy()).toBe(policy);
});

test('scripts and styles are recognised, also if their type has no quotation marks', () => {
  const directives = directivesOf(
    contentSecurityPolicy('<style type="text/css">p {}</style><script type=module>run()</script>'),
  );
  expect(directives['style-src']).toEqual(["'self'", hashOf('p {}')]);
  expect(directives['script-src']).toEqual(["'self'", hashOf('run()')]);
  expect(contentSecurityPolicy('<script type=text/plain>{}</script><script src=a.js></script>')).toBe(
    contentSecurityPolicy(),
  );
});

test('a page loads files only from the site, sends no forms, and cannot be framed', () => {
  const directives = directivesOf(contentSecurityPolicy());
  for (const name of ['img-src', 'font-src', 'connect-src', 'manifest-src'])
    expect(directives[name], name).toEqual(["'self'"]);
  for (const name of ['default-src', 'base-uri', 'form-action', 'frame-ancestors'])
    expect(directives[name], name).toEqual(["'none'"]);
  expect(directives['require-trusted-types-for']).toEqual(["'script'"]);
  // Only these two scripts create script addresses.
  expect(directives['trusted-types']).toEqual(['offline']);
});
