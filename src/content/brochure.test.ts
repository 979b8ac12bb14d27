import { expect, test } from 'vitest';
import { type BrochureCopy, brochureLink } from './brochure.ts';

const copy = { file: 'profile', link: 'Profile (PDF, %pages pages, %size)' } as BrochureCopy;

test.each([
  [1_234_567, '1.2\u00a0MB'],
  [1_960_000, '2.0\u00a0MB'],
  [990_000, '1.0\u00a0MB'],
])('%i bytes are told as %s, which no line divides', (bytes, size) => {
  expect(brochureLink(copy, { pages: 8, bytes, language: 'en' })).toEqual({
    label: `Profile (PDF,\u00a08\u00a0pages,\u00a0${size})`,
    to: '/profile.pdf',
  });
});

test('no line divides a short bracket in Chinese', () => {
  const link = '公司简介（PDF，共%pages页，%size）';
  const { label } = brochureLink({ ...copy, link }, { pages: 8, bytes: 990_000, language: 'zh' });
  const joined = '（\u2060PDF\u2060，\u2060共\u20608\u2060页\u2060，\u20601.0\u00a0MB\u2060）';
  expect(label).toBe(`公司简介${joined}`);
});

test('a bracket that is longer than the line of a phone may be divided', () => {
  const link = 'Profile (PDF, %pages pages, %size to download)';
  expect(brochureLink({ ...copy, link }, { pages: 8, bytes: 990_000, language: 'en' }).label).toBe(
    'Profile (PDF, 8 pages, 1.0\u00a0MB to download)',
  );
});
