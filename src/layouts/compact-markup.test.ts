import { expect, test } from 'vitest';
import { compactMarkup } from './compact-markup.ts';

const CAR = `M0 ${'1 '.repeat(100)}z`;
const LORRY = `M1 ${'1 '.repeat(100)}z`;
const path = (d: string) => `<path d="${d}"></path>`;

test('a drawing that stands twice is drawn by reference', () => {
  expect(compactMarkup(path(CAR) + path(LORRY) + path(CAR) + path(CAR))).toBe(
    `<path id="_d0" d="${CAR}"/><path d="${LORRY}"/><use href="#_d0"/><use href="#_d0"/>`,
  );
});

test('a small drawing is repeated', () => {
  expect(compactMarkup(path('M0 0h9z').repeat(2))).toBe('<path d="M0 0h9z"/>'.repeat(2));
});

test('identifiers of React become short; those of the page stay', () => {
  expect(
    compactMarkup(
      '<g id="_r1R_1eoq_"></g><use href="#_r1R_2_"></use><g id="_r1R_2_"></g><h2 id="block-1">_r1R_2_</h2>',
    ),
  ).toBe('<g id="_0"></g><use href="#_1"/><g id="_1"></g><h2 id="block-1">_r1R_2_</h2>');
});
