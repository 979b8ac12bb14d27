import { renderToStaticMarkup } from 'react-dom/server';
import TurndownService from 'turndown';
import { Block } from '../blocks/Block.tsx';
import { blockIdOf } from '../blocks/placed-block.ts';
import { onSite } from '../model/addresses.ts';
import type { LoadedPage } from '../model/load-site.ts';

const turndown = new TurndownService({ headingStyle: 'atx', bulletListMarker: '-', codeBlockStyle: 'fenced' })
  .remove((node) => node.getAttribute('aria-hidden') === 'true')
  .remove(['style', 'script'])
  // Terms and what is said of them, each pair on a line.
  .addRule('term', { filter: 'dt', replacement: (text) => `\n- ${text.trim()}: ` })
  .addRule('definition', { filter: 'dd', replacement: (text) => text.trim() });

/** A page for machines that read text: what its blocks say, as Markdown, derived from the very same HTML. */
export function markdownOf({ content, site }: LoadedPage): string {
  const html = renderToStaticMarkup(
    content.blocks.map((block, i) => (
      <Block key={blockIdOf(i)} block={block} blockId={blockIdOf(i)} site={site} />
    )),
  );
  const root = onSite(site.company, '/');
  return `${turndown.turndown(html.replaceAll(/ (href|src)="\//g, ` $1="${root}`))}\n`;
}
