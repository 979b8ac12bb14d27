/** What the specification asks of our own content, whatever words it is written in. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Company } from '../../src/content/company.ts';
import type { Navigation } from '../../src/content/navigation.ts';
import type { PageContent } from '../../src/content/pages/page.ts';
import { blockOf } from '../support/content.ts';

const read = (file: string) => parse(readFileSync(`content/${file}`, 'utf8')) as unknown;
const page = (name: string) => read(`pages/${name}.yaml`) as PageContent;
const addresses = (links: { to: string }[]) => links.map(({ to }) => to);

test('the header links five pages and the contact details', () => {
  const { header } = read('navigation.yaml') as Navigation;
  expect(addresses(header.links)).toEqual(['/', '/about', '/operations', '/vision', '/partners']);
  expect(header.contact).toEqual({ label: 'Contact Us', to: '/partners#contact' });
});

test('the footer has two social profiles and the copyright year 2024', () => {
  const { social, copyrightYear } = read('company.yaml') as Company;
  expect(social).toHaveLength(2);
  expect(copyrightYear).toBe(2024);
});

test('home has six operations, of which investment leads to the vision, pictures and four figures', () => {
  const home = page('index');
  expect(addresses(blockOf(home, 'home-hero').buttons)).toEqual(['/operations', '/partners']);
  const { cards } = blockOf(home, 'operation-cards');
  expect(cards).toHaveLength(6);
  expect(cards.filter(({ to }) => to === '/vision').map(({ title }) => title)).toEqual([
    'Industrial investment',
  ]);
  expect(blockOf(home, 'gallery').pictures.length).toBeGreaterThanOrEqual(8);
  expect(blockOf(home, 'heritage').stats.map(({ number }) => number)).toEqual(['75+', '4', '6', '1']);
  expect(addresses(blockOf(home, 'call-to-action').buttons)).toEqual(['/partners', '/vision']);
});

test('about tells legacy and mission, three values and four times', () => {
  const about = page('about');
  expect(blockOf(about, 'statements').statements).toHaveLength(2);
  expect(blockOf(about, 'values').values).toHaveLength(3);
  expect(blockOf(about, 'timeline').entries.map(({ year }) => year)).toEqual([
    '1948',
    '1990s',
    '2010',
    '2024',
  ]);
  expect(addresses(blockOf(about, 'call-to-action').buttons)).toEqual(['/operations', '/partners']);
});

test('operations has seven sections, and two lists of vehicles', () => {
  const operations = page('operations');
  const { sections } = blockOf(operations, 'operations');
  expect(sections.map(({ id }) => id)).toEqual([
    'distribution',
    'conversion',
    'parts',
    'energy',
    'free-zone',
    'training',
    'commodities',
  ]);
  expect(sections.find(({ id }) => id === 'conversion')!.vehicles).toHaveLength(2);
  expect(addresses(blockOf(operations, 'call-to-action').buttons)).toEqual(['/partners', '/vision']);
});

test('partners has three ways to work together', () => {
  expect(blockOf(page('partners'), 'partnerships').areas).toHaveLength(3);
});

test('the 404 page has its words and its way home', () => {
  const hero = blockOf(page('404'), 'number-hero');
  expect(hero.title).toBe('Oops! Page not found');
  expect(hero.buttons).toEqual([{ label: 'Return to Home', to: '/' }]);
});
