/** Protects readers from lines that end with a short word, without joining what a narrow column would cut. */
import { expect, test } from 'vitest';
import { addNoBreakSpaces } from './no-break-spaces.ts';

test.each([
  ['now at work in Uganda.', 'now at work in~Uganda.'],
  ['In 1948 it began in the UAE', 'In~1948 it began in the~UAE'],
  ['to sell in Süd-Kivu', 'to sell in~Süd-Kivu'],
  ['sold in Sudan. More than that', 'sold in~Sudan. More~than that'],
  // In a narrow column what is joined would be cut within the name.
  ['works in Khartoumtown', 'works in Khartoumtown'],
  ['die Landmaschinenwerkstatt', 'die Landmaschinenwerkstatt'],
  ['für Sonder\u00ADfahrzeuge', 'für Sonder\u00ADfahrzeuge'],
  ['of Yunlu\u00A0cars', 'of Yunlu~cars'],
  ['An ambulance, a fire\u00A0truck', 'An~ambulance, a~fire~truck'],
  ['from Uganda', 'from Uganda'],
  ['goods in store', 'goods in store'],
  ['we don’t stop the maker’s trade', 'we don’t stop the maker’s trade'],
])('short words stay with a name or number: %s', (text, joined) => {
  expect(addNoBreakSpaces(text).replaceAll('\u00A0', '~')).toBe(joined);
});
