import { afterEach, expect, test, vi } from 'vitest';
import { main } from './process.ts';

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

test.each([
  [{ code: 'EROFS', path: '/site/.cache' }, '/site/.cache cannot be written: change its permissions'],
  [{ code: 'EACCES', path: '/site/dist' }, '/site/dist cannot be written: change its permissions'],
  [{ code: 'ENOSPC' }, 'The disk is full'],
])(
  'an error of the disk (%j) is reported in one sentence, without a stack trace',
  async (properties, message) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    await main({}, () => Promise.reject(Object.assign(new Error('refused'), properties)));
    expect(error).toHaveBeenCalledWith(expect.stringContaining(message));
    expect(process.exitCode).toBe(1);
  },
);
