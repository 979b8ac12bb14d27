/** What the fixture company says, for tests that look for it on its pages. */
import { readFileSync } from 'node:fs';
import { join, parse as parsePath } from 'node:path';
import { parse } from 'yaml';
import { NO_PAGE } from '../../scripts/measure/site-pages.ts';
import type { BlockContent } from '../../src/blocks/blocks.ts';
import { type Company, tokensOf } from '../../src/content/company.ts';
import type { Navigation } from '../../src/content/navigation.ts';
import type { PageContent } from '../../src/content/pages/page.ts';
import type { PictureMetadata } from '../../src/content/picture.ts';
import { plainText } from '../../src/content/rich-text.ts';
import { fillTokens } from '../../src/content/tokens.ts';
import { overlay } from '../../src/content/translations.ts';
import { SITES } from './sites.ts';

/** The fixture company’s content folder. */
export const CONTENT = SITES.company.content;

const read = (file: string): unknown => parse(readFileSync(join(CONTENT, file), 'utf8'));

export const company = read('company.yaml') as Company;
const names = tokensOf(company);
const arabicNames = tokensOf(overlay(company, read('company.ar.yaml')) as Company);
export const navigation = fillTokens(read('navigation.yaml'), names) as Navigation;
export const arabicNavigation = fillTokens(read('navigation.ar.yaml'), arabicNames) as Navigation;

/** A page as written, with the names filled in. */
export const readPage = (name: string) =>
  fillTokens(read(`pages/${name}.yaml`), name.startsWith('ar/') ? arabicNames : names) as PageContent;

const pictures = read('pictures/pictures.yaml') as Record<string, PictureMetadata>;

/** The files of all pictures. */
export const PICTURE_FILES = Object.keys(pictures);

/** What a picture is described by, from its name on a page. */
export const metadataOf = (name: string) =>
  Object.entries(pictures).find(([file]) => parsePath(file).name === name)![1];

/** The lines of a text as they are drawn, without their marks. */
export const linesOf = (text: string) => plainText(text).split('\n');

/** The first block of a type on a page. @throws Error when the page has none */
export function blockOf<Type extends BlockContent['type']>(page: PageContent, type: Type) {
  const block = page.blocks.find((candidate) => candidate.type === type);
  if (!block) throw new Error(`The page has no block of type ${type}.`);
  return block as Extract<BlockContent, { type: Type }>;
}

/** The words of the first link in a page’s own texts. */
export const firstLinkOf = (name: string) => /\[([^[\]]+)\]\(/.exec(JSON.stringify(readPage(name)))![1]!;

/** Copy as a visitor reads it: an author’s line breaks are spaces. */
export const spoken = (text: string) => text.replace(/\s+/g, ' ');

/** The pages that the menu leads to, by the names of their files. */
export const ADDRESSES = { index: '/', about: '/about', operations: '/operations', partners: '/partners' };

/** What transcripts and approved pictures are made of, by the names of their files. */
export const APPROVED = {
  ...ADDRESSES,
  'not-found': NO_PAGE,
  ar: '/ar',
  'ar-not-found': `/ar${NO_PAGE}`,
};

/** The addresses of the menu, and one that no page has. */
export const PATHS = [...Object.values(ADDRESSES), NO_PAGE];
