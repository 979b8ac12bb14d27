import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { navigationSchema } from '../../src/content/navigation.ts';
import { pageSchema } from '../../src/content/pages/page.ts';
import { linksTo, linkTargets, menuLinkTo, placesOfPictures, withoutPlanned } from './references.ts';
import { useEditor } from './store.ts';

useEditor.setState({
  schemas: {
    page: z.toJSONSchema(pageSchema, { io: 'input' }),
    navigation: z.toJSONSchema(navigationSchema, { io: 'input' }),
  } as never,
});

const FILES = {
  'company.yaml': { names: { company: 'yard' } },
  'navigation.yaml': {
    planned: ['/about'],
    header: { links: [{ label: 'Us', to: '/about' }] },
    labels: { menu: '/about' },
  },
  'navigation.ar.yaml': null,
  'pages/404.yaml': { blocks: [{ type: 'number-hero' }] },
  'pages/index.yaml': {
    blocks: [
      { type: 'gallery', pictures: ['port', 'yard'] },
      { type: 'operations', sections: [{ id: 'parts', picture: 'yard', title: 'yard' }] },
      { type: 'contact', id: 'contact', published: false },
      { type: 'call-to-action', buttons: [{ label: 'Us', to: '/about#history' }] },
    ],
  },
  'pages/about.yaml': { blocks: [{ type: 'heritage', link: { to: '/about' } }] },
};

test('who removes a page is told of the links to it from elsewhere', () => {
  expect(linksTo('pages/about.yaml', FILES)).toEqual([
    'Menu and footer, Header, link 1',
    'Home page, block 4 (Call to action), button 1',
  ]);
  expect(linksTo('pages/404.yaml', FILES)).toEqual([]);
  const statements = [{ text: 'See [**us**](/about#team).' }, { text: '/about' }];
  const others = { 'pages/index.yaml': { blocks: [{ type: 'statements', statements }] } };
  expect(linksTo('pages/about.yaml', others)).toEqual(['Home page, block 1 (Statements), statement 1, Text']);
});

test('the menu of a page’s language leads to it or not', () => {
  const links = [{ to: '/' }, { to: '/about' }];
  const files = { ...FILES, 'navigation.ar.yaml': { header: { links } } };
  expect(menuLinkTo('pages/about.yaml', files)).toEqual({
    file: 'navigation.yaml',
    path: ['header', 'links', 0],
  });
  expect(menuLinkTo('pages/ar/about.yaml', files)).toEqual({
    file: 'navigation.ar.yaml',
    path: ['header', 'links', 1],
  });
  expect(menuLinkTo('pages/ar/about.yaml', FILES)).toBeUndefined();
  expect(menuLinkTo('pages/yard.yaml', files)).toBeUndefined();
});

test('a page that is published is no longer planned in any menu', () => {
  const files = { ...FILES, 'navigation.ar.yaml': { planned: ['/team', '/about'] } };
  expect(withoutPlanned('/about', files)).toEqual({
    'navigation.yaml': { ...FILES['navigation.yaml'], planned: [] },
    'navigation.ar.yaml': { planned: ['/team'] },
  });
  expect(withoutPlanned('/yard', files)).toEqual({});
});

test('a picture’s placements are where pages show it', () => {
  const places = placesOfPictures(FILES);
  expect([...places.keys()]).toEqual(['port', 'yard']);
  expect(places.get('yard')!.map(({ place }) => place)).toEqual([
    'Home page, block 1 (Gallery), picture 2',
    'Home page, block 2 (Operations), section 1, Picture',
  ]);
});

test('links lead to pages and to their published sections', () => {
  expect(linkTargets({ ...FILES, 'pages/broken.yaml': null })).toEqual(['/', '/#parts', '/about', '/broken']);
});
