/** Visitors see what the owner meant by the marks of a text, and no text becomes code. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RichText } from './RichText.tsx';

const languages = [{ tag: 'en', name: 'English', company: 'A', to: '/' }];

const draw = (text: string, home = '/') =>
  renderToStaticMarkup(<RichText text={text} context={{ home, languages }} className="lead" />).replaceAll(
    / class="(?!lead)[^"]*"/g,
    '',
  );

test.each([
  ['Words.', '<p class="lead">Words.</p>'],
  ['**Bold** <script>', '<p class="lead"><strong>Bold</strong> &lt;script&gt;</p>'],
  ['See [it](/about).', '<p class="lead">See <a href="/about">it</a>.</p>'],
  ['See [it](https://a.example).', '<p class="lead">See <a href="https://a.example">it</a>.</p>'],
])('%j is one paragraph', (text, html) => {
  expect(draw(text)).toBe(html);
});

test('a list follows its paragraph', () => {
  expect(draw('Two:\n- one\n- **two**')).toMatch(
    /^<div[^>]*><p>Two:<\/p><ul><li>one<\/li><li><strong>two<\/strong><\/li><\/ul><\/div>$/,
  );
});

test('a link says if it leads to another language', () => {
  const link = /<a [^>]*>/;
  expect(link.exec(draw('[a](/about)', '/ar'))![0]).toBe('<a href="/about" hrefLang="en">');
  for (const to of ['/ar', '/ar/about', '#parts', 'https://a.example'])
    expect(link.exec(draw(`[a](${to})`, '/ar'))![0]).toBe(`<a href="${to}">`);
});
