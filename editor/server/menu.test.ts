import { afterEach, beforeEach, expect, test } from 'vitest';
import { openFixtureCopy } from '../../tests/support/working-copy.ts';
import { addToMenu, forgetPlanned } from './menu.ts';
import { copyPage } from './pages.ts';
import type { WorkingCopy } from './working-copy.ts';

let site: ReturnType<typeof openFixtureCopy>;
let copy: WorkingCopy;
// biome-ignore lint/suspicious/noExplicitAny: as written
const read = (file: string) => copy.read(file) as any;

beforeEach(() => {
  site = openFixtureCopy();
  copy = site.copy;
});
afterEach(() => site.destroy());

test('a page goes into the menu of its language, once', async () => {
  const last = (file: string) => read(file).header.links.at(-1);
  addToMenu(copy, 'pages/yard.yaml', 'The yard');
  expect(last('navigation.yaml')).toEqual({ label: 'The yard', to: '/yard' });
  expect(() => addToMenu(copy, 'pages/yard.yaml', 'The yard')).toThrow('in the menu already');
  copyPage(copy, 'pages/ar/index.yaml', 'second');
  addToMenu(copy, 'pages/ar/second.yaml', 'Second');
  expect(last('navigation.ar.yaml')).toEqual({ label: 'Second', to: '/second' });
  expect(() => addToMenu(copy, 'pages/ar/second.yaml', 'Second')).toThrow('in the menu already');
});

test('a full menu takes no more', () => {
  const navigation = read('navigation.yaml');
  navigation.header.links = Array.from({ length: 7 }, (_, i) => ({ label: `${i}`, to: `/${i}` }));
  copy.write('navigation.yaml', { value: navigation });
  expect(() => addToMenu(copy, 'pages/yard.yaml', 'The yard')).toThrow('7 links are the most');
});

test('a page that is published is no longer planned', () => {
  const { planned } = read('navigation.yaml');
  expect(planned).toContain('/vision');
  copy.write('pages/vision.yaml', { value: { title: 'Vision', published: true } });
  forgetPlanned(copy, 'pages/vision.yaml');
  expect(read('navigation.yaml').planned).toEqual(planned.filter((address: string) => address !== '/vision'));
});
