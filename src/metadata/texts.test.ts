/** Protects programs that read the site from what only a page can show. */
import { expect, test } from 'vitest';
import { loadFixturePage } from '../../tests/support/fixture-pages.ts';
import { contactCard } from '../contact/contact-card.ts';
import { mapTexts } from '../text/map-texts.ts';
import { manifest } from './manifest.ts';
import { openGraph } from './open-graph.ts';
import { structuredData } from './structured-data.ts';
import { licenceText } from './text-files.ts';

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
    card: contactCard(company, '/'),
    licence: licenceText(company),
  };
  for (const [name, text] of Object.entries(texts)) {
    expect.soft(text, name).toContain('Nile Crane Works');
    expect.soft(text, name).not.toContain('\u00AD');
  }
});

test('a language without a locale has none in its metadata', () => {
  const page = loadFixturePage('ar/index.yaml');
  const { locale: _, ...navigation } = page.context.navigation;
  const properties = openGraph(loadFixturePage('ar/index.yaml', { navigation }));
  expect(properties).toHaveLength(8);
  expect(Object.fromEntries(properties)).not.toHaveProperty('og:locale');
});
