import { expect, test } from 'vitest';
import { directionOf } from './page-context.ts';

test.each([
  ['en', 'ltr'],
  ['ar', 'rtl'],
  ['he', 'rtl'],
  ['fr-ca', 'ltr'],
])('%s is read %s', (language, direction) => {
  expect(directionOf(language)).toBe(direction);
});
