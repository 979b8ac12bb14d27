import { createHash } from 'node:crypto';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const PAGE =
  '<style>a { color: red }</style><style media="print">p {}</style><script type="module">run()</script>' +
  '<script type=speculationrules>{}</script><script type="application/ld+json">{"a":1}</script>' +
  '<script type="module" src="/_astro/a.js"></script>';

test('what runs or draws inline is allowed by its hash, and nothing else', () => {
  const policy = contentSecurityPolicy(PAGE + PAGE);
  for (const text of ['a { color: red }', 'p {}', 'run()', '{}'])
    expect(policy.split(hashOf(text))).toHaveLength(2);
  expect(policy.match(/sha256-/g)).toHaveLength(4);
  expect(policy).not.toContain('unsafe');
});

test('a document that inlines nothing allows nothing inline', () => {
  const policy = contentSecurityPolicy('<p>text</p>');
  expect(policy).toContain("; script-src 'self'; style-src 'self'; ");
});

test('csp_evaluator has one finding, which docs/decisions/serving.md explains', () => {
  const findings = new CspEvaluator(new CspParser(contentSecurityPolicy(PAGE)).csp).evaluate();
  expect(findings.map(({ directive, value }) => `${directive} ${value}`)).toEqual(["script-src 'self'"]);
});
