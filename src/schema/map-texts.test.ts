import { expect, test } from 'vitest';
import { mapTexts } from './map-texts.ts';

test('every text of a file is changed, and nothing else', () => {
  const file = { title: 'a', entries: [{ text: 'b', count: 2 }, null], published: true };
  expect(mapTexts(file, (text) => `${text}!`)).toEqual({
    title: 'a!',
    entries: [{ text: 'b!', count: 2 }, null],
    published: true,
  });
});
