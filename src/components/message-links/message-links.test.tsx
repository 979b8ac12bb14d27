import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadFixturePage } from '../../../tests/support/fixture-pages.ts';
import { MessageLinks } from './MessageLinks.tsx';

const { context } = loadFixturePage('index.yaml');

test.each([
  ['Hello.', 'Coffee', 'Hello.%20Coffee%3A%20'],
  ['您好。', '咖啡', '您好。咖啡：'],
])('a message that begins with “%s” has the spaces and the colon of its script', (greeting, about, text) => {
  const labels = { ...context.navigation.labels, greeting };
  const navigation = { ...context.navigation, labels };
  const html = renderToStaticMarkup(<MessageLinks about={about} context={{ ...context, navigation }} />);
  expect(/\?text=([^"]*)"/.exec(html)?.[1]).toBe(text);
});
