import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTrialContent, TRIAL } from '../../../tests/support/trial-content.ts';
import { contentCheck } from './integration.ts';

const content = createTrialContent();
const { set, write } = content;
beforeEach(() => vi.stubEnv('CONTENT_DIR', content.folder));
afterEach(() => {
  content.restore();
  vi.unstubAllEnvs();
});
afterAll(content.destroy);

/** The warnings that a command prints. @throws the error that stops it */
async function warningsOf(command: 'build' | 'dev') {
  const warn = vi.fn<(text: string) => void>();
  const { name, hooks } = contentCheck();
  expect(name).toBe('content-check');
  await hooks['astro:config:setup']!({ command, logger: { warn } } as never);
  return warn.mock.calls.map(([text]) => text);
}

test('content without mistakes is built without a word', async () => {
  expect(await warningsOf('build')).toEqual([]);
});

test('a warning does not stop a build', async () => {
  write('pictures/spare.jpg', 'unused');
  expect(await warningsOf('build')).toEqual([expect.stringMatching(/^content\/pictures\/spare\.jpg: /)]);
});

test('mistakes stop a build, all of them told at once', async () => {
  set(TRIAL, ['title'], 'Short');
  set('company.yaml', ['copyrightYear'], 24);
  set('theme.yaml', ['logos', 'group'], 'group.png');
  const error = await warningsOf('build').catch((reason: Error) => reason);
  expect((error as Error).message.split('\n')).toEqual([
    '',
    'content/company.yaml, `copyrightYear`: is 24; 1900 is the least. Correct it.',
    expect.stringMatching(/^content\/theme\.yaml, `logos`, `group`: is not the name of a drawing/),
    expect.stringMatching(/^content\/pages\/trial\.yaml, `title`: has 5 characters/),
    '',
    '3 to correct in the content. Nothing was built.',
    '',
  ]);
  // A mistake in the content is none in the code.
  expect((error as Error).stack).toBe('');
});

test('while someone edits, mistakes are told and the preview goes on', async () => {
  set(TRIAL, ['title'], 'Short');
  expect(await warningsOf('dev')).toEqual([expect.stringMatching(/^content\/pages\/trial\.yaml, `title`: /)]);
});
