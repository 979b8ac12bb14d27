import { clsx } from 'clsx';
import arrow from '../../components/arrow/arrow.module.css';
import { BigNumber } from '../../components/big-number/BigNumber.tsx';
import { DirectionLabel } from '../../components/direction/DirectionLabel.tsx';
import { longWords } from '../../components/long-words/long-words.ts';
import { isPlanned } from '../../components/page-context.ts';
import { Container } from '../../components/section/Section.tsx';
import { SidebarLayout } from '../../components/sidebar-layout/SidebarLayout.tsx';
import { TextLink } from '../../components/text-link/TextLink.tsx';
import { spaceBetween } from '../../text/join-texts.ts';
import type { BlockProps } from '../blocks.ts';
import styles from './operation-cards.module.css';

/** Rows with rules. Each number is on its rule, and the whole row is a link. */
export function OperationCards({ block: { title, cards }, blockId, context }: BlockProps<'operation-cards'>) {
  const { directions, soon } = context.navigation.labels;
  return (
    <section id={blockId} className={styles.operationCards} aria-labelledby={`${blockId}-title`}>
      <Container>
        <SidebarLayout>
          <h2 id={`${blockId}-title`} className={styles.title}>
            {title}
          </h2>
        </SidebarLayout>
        <ol>
          {cards.map((card, i) => (
            <li key={card.title} className={styles.card}>
              <div className={styles.sidebar}>
                <DirectionLabel direction={card.direction} labels={directions} />
              </div>
              <div className={clsx(arrow.arrow, styles.main)}>
                <BigNumber text={String(i + 1)} decorative className={styles.number} />
                <div className={styles.text}>
                  <h3 className={longWords(card.title)}>
                    <TextLink link={{ ...card, label: card.title }} />
                    {isPlanned(card, context) && (
                      <span className={styles.soon}>{spaceBetween(card.title, soon) + soon}</span>
                    )}
                  </h3>
                  <p>{card.text}</p>
                </div>
              </div>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}
