import { expect, test } from 'vitest';
import { inPlainWords } from './releaser.ts';

test.each([
  [
    '07:12:27 [build] Waiting for integration "theme-files", hook "astro:config:setup"...',
    'The pages are built.',
  ],
  [
    '06:06:00   ▶ /_/bay.BSN_2upBwo.avif (before: 82kB, after: 55kB) (+1.64s) (61/132)',
    'Picture 61 of 132 is drawn.',
  ],
  ['Upload: release 1, build c8fc8ce7fe4b11dc.', 'It is uploaded.'],
  ['Switch: current leads to release 1.', 'The server switches to it.'],
  ['Check: every page and file of https://www.example.com.', 'Every page and file is checked.'],
  ['06:06:03 [astro-compressor] brotli   compressed 49 files', undefined],
  ['Reload: the server rereads its configuration.', undefined],
])('the line “%s” is reported in plain words, or not at all', (line, words) => {
  expect(inPlainWords(line)).toBe(words);
});
