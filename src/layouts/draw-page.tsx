import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { blockIdOf, definitionOf } from '../blocks/blocks.ts';
import type { PageContext } from '../components/page-context.ts';
import { firstPaintRules } from '../first-paint/first-paint.ts';
import type { LoadedPage } from '../load/page-content.ts';
import { pictureRules } from '../pictures/picture-data.ts';
import { noBreakNamesOf } from '../schema/company.ts';
import { pageStyles } from '../styles/page-styles.ts';
import { addNoBreakSpaces } from '../text/no-break-spaces.ts';
import { colourRules } from '../theme/styles.ts';
import { noBreakNames } from './no-break-names.ts';
import { Page } from './Page.tsx';

/** The body of a document, and the styles that it needs. */
export interface Drawn {
  markup: string;
  styles: string;
}

/**
 * Draws a React tree: what is published, what the CMS shows, and the company profile.
 * @param rules CSS that depends on its content
 */
export function draw(tree: ReactElement, { company, theme }: PageContext, rules: string): Drawn {
  const markup = noBreakNames(renderToStaticMarkup(tree), noBreakNamesOf(company));
  return { markup, styles: pageStyles(markup, colourRules(theme) + rules) };
}

/**
 * Draws a page.
 * @param fonts the styles of its language’s typefaces
 */
export function drawPage({ content, context }: LoadedPage, fonts: string): Drawn {
  const blocks = addNoBreakSpaces(content.blocks);
  const blockRules = blocks.map((block, i) => definitionOf(block).css?.(block, blockIdOf(i)) ?? '');
  const rules = [fonts, ...blockRules, pictureRules(context.pictures), firstPaintRules(blocks)].join('');
  return draw(<Page isDraft={!content.published} blocks={blocks} context={context} />, context, rules);
}
