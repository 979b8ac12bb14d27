/** The content of the fixture company, for tests that compare it with the pages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { BlockContent } from '../../src/blocks/blocks.ts';
import type { PageContent } from '../../src/load/page.ts';
import { overlay } from '../../src/load/translations.ts';
import { type Company, companySchema, namesOf } from '../../src/schema/company.ts';
import type { Navigation } from '../../src/schema/navigation.ts';
import type { Picture } from '../../src/schema/picture.ts';
import { plainText } from '../../src/schema/rich-text.ts';
import { fillNames } from '../../src/text/fill-names.ts';
import { FIXTURE_COMPANY, NO_PAGE } from './sites.ts';

const read = (file: string): unknown => parse(readFileSync(join(FIXTURE_COMPANY, file), 'utf8'));

export const company = read('company.yaml') as Company;
const names = namesOf(company);
const arabicNames = namesOf(overlay(companySchema, company, read('company.ar.yaml')) as Company);
export const navigation = fillNames(read('navigation.yaml'), names) as Navigation;
export const arabicNavigation = fillNames(read('navigation.ar.yaml'), arabicNames) as Navigation;

/** The content of a page, with the names filled in. @param name path of its file below `pages/`, without `.yaml` */
export const readPage = (name: string) =>
  fillNames(read(`pages/${name}.yaml`), name.startsWith('ar/') ? arabicNames : names) as PageContent;

/** The metadata of a picture. @param name as pages write it */
export const metadataOf = (name: string) => read(`pictures/${name}.yaml`) as Picture;

/** The lines of a text as they are displayed, without the markup of rich text. */
export const linesOf = (text: string) => plainText(text).split('\n');

/** The first block of a type on a page. @throws Error if the page has none */
export function blockOf<Type extends BlockContent['type']>(page: PageContent, type: Type) {
  const block = page.blocks.find((candidate) => candidate.type === type);
  if (!block) throw new Error(`The page has no block of type ${type}.`);
  return block as Extract<BlockContent, { type: Type }>;
}

/** The text of the first link within the rich text of a page. */
export const firstLinkOf = (name: string) => /\[([^[\]]+)\]\(/.exec(JSON.stringify(readPage(name)))![1]!;

/** A text as screen readers read it: line breaks are spaces. */
export const spoken = (text: string) => text.replace(/\s+/g, ' ');

/** The addresses of the pages in the menu, by file name. */
export const ADDRESSES = { index: '/', about: '/about', operations: '/operations', partners: '/partners' };

/** The addresses of the pages that have approved pictures, by the names of those files. */
export const APPROVED = {
  ...ADDRESSES,
  'not-found': NO_PAGE,
  ar: '/ar',
  'ar-not-found': `/ar${NO_PAGE}`,
};

/** The addresses of the pages in the menu, and that of a missing page. */
export const PATHS = [...Object.values(ADDRESSES), NO_PAGE];
