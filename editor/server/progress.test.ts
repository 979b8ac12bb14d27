import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createProgress } from './progress.ts';
import { Refusal } from './refusal.ts';

const start = () => createProgress(({ message }) => `Sorry: ${message}`);
const end = (progress: ReturnType<typeof start>) =>
  vi.waitFor(() => expect(progress.state().isRunning).toBe(false));

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

test('before any work there is nothing to tell', () => {
  expect(start().state()).toEqual({ isRunning: false, steps: [], failure: undefined });
});

test('each step is told as it goes on', async () => {
  const progress = start();
  const seen: unknown[] = [];
  progress.begin(['First', 'Second'], async () => {
    const result = await progress.step('First', async (say) => {
      say('Half');
      seen.push(structuredClone(progress.state().steps));
      return 7;
    });
    await progress.step('Second', async () => void seen.push(result));
  });
  await end(progress);
  expect(seen).toEqual([
    [
      { label: 'First', state: 'running', detail: 'Half' },
      { label: 'Second', state: 'waiting' },
    ],
    7,
  ]);
  expect(progress.state()).toEqual({
    isRunning: false,
    failure: undefined,
    steps: [
      { label: 'First', state: 'done', detail: 'Half' },
      { label: 'Second', state: 'done' },
    ],
  });
});

test('a step that fails ends the work, until it is begun again', async () => {
  const progress = start();
  progress.begin(['First', 'Second'], async () => {
    await progress.step('First', () => Promise.reject(new Error('no')));
    await progress.step('Second', async () => {});
  });
  await end(progress);
  expect(progress.state()).toEqual({
    isRunning: false,
    failure: 'Sorry: no',
    steps: [
      { label: 'First', state: 'failed' },
      { label: 'Second', state: 'waiting' },
    ],
  });
  progress.begin(['First'], () => progress.step('First', async () => {}));
  expect(progress.state()).toMatchObject({ isRunning: true, failure: undefined });
  await end(progress);
  expect(progress.state().steps).toEqual([{ label: 'First', state: 'done' }]);
});

test.each([
  [new Error('status 403'), 1],
  [new Refusal('Correct this first.'), 0],
])('the log has the original of %s: %i', async (error, times) => {
  const progress = start();
  progress.begin(['First'], () => progress.step('First', () => Promise.reject(error)));
  await end(progress);
  expect(progress.state().failure).toBe(`Sorry: ${error.message}`);
  expect(vi.mocked(console.error).mock.calls).toEqual(Array(times).fill([error]));
});

test('work that goes on is not begun again', async () => {
  const progress = start();
  const { promise, resolve } = Promise.withResolvers<void>();
  progress.begin(['First'], () => promise);
  expect(() => progress.begin(['Other'], async () => {})).toThrow('The site is being published already.');
  expect(progress.state().steps).toEqual([{ label: 'First', state: 'waiting' }]);
  resolve();
  await end(progress);
});
