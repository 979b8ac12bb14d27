import { Block } from '../blocks/Block.tsx';
import { blockIdOf } from '../blocks/placed-block.ts';
import type { BlockContent } from '../blocks/schema.ts';
import type { Site } from '../model/site.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './page.module.css';

export interface PageProps {
  blocks: BlockContent[];
  site: Site;
}

/** Everything a visitor sees: one React tree a page, drawn at build time. */
export function Page({ blocks, site }: PageProps) {
  return (
    <>
      <a className={styles.skip} href="#main">
        {site.navigation.words.skip}
      </a>
      <Header site={site} />
      <main id="main">
        {blocks.map((block, i) => (
          <Block key={blockIdOf(i)} block={block} blockId={blockIdOf(i)} site={site} />
        ))}
      </main>
      <Footer site={site} />
    </>
  );
}
