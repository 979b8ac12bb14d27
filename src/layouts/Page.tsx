import { Fragment } from 'react';
import { Block } from '../blocks/Block.tsx';
import { blockIdOf } from '../blocks/placed-block.ts';
import type { BlockContent } from '../blocks/schema.ts';
import type { Site } from '../model/site.ts';
import { DraftMark } from './DraftMark.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

export interface PageProps {
  isDraft: boolean;
  blocks: BlockContent[];
  site: Site;
  /** The page’s own address, for paper. */
  address: string;
}

/** Everything a visitor sees: one React tree a page, drawn at build time. */
export function Page({ isDraft, blocks, site, address }: PageProps) {
  return (
    <>
      <Header site={site} />
      <main id="main">
        {isDraft && <DraftMark of="page" />}
        {blocks.map((block, i) => (
          <Fragment key={blockIdOf(i)}>
            {!block.published && <DraftMark of="block" />}
            <Block block={block} blockId={blockIdOf(i)} site={site} />
          </Fragment>
        ))}
      </main>
      <Footer site={site} address={address} />
    </>
  );
}
