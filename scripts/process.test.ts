import { afterEach, expect, test, vi } from 'vitest';
import { main } from './process.ts';

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

test.each([
  [{ code: 'EROFS', path: '/site/.cache' }, '/site/.cache cannot be written: give yourself the right to'],
  [{ code: 'EACCES', path: '/site/dist' }, '/site/dist cannot be written: give yourself the right to'],
  [{ code: 'ENOSPC' }, 'The disk is full'],
])('what the disk refuses (%j) is told in a sentence, without a stack', async (properties, message) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  await main(() => Promise.reject(Object.assign(new Error('refused'), properties)));
  expect(error).toHaveBeenCalledWith(expect.stringContaining(message));
  expect(process.exitCode).toBe(1);
});
