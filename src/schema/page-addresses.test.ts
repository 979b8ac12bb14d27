/** Protects links to a page: its address follows from the name of its file. */
import { expect, test } from 'vitest';
import { addressOf, NOT_FOUND } from './page-addresses.ts';

test.each([
  ['index.yaml', '/'],
  ['about.yaml', '/about'],
  ['About.yaml', '/about'],
  ['ar/index.yaml', '/ar'],
  ['ar/about.yaml', '/ar/about'],
  ['all.yaml-files.yaml', '/all.yaml-files'],
  ['404.yaml', NOT_FOUND],
  ['index/about.yaml', '/index/about'],
])('%s is the page at %s', (file, address) => {
  expect(addressOf(`pages/${file}`)).toBe(address);
});
