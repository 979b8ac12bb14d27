/** Readers of every script see a shadow below each number, and none below words. */
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BigNumber } from './BigNumber.tsx';

test.each([
  ['1948', '1948'],
  ['1990s', '1990s'],
  ['90年代', '90'],
  ['التسعينيات', undefined],
])('the shadow of %s is that of %s', (text, shadow) => {
  const html = parse(renderToStaticMarkup(<BigNumber text={text} />));
  expect(html.textContent).toBe(text);
  expect(html.querySelector('[data-text]')?.getAttribute('data-text')).toBe(shadow);
});
