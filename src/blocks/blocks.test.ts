/** Protects links to sections: each section that visitors see is an anchor; a draft is not. */
import { expect, test } from 'vitest';
import { anchorsOf } from './blocks.ts';

test('blocks, their sections and the vehicles in them are anchors, in reading order', () => {
  const choice = { lists: [{ items: [{ id: 'tankers' }] }] };
  const blocks = [
    { type: 'contact', id: 'contact' },
    { type: 'operations', sections: [{ id: 'parts', choice }, { id: 'training' }] },
    { type: 'gallery', title: 'Pictures' },
  ];
  expect(anchorsOf(blocks)).toEqual(['contact', 'parts', 'tankers', 'training']);
});

test('a draft block has no anchors', () => {
  expect(anchorsOf([{ type: 'contact', id: 'contact', published: false }])).toEqual([]);
});

test.each([[undefined], [null], ['contact'], [[null]], [{ id: 'contact' }]])(
  '%j has no anchors',
  (blocks) => {
    expect(anchorsOf(blocks)).toEqual([]);
  },
);
