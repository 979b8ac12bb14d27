import { expect, test } from 'vitest';
import { pageName } from './names.ts';

const files = {
  'navigation.yaml': { header: { links: [{ label: 'About Us', to: '/about' }] } },
  'navigation.ar.yaml': { header: { links: [{ label: 'من نحن', to: '/about' }] } },
};

test.each([
  ['pages/index.yaml', 'Home page'],
  ['pages/ar/index.yaml', 'Home page (Arabic)'],
  ['pages/404.yaml', 'Page not found (404)'],
  ['pages/about.yaml', 'About Us'],
  ['pages/ar/about.yaml', 'About Us (Arabic)'],
  ['pages/our-yard.yaml', 'Our yard'],
  ['pages/ar/our-yard.yaml', 'Our yard (Arabic)'],
])('%s is called %s', (page, name) => {
  expect(pageName(page, files)).toBe(name);
});
