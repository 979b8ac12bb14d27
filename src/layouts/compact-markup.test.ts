import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { compactMarkup } from './compact-markup.ts';

const CAR = `M0 0${'h1v1'.repeat(60)}z`;
const LORRY = `M1 0${'h1v1'.repeat(60)}z`;
const path = (d: string) => `<path d="${d}"></path>`;
const drawing = (elements: string) => `<svg>${elements}</svg>`;

test('a drawing that stands twice is drawn by reference', async () => {
  const made = parse(await compactMarkup(drawing(path(CAR) + path(LORRY) + path(CAR) + path(CAR))));
  const drawn = made.querySelectorAll('path');
  expect(drawn.map((element) => element.getAttribute('d'))).toEqual([CAR, LORRY]);
  const references = made.querySelectorAll('use').map((element) => element.getAttribute('href'));
  expect(references).toEqual([`#${drawn[0]!.id}`, `#${drawn[0]!.id}`]);
});

test('a small drawing is repeated', async () => {
  const made = parse(await compactMarkup(drawing(path('M0 0h9z').repeat(2))));
  expect(made.querySelectorAll('path')).toHaveLength(2);
});

test('a drawing without a shadow is drawn by reference where it stood before with one', async () => {
  const parts = (d: string) => `class="drawing">${path(d)}${path('M0 0h9z')}</g>`;
  const made = parse(
    await compactMarkup(
      drawing('<use href="#_r1_"></use>') +
        drawing(`<g id="_r1_" ${parts(CAR)}`) +
        drawing(`<g ${parts(CAR)}<g ${parts(LORRY)}`),
    ),
  );
  expect(made.querySelectorAll('g')).toHaveLength(2);
  expect(made.querySelectorAll('use').map((element) => element.getAttribute('href'))).toEqual(['#_0', '#_0']);
  expect(made.querySelector('g')!.id).toBe('_0');
});

test('path data has the fewest letters, and its line closes', async () => {
  const made = parse(await compactMarkup(drawing(path('M 10 10 L 20 10 L 20 20 L 10 20 z'))));
  expect(made.querySelector('path')!.getAttribute('d')).toBe('M10 10h10v10H10z');
});

test('identifiers of React become short; those of the page stay', async () => {
  const made = await compactMarkup(
    `${drawing('<use href="#_r1R_2_"></use><g id="_r1R_2_"></g>')}<h2 id="block-1">_r1R_2_</h2>`,
  );
  expect(made).toContain('<use href=#_0 /><g id=_0></g>');
  expect(made).toContain('<h2 id=block-1>_r1R_2_</h2>');
});

test('marks and tags that HTML lets go are left out; texts and what separates them stay', async () => {
  expect(
    await compactMarkup('<ul class="a b"><li lang="de">eins </li><li title="">zwei<!-- -->drei</li></ul>'),
  ).toBe('<ul class="a b"><li lang=de>eins <li title="">zwei<!-- -->drei</ul>');
});
