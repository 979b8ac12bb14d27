import { Fragment } from 'react';
import { Block } from '../blocks/Block.tsx';
import { blockIdOf } from '../blocks/placed-block.ts';
import type { BlockContent } from '../blocks/schema.ts';
import type { Site } from '../model/site.ts';
import { DraftMark } from './DraftMark.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './page.module.css';

export interface PageProps {
  isDraft: boolean;
  blocks: BlockContent[];
  site: Site;
}

/** Everything a visitor sees: one React tree a page, drawn at build time. */
export function Page({ isDraft, blocks, site }: PageProps) {
  return (
    <>
      <a className={styles.skip} href="#main">
        {site.navigation.words.skip}
      </a>
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
      <Footer site={site} />
    </>
  );
}
