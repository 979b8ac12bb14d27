import { ColumnList } from '../blocks/home-hero/ColumnList.tsx';
import { OperationCards } from '../blocks/operation-cards/OperationCards.tsx';
import { Illustration } from '../components/illustration/Illustration.tsx';
import { Container, Section } from '../components/section/Section.tsx';
import type { BrochureContent } from './load-brochure.ts';
import styles from './overview.module.css';

/** What comes in, is done here and goes out, each with an illustration over its list. */
export function Overview({ content }: { content: BrochureContent }) {
  const { 'home-hero': hero, 'operation-cards': cards } = content.blocks;
  return (
    <>
      {hero && (
        <>
          <Section tone="signal" horizon="normal" className={styles.horizon}>
            <Container>
              <h2>{hero.columnsTitle}</h2>
              <div className={styles.columns}>
                {hero.columns.map(({ illustration }) => (
                  <Illustration key={illustration} {...content.context.illustrations[illustration]} />
                ))}
              </div>
            </Container>
          </Section>
          <Section className={styles.lists}>
            <Container className={styles.columns}>
              {hero.columns.map((column) => (
                <div key={column.title}>
                  <ColumnList column={column} />
                </div>
              ))}
            </Container>
          </Section>
        </>
      )}
      {cards && (
        <div className={styles.cards}>
          <OperationCards {...cards} blockId="cards" context={content.context} />
        </div>
      )}
    </>
  );
}
