import { Block } from '../blocks/Block.tsx';
import { blockIdOf } from '../blocks/placed-block.ts';
import type { BlockContent } from '../blocks/schema.ts';
import type { Site } from '../model/site.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

export interface PageProps {
  blocks: BlockContent[];
  site: Site;
  /** The page’s own address, for paper. */
  address: string;
}

/** Everything a visitor sees: one React tree a page, drawn at build time. */
export function Page({ blocks, site, address }: PageProps) {
  return (
    <>
      <Header site={site} />
      <main id="main">
        {blocks.map((block, i) => (
          <Block key={blockIdOf(i)} block={block} blockId={blockIdOf(i)} site={site} />
        ))}
      </main>
      <Footer site={site} address={address} />
    </>
  );
}
