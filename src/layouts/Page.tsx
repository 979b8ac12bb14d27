import { Fragment } from 'react';
import { type BlockContent, blockIdOf } from '../blocks/blocks.ts';
import { Block } from '../blocks/components.tsx';
import type { PageContext } from '../components/page-context.ts';
import styles from './draft-banner.module.css';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

export interface PageProps {
  isDraft: boolean;
  blocks: BlockContent[];
  context: PageContext;
}

/** Everything a visitor sees: one React tree per page, drawn at build time. */
export function Page({ isDraft, blocks, context }: PageProps) {
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
      <Footer context={context} />
    </>
  );
}

/** Tells the editor that the public does not see what follows. It is never built. */
function DraftBanner({ of }: { of: 'page' | 'block' }) {
  return (
    <p className={styles.draftBanner} data-of={of}>
      Draft: this {of} is not published. Visitors do not see it.
    </p>
  );
}
