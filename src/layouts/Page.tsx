import { Fragment } from 'react';
import { blockIdOf } from '../blocks/block-props.ts';
import type { BlockContent } from '../blocks/blocks.ts';
import { Block } from '../blocks/components.tsx';
import type { PageContext } from '../components/page-context.ts';
import { DraftBanner } from './DraftBanner.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

export interface PageProps {
  isDraft: boolean;
  blocks: BlockContent[];
  context: PageContext;
  /** The page’s own address, for paper. */
  address: string;
}

/** Everything a visitor sees: one React tree a page, drawn at build time. */
export function Page({ isDraft, blocks, context, address }: PageProps) {
  return (
    <>
      <Header context={context} />
      <main id="main">
        {isDraft && <DraftBanner of="page" />}
        {blocks.map((block, i) => (
          <Fragment key={blockIdOf(i)}>
            {!block.published && <DraftBanner of="block" />}
            <Block block={block} blockId={blockIdOf(i)} context={context} />
          </Fragment>
        ))}
      </main>
      <Footer context={context} address={address} />
    </>
  );
}
