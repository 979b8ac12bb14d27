/** Search engines get the facts of the company, the way to each page and the authors of pictures, and no code. */
import { expect, test } from 'vitest';
import { loadFixturePage } from '../../tests/support/fixture-pages.ts';
import { structuredData } from './structured-data.ts';

type Page = Parameters<typeof structuredData>[0];

const graphOf = (page: Page): { '@graph': Record<string, unknown>[] } => JSON.parse(structuredData(page));

/** The structured data of the page, by type of schema.org. */
const nodesOf = (page: Page) => Map.groupBy(graphOf(page)['@graph'], (node) => node['@type'] as string);

const home = loadFixturePage('index.yaml');
const about = loadFixturePage('about.yaml');
const { company } = home.context;

test('the home page describes the company', () => {
  expect(graphOf(home)).toMatchObject({ '@context': 'https://schema.org' });
  expect(nodesOf(home).get('AutoDealer')).toEqual([
    {
      '@type': 'AutoDealer',
      '@id': 'https://www.example.net/#company',
      name: 'Nile Crane Works',
      url: 'https://www.example.net/',
      logo: 'https://www.example.net/icon-512.png',
      image: 'https://www.example.net/cards/index.png',
      telephone: '+256 000 333 444',
      email: 'post@example.net',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '12 Ripon Road',
        addressLocality: 'Jinja',
        addressCountry: 'Uganda',
      },
      foundingDate: '2016',
      parentOrganization: { '@type': 'Organization', name: 'Crane Holdings', foundingDate: '1956' },
      brand: { '@type': 'Brand', name: 'Velaro' },
      sameAs: ['https://video.example.net/crane'],
    },
  ]);
});

test('a company without a street or a profile says nothing about them', () => {
  const bare = {
    ...company,
    contact: { ...company.contact, street: undefined },
    social: [{ name: 'Video' }],
  };
  const [node] = nodesOf(loadFixturePage('index.yaml', { company: bare })).get('AutoDealer')!;
  expect(node).not.toHaveProperty('sameAs');
  expect(node!['address']).toEqual({
    '@type': 'PostalAddress',
    addressLocality: 'Jinja',
    addressCountry: 'Uganda',
  });
});

test.each([
  ['index.yaml', true],
  ['ar/index.yaml', true],
  ['partners.yaml', true],
  ['about.yaml', false],
  ['operations.yaml', false],
])('%s describes the company: %s', (file, isDescribed) => {
  expect(nodesOf(loadFixturePage(file)).has('AutoDealer')).toBe(isDescribed);
});

test.each([
  ['index.yaml', 'Nile Crane Works', 'https://www.example.net/', 'en'],
  ['ar/index.yaml', 'مصانع رافعة النيل', 'https://www.example.net/ar', 'ar'],
])('the home page of a language is the site in that language: %s', (file, name, url, inLanguage) => {
  const nodes = nodesOf(loadFixturePage(file));
  expect(nodes.has('BreadcrumbList')).toBe(false);
  expect(nodes.get('WebSite')).toEqual([
    {
      '@type': 'WebSite',
      name,
      url,
      inLanguage,
      publisher: { '@id': 'https://www.example.net/#company' },
    },
  ]);
});

test('another page has breadcrumbs from the home page, with the menu’s labels', () => {
  const nodes = nodesOf(about);
  expect(nodes.has('WebSite')).toBe(false);
  expect(nodes.get('BreadcrumbList')).toEqual([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Start', item: 'https://www.example.net/' },
        { '@type': 'ListItem', position: 2, name: 'Who We Are' },
      ],
    },
  ]);
});

test('breadcrumbs outside the menu use the page’s title, and for the home page the company’s name', () => {
  const { navigation } = about.context;
  const header = { ...navigation.header, links: [] };
  const page = loadFixturePage('about.yaml', { navigation: { ...navigation, header } });
  expect(nodesOf(page).get('BreadcrumbList')).toMatchObject([
    { itemListElement: [{ name: 'Nile Crane Works' }, { name: page.content.title }] },
  ]);
});

test('each photograph is listed once, with its author and a link to its licence', () => {
  const [quay] = about.context.pictures;
  const pictures = [quay!, quay!, { ...quay!, name: 'drawn', kind: 'print' as const }];
  const page = loadFixturePage('about.yaml', { pictures });
  expect(nodesOf(page).get('ImageObject')).toEqual([
    {
      '@type': 'ImageObject',
      contentUrl: 'https://www.example.net/_/quay-large.jpeg',
      caption: 'The quay where it began.',
      license: 'https://www.example.net/licence.txt',
      acquireLicensePage: 'https://www.example.net/partners#contact',
      creditText: 'A visitor',
      creator: { '@type': 'Organization', name: 'A visitor' },
      copyrightNotice: '© 2016 Nile Crane Works',
    },
  ]);
});

test('no text can end the script element that holds it', () => {
  const page = loadFixturePage('about.yaml', {
    company: { ...company, names: { ...company.names, company: '</script><b>' } },
  });
  expect(structuredData(page)).not.toContain('<');
  expect(JSON.stringify(graphOf(page))).toContain('</script><b>');
});
