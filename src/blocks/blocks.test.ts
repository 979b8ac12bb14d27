import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

test('each block has a thumbnail of its own, which the editor shows', () => {
  const folders = globSync('*/block.ts', { cwd: import.meta.dirname }).map((file) =>
    join(import.meta.dirname, file, '..'),
  );
  const thumbnails = folders.map((folder) => readFileSync(join(folder, 'thumbnail.webp'), 'base64'));
  expect(new Set(thumbnails).size).toBe(folders.length);
});
