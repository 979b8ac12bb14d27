import { expect, test } from 'vitest';
import { putLink, type Selected, toggleBold, toggleList } from './marks.ts';

/** A text whose selection stands between two bars. */
function selectedIn(marked: string): Selected {
  const [before, words, after] = marked.split('|') as [string, string, string];
  return { text: before + words + after, start: before.length, end: before.length + words.length };
}
const barred = ({ text, start, end }: Selected) =>
  `${text.slice(0, start)}|${text.slice(start, end)}|${text.slice(end)}`;

test.each([
  ['We |build| vans.', 'We **|build|** vans.'],
  ['We| build |vans.', 'We **|build|** vans.'],
  ['We **|build|** vans.', 'We |build| vans.'],
  ['We |**build**| vans.', 'We |build| vans.'],
  ['We || vans.', 'We **|bold words|** vans.'],
])('bold: %s becomes %s', (before, after) => {
  expect(barred(toggleBold(selectedIn(before)))).toBe(after);
});

test.each([
  ['On|e|', '- One||'],
  ['Three:\no|ne\ntw|o\nEnd', 'Three:\n- one\n- two||\nEnd'],
  ['- o|ne\n- tw|o', 'one\ntwo||'],
  ['- o|ne\ntw|o', '- one\n- two||'],
])('list: %j becomes %j', (before, after) => {
  expect(barred(toggleList(selectedIn(before)))).toBe(after);
});

test('a link takes the place of the selected words', () => {
  expect(barred(putLink(selectedIn('See |this |page.'), 'this', '/about'))).toBe(
    'See [this](/about)|| page.',
  );
});
