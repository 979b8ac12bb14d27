import { expect, test } from 'vitest';
import { loadFixturePage } from '../../tests/support/fixture-pages.ts';
import { contactCard } from '../content/contact-card.ts';
import { mapTexts } from '../content/map-texts.ts';
import { manifest } from './manifest.ts';
import { openGraph } from './open-graph.ts';
import { structuredData } from './structured-data.ts';
import { licenceText } from './text-files.ts';

const home = loadFixturePage('index.yaml');

test('soft hyphens stay on the page: no program that reads the site gets one', () => {
  const hyphenated = mapTexts(loadFixturePage('operations.yaml', { languages: [] }), (text) =>
    text.replaceAll(/(?<=^| )[A-Z][a-z]{2}(?=[a-z])/g, '$&\u00AD'),
  );
  const { company } = hyphenated.context;
  expect(company.names.company).toBe('Nil\u00ADe Cra\u00ADne Wor\u00ADks');
  const texts = {
    structured: structuredData(hyphenated),
    manifest: manifest(hyphenated),
    preview: openGraph(hyphenated).flat().join(' '),
    card: contactCard(company),
    licence: licenceText(company),
  };
  for (const [name, text] of Object.entries(texts)) {
    expect.soft(text, name).toContain('Nile Crane Works');
    expect.soft(text, name).not.toContain('\u00AD');
  }
});

test('a device shows the site among its apps by name, colours and icons', () => {
  const { cotton } = home.context.theme.colours;
  expect(JSON.parse(manifest(home))).toEqual({
    id: '/',
    name: 'Nile Crane Works',
    description: home.content.description,
    lang: 'en',
    dir: 'ltr',
    start_url: '/',
    display: 'minimal-ui',
    background_color: cotton,
    theme_color: cotton,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
});

test('a link to a page is shown with its title, its card and its own address', () => {
  const about = loadFixturePage('about.yaml');
  expect(openGraph(about)).toEqual([
    ['og:type', 'website'],
    ['og:title', about.content.title],
    ['og:url', 'https://www.example.net/about'],
    ['og:image', 'https://www.example.net/cards/about.png'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', 'Nile Crane Works: One crane on a quay. A works by the Nile.'],
    ['og:site_name', 'Nile Crane Works'],
    ['og:locale', 'en_GB'],
  ]);
});

test('a language without a locale says none', () => {
  const page = loadFixturePage('ar/index.yaml');
  const { locale: _, ...navigation } = page.context.navigation;
  const properties = openGraph(loadFixturePage('ar/index.yaml', { navigation }));
  expect(properties).toHaveLength(8);
  expect(Object.fromEntries(properties)).not.toHaveProperty('og:locale');
});
