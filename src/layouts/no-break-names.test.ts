/** Protects readers from names that are divided, and pages from markup inside attributes. */
import { expect, test } from 'vitest';
import styles from './no-break-names.module.css';
import { noBreakNames } from './no-break-names.ts';

const names = ['South Sudan', '乌干达', '苏丹', 'Dar es Salaam', 'Côte d’Ivoire', "N'Djamena"];

test.each([
  [
    '<p>在乌干达，苏丹。</p>',
    '<p><span>在<bdi class="n">乌干达</bdi>，<bdi class="n">苏丹</bdi>。</span></p>',
  ],
  ['<a>South Sudan</a>', '<a><span><bdi class="n">South Sudan</bdi></span></a>'],
  ['<p>Dar es\u00A0Salaam</p>', '<p><span><bdi class="n">Dar es\u00A0Salaam</bdi></span></p>'],
  ['<p>Côte d’Ivoire</p>', '<p><span><bdi class="n">Côte d’Ivoire</bdi></span></p>'],
  ['<p>N&#x27;Djamena</p>', '<p><span><bdi class="n">N&#x27;Djamena</bdi></span></p>'],
  ['<p>苏丹<b>a</b></p>', '<p><span><bdi class="n">苏丹</bdi></span><b>a</b></p>'],
  ['<p title="在乌干达"></p>', '<p title="在乌干达"></p>'],
  ['<svg><title>乌干达</title></svg>', '<svg><title>乌干达</title></svg>'],
])('names stay whole, but only in text: %s', (html, marked) => {
  expect(noBreakNames(html, names).replaceAll(styles.name!, 'n')).toBe(marked);
});

test('a page without such names stays as it is', () => {
  expect(noBreakNames('<p>words</p>', [])).toBe('<p>words</p>');
});
