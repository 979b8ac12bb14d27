import { expect, test } from 'vitest';
import { addressOf, anchorsOf } from './page.ts';

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

test('every id of a page is an anchor, in reading order', () => {
  const page = {
    title: 'Page',
    blocks: [{ id: 'first', sections: [{ id: 'second', items: [{ id: 'third' }] }] }, { id: 'fourth' }],
  };
  expect(anchorsOf(page)).toEqual(['first', 'second', 'third', 'fourth']);
});

test('a draft block has no anchors', () => {
  expect(
    anchorsOf([
      { id: 'first', published: false },
      { id: 'second', published: true },
    ]),
  ).toEqual(['second']);
});

test.each([[undefined], [null], ['id'], [{ id: 7 }], [{ blocks: null }]])('%j has no anchors', (page) => {
  expect(anchorsOf(page)).toEqual([]);
});
