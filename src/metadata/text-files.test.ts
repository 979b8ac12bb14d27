/** Robots, security researchers and people who ask for rights find whom to ask. */
import { expect, test } from 'vitest';
import { loadFixturePage } from '../../tests/support/fixture-pages.ts';
import type { Company } from '../schema/company.ts';
import { licenceText, securityText } from './text-files.ts';

const company = {
  site: 'https://www.example.com',
  language: 'en',
  contact: { email: 'info@example.com' },
} as Company;

test('security.txt names a contact, its own address and a date', () => {
  expect(securityText(company, new Date('2026-11-21T08:00:00Z'))).toBe(
    'Contact: mailto:info@example.com\n' +
      'Expires: 2027-10-01T00:00:00Z\n' +
      'Preferred-Languages: en\n' +
      'Canonical: https://www.example.com/.well-known/security.txt\n',
  );
});

test.each(['2026-01-31T23:59:59Z', '2026-02-28T00:00:00Z', '2028-02-29T12:00:00Z', '2026-12-31T00:00:00Z'])(
  'built on %s, security.txt is valid for more than ten months and less than a year',
  (built) => {
    const builtAt = new Date(built);
    const expires = new Date(/Expires: (.*)/.exec(securityText(company, builtAt))![1]!);
    const days = (expires.getTime() - builtAt.getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(300);
    expect(days).toBeLessThan(365);
  },
);

const fixture = loadFixturePage('index.yaml').context.company;

test('the licence says who owns the words and pictures, and whom to ask', () => {
  expect(licenceText(fixture)).toBe(
    `© 2016 Nile Crane Works\nhttps://www.example.net\n\n${fixture.rights}\n\npost@example.net\n`,
  );
});
