import { Wrap } from '../../components/band/Wrap.tsx';
import { DirectionLabel } from '../../components/direction/DirectionLabel.tsx';
import { Ledger } from '../../components/ledger/Ledger.tsx';
import { Numeral } from '../../components/numeral/Numeral.tsx';
import type { Site } from '../../model/site.ts';
import type { PlacedBlock } from '../placed-block.ts';
import styles from './operation-cards.module.css';
import type { OperationCardsContent } from './schema.ts';

export interface OperationCardsProps extends PlacedBlock<OperationCardsContent> {
  site: Site;
}

/** Ruled rows; each number stands on its rule and the whole row is the link. */
export function OperationCards({ blockId, title, cards, site }: OperationCardsProps) {
  return (
    <section id={blockId} className={styles.section} aria-labelledby={`${blockId}-title`}>
      <Wrap>
        <Ledger>
          <h2 id={`${blockId}-title`} className={styles.title}>
            {title}
          </h2>
        </Ledger>
        <ol>
          {cards.map((card, i) => (
            <li key={card.title} className={styles.card}>
              <div className={styles.margin}>
                <DirectionLabel direction={card.direction} words={site.navigation.words.directions} />
              </div>
              <div className={styles.entry}>
                <Numeral text={String(i + 1)} decorative className={styles.number} />
                <div className={styles.words}>
                  <h3>
                    <a href={card.to}>{card.title}</a>
                  </h3>
                  <p>{card.text}</p>
                </div>
                <span className={styles.corner} />
              </div>
            </li>
          ))}
        </ol>
      </Wrap>
    </section>
  );
}
