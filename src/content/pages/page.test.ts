import { expect, test } from 'vitest';
import { addressOf } from './page.ts';

test.each([
  ['index.yaml', '/'],
  ['about.yaml', '/about'],
  ['about.yml', '/about'],
  ['About.yaml', '/about'],
  ['ar/index.yaml', '/ar'],
  ['ar/about.yaml', '/ar/about'],
  ['ar\\about.yaml', '/ar/about'],
  ['price-index.yaml', '/price-index'],
  ['index/about.yaml', '/index/about'],
])('%s is the page at %s', (file, address) => {
  expect(addressOf(file)).toBe(address);
});
