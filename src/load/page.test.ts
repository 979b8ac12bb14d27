/** Protects visitors from pages without a main heading, and from one address for two things. */
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { PAGE } from '../../tests/support/trial-content.ts';
import { pageSchema } from './page.ts';

const page = parse(PAGE);
const [hero, ...others] = page.blocks;
const accepts = (value: unknown) => pageSchema.safeParse(value).success;

test('a page has at least one block that is published', () => {
  const draft = { ...others[0], published: false };
  expect(accepts(page)).toBe(true);
  expect(accepts({ ...page, blocks: [] })).toBe(false);
  expect(accepts({ ...page, blocks: [draft] })).toBe(false);
  expect(accepts({ ...page, blocks: [draft, hero] })).toBe(true);
  expect(pageSchema.safeParse({ ...page, blocks: [] }).error!.issues).toHaveLength(1);
  expect(accepts({ ...page, unknown: 'x' })).toBe(false);
});

test('the block with the main heading is the first that visitors see', () => {
  const draft = { ...others[0], published: false };
  const pathsOf = (...blocks: unknown[]) =>
    pageSchema.safeParse({ ...page, blocks }).error?.issues.map(({ path }) => path) ?? [];
  expect(pathsOf(others[0], hero)).toEqual([['blocks', 1]]);
  expect(pathsOf(draft, others[0], hero)).toEqual([['blocks', 2]]);
  expect(pathsOf(draft, hero, others[0])).toEqual([]);
  expect(pathsOf({ ...hero, published: false }, hero, others[0])).toEqual([]);
  expect(accepts({ ...page, blocks: [others[0], hero], published: false })).toBe(true);
});

test('an anchor occurs once on a page, whatever the blocks; drafts do not count', () => {
  const section = (id: string, title: string) => ({ id, title, direction: 'in', text: 'Cars.' });
  const operations = { type: 'operations', sections: [section('cars', 'Cars'), section('here', 'Parts')] };
  const twice = { type: 'operations', sections: [section('cars', 'Cars'), section('cars', 'Parts')] };
  const pathsOf = (...blocks: unknown[]) =>
    pageSchema.safeParse({ ...page, blocks: [hero, ...blocks] }).error?.issues.map(({ path }) => path) ?? [];
  const contact = others.at(-1);
  expect(pathsOf(contact)).toEqual([]);
  expect(pathsOf(contact, operations)).toEqual([['blocks', 2, 'sections', 1, 'id']]);
  expect(pathsOf(twice)).toEqual([['blocks', 1, 'sections', 1, 'id']]);
  expect(pathsOf({ ...contact, published: false }, operations)).toEqual([]);
});
