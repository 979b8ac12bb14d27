/** Readers find every way to reach the company in the footer, each once, and none that they do not use. */
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadFixturePage } from '../../tests/support/fixture-pages.ts';
import type { PageContext } from '../components/page-context.ts';
import { Footer } from './Footer.tsx';

const { context } = loadFixturePage('index.yaml');
const { company } = context;

/** The ways to reach the company, as the footer of a page lists them. */
const waysIn = (change: Partial<PageContext>) =>
  parse(renderToStaticMarkup(<Footer context={{ ...context, ...change }} />))
    .querySelectorAll('address li')
    .map(({ textContent }) => textContent);

test('one e-mail address for both purposes is listed once', () => {
  const contact = { ...company.contact, partnersEmail: company.contact.email };
  const ways = waysIn({ company: { ...company, contact } });
  expect(ways.filter((way) => way.includes('@'))).toEqual([contact.email]);
});

test('WhatsApp is left out where readers do not use it', () => {
  const { navigation } = context;
  const withWays = (...messages: typeof navigation.messages) =>
    waysIn({ navigation: { ...navigation, messages } }).join();
  expect(withWays('email', 'whatsapp')).toContain(company.contact.whatsapp);
  expect(withWays('email')).not.toContain(company.contact.whatsapp);
});
