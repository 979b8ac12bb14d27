import { OperationCards } from '../blocks/operation-cards/OperationCards.tsx';
import { Band } from '../components/band/Band.tsx';
import { Wrap } from '../components/band/Wrap.tsx';
import rows from '../components/rows/rows.module.css';
import { cutouts } from '../components/silhouette/paths.ts';
import { Silhouette } from '../components/silhouette/Silhouette.tsx';
import type { BrochureContent } from './load-brochure.ts';
import styles from './manifest.module.css';

/** What comes in, is done here and goes out, each thing standing over its own list. */
export function Manifest({ content }: { content: BrochureContent }) {
  const { opening, 'operation-cards': cards } = content.blocks;
  return (
    <>
      {opening && (
        <>
          <Band tone="signal" kind="sky" className={styles.sky}>
            <Wrap>
              <h2>{opening.columnsTitle}</h2>
              <div className={styles.columns}>
                {opening.columns.map(({ cutout }) => (
                  <Silhouette key={cutout} {...cutouts[cutout]} />
                ))}
              </div>
            </Wrap>
          </Band>
          <Band className={styles.lists}>
            <Wrap className={styles.columns}>
              {opening.columns.map(({ title, items, note }) => (
                <div key={title}>
                  <h3>{title}</h3>
                  <ul className={rows.rows}>
                    {items.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                    {note && (
                      <li>
                        <strong>{note}</strong>
                      </li>
                    )}
                  </ul>
                </div>
              ))}
            </Wrap>
          </Band>
        </>
      )}
      {cards && (
        <div className={styles.cards}>
          <OperationCards {...cards} blockId="cards" site={content.site} />
        </div>
      )}
    </>
  );
}
