import { expect, test } from 'vitest';
import { companySchema } from '../../../src/content/company.ts';
import { repair, telephonesOf } from './repair.ts';

const KNOWN = ['+256 000 000 000'];
const { telephone, email } = companySchema.shape.contact.shape;

test.each([
  ['0312345678', '+256 312 345 678'],
  ['0312 345 678', '+256 312 345 678'],
  ['0312-345-678', '+256 312 345 678'],
  ['00256312345678', '+256 312 345 678'],
  ['00256 312 345678', '+256 312 345 678'],
  ['+256312345678', '+256 312 345 678'],
  ['+256 (0)312 345 678 ', '+256 312 345 678'],
  ['+256–312–345–678', '+256 312 345 678'],
  ['+256 3123 45678', '+256 312 345 678'],
  [' +256 312 345 678', '+256 312 345 678'],
  ['+256 312 3456789', '+256 312 345 6789'],
])('the telephone number %s is certain', (written, repaired) => {
  expect(repair('telephone', written, KNOWN)).toBe(repaired);
  expect(telephone.safeParse(repaired).success).toBe(true);
});

test.each([
  '0312',
  '312 345 678',
  '+25 631 234',
  '0312 345 678 ext. 4',
  'call us',
  '',
  '+254 700 000',
  '+256 31 23 456',
])('“%s” is not: it stays as it is', (written) => {
  expect(repair('telephone', written, KNOWN)).toBe(written);
});

test('where no country is known, the number has to say it', () => {
  expect(repair('telephone', '0312345678')).toBe('0312345678');
  expect(repair('telephone', '+49 30-1234567')).toBe('+49 301 234 567');
});

test('a field that has never been right learns the country from a number of the company that is', () => {
  const contact = { telephone: '0312 345 678', whatsapp: '+256 000 000 000', email: 'info@example.com' };
  const known = telephonesOf({ contact });
  expect(known).toEqual(['0312 345 678', '+256 000 000 000']);
  expect(repair('telephone', '0312 345 678', ['', ...known])).toBe('+256 312 345 678');
  expect(telephonesOf(null)).toEqual([]);
});

test.each([
  ['info@example.com ', 'info@example.com'],
  ['mailto:info@example.com', 'info@example.com'],
])('the e-mail address “%s” is certain', (written, repaired) => {
  expect(repair('email', written)).toBe(repaired);
  expect(email.safeParse(repaired).success).toBe(true);
});

test('other texts stay as they are', () => {
  expect(repair(undefined, '0312345678 ', KNOWN)).toBe('0312345678 ');
});
