import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RichText } from './RichText.tsx';

const draw = (text: string) =>
  renderToStaticMarkup(<RichText text={text} className="lead" />).replaceAll(/ class="(?!lead)[^"]*"/g, '');

test.each([
  ['Words.', '<p class="lead">Words.</p>'],
  ['**Bold** <script>', '<p class="lead"><strong>Bold</strong> &lt;script&gt;</p>'],
  ['See [it](/about).', '<p class="lead">See <a href="/about">it</a>.</p>'],
  ['See [it](https://a.example).', '<p class="lead">See <a href="https://a.example">it</a>.</p>'],
])('%j is one paragraph', (text, html) => {
  expect(draw(text)).toBe(html);
});

test('a list stands below its paragraph', () => {
  expect(draw('Two:\n- one\n- **two**')).toMatch(
    /^<div[^>]*><p>Two:<\/p><ul><li>one<\/li><li><strong>two<\/strong><\/li><\/ul><\/div>$/,
  );
});
