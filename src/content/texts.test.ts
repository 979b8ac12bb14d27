import { expect, test } from 'vitest';
import { joinShortWords, mapTexts } from './texts.ts';

test('every text of a file is changed, and nothing else', () => {
  const file = { title: 'a', entries: [{ text: 'b', count: 2 }, null], published: true };
  expect(mapTexts(file, (text) => `${text}!`)).toEqual({
    title: 'a!',
    entries: [{ text: 'b!', count: 2 }, null],
    published: true,
  });
});

test.each([
  ['now at work in Uganda.', 'now at work in~Uganda.'],
  ['In 1948 it began in the UAE', 'In~1948 it began in the~UAE'],
  ['to sell in Süd-Kivu', 'to sell in~Süd-Kivu'],
  // In a narrow column what is joined would be cut within the name.
  ['a works in Khartoumtown', 'a works in Khartoumtown'],
  ['die Landmaschinenwerkstatt', 'die Landmaschinenwerkstatt'],
  ['für Sonder\u00ADfahrzeuge', 'für Sonder\u00ADfahrzeuge'],
  ['from Uganda', 'from Uganda'],
  ['goods in store', 'goods in store'],
])('short words stay with a name or number: %s', (text, joined) => {
  expect(joinShortWords(text).replaceAll('\u00A0', '~')).toBe(joined);
});
