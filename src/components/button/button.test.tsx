/** A label says whole what opens: the kind, size and language of a document. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from './Button.tsx';

test('a label with two brackets is shown whole', () => {
  const label = 'Profile (PDF, 12 pages) (بالإنجليزية)';
  const html = renderToStaticMarkup(<Button link={{ label, to: '/profile.pdf' }} />);
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe(label);
});
