import { expect, test } from 'vitest';
import { anchorsOf } from './blocks.ts';

test('the sections of a block and a block with a name are anchors, in reading order', () => {
  const blocks = [
    { type: 'contact', id: 'contact' },
    { type: 'operations', sections: [{ id: 'parts' }, { id: 'training' }] },
    { type: 'gallery', title: 'Pictures' },
  ];
  expect(anchorsOf(blocks)).toEqual(['contact', 'parts', 'training']);
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
