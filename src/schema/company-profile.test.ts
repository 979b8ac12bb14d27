/** Visitors who pay for each megabyte read how large the company profile is. */
import { expect, test } from 'vitest';
import { type CompanyProfileCopy, companyProfileLabel } from './company-profile.ts';

const copy = { link: 'Profile (PDF, %pages pages, %size)' } as CompanyProfileCopy;

test.each([
  [1_234_567, '1.2\u00a0MB'],
  [1_960_000, '2.0\u00a0MB'],
  [990_000, '1.0\u00a0MB'],
])('%i bytes are shown as %s, on one line', (bytes, size) => {
  const label = companyProfileLabel(copy, { pages: 8, bytes, language: 'en' });
  expect(label).toBe(`Profile (PDF, 8 pages, ${size})`);
});

test('Arabic readers see the unit in full', () => {
  const label = companyProfileLabel(copy, { pages: 8, bytes: 1_500_000, language: 'ar' });
  expect(label).toBe('Profile (PDF, 8 pages, 1.5\u00a0ميغابايت)');
});
