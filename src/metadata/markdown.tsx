import { renderToStaticMarkup } from 'react-dom/server';
import TurndownService from 'turndown';
import { blockIdOf } from '../blocks/block-props.ts';
import { Block } from '../blocks/components.tsx';
import { onSite } from '../content/company.ts';
import type { LoadedPage } from '../content/pages/load-pages.ts';
import { withoutSoftHyphens } from '../content/soft-hyphens.ts';

const turndown = new TurndownService({ headingStyle: 'atx', bulletListMarker: '-' })
  // A rule, because turndown’s `remove` has lower priority than its rules for paragraphs, lists and links.
  .addRule('hidden', {
    filter: (node) => node.getAttribute('aria-hidden') === 'true' || node.hasAttribute('hidden'),
    replacement: () => '',
  })
  // Removes links to sections of the page, which have no address in Markdown, and labels of controls.
  .remove(['nav', 'label'])
  .addRule('drawing', {
    filter: (node) => node.getAttribute('role') === 'img',
    replacement: (_, node) => `\n\n*${(node as Element).getAttribute('aria-label')}*\n\n`,
  })
  // Each term and its description on one line.
  .addRule('term', { filter: 'dt', replacement: (text) => `- ${text.trim()}: ` })
  .addRule('definition', { filter: 'dd', replacement: (text) => text.trim() });

/**
 * A page as Markdown, for machines that read text. It is derived from the HTML of the page’s blocks.
 */
export function markdownOf({ content, context }: LoadedPage): string {
  const blocks = renderToStaticMarkup(
    content.blocks.map((block, i) => (
      <Block key={blockIdOf(i)} block={block} blockId={blockIdOf(i)} context={context} />
    )),
  );
  const html = blocks
    .replaceAll(/ (href|src)="(?=\/)/g, ` $1="${context.company.site}`)
    // Neighbouring links are separated by styles on the page, and by a space in text.
    .replaceAll('</a><a ', '</a> <a ');
  const link = `[${content.title}](${onSite(context.company, context.path)})`;
  return withoutSoftHyphens(`${link}\n\n${turndown.turndown(html)}\n`);
}
