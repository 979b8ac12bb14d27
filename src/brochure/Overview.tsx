import { OperationCards } from '../blocks/operation-cards/OperationCards.tsx';
import { Illustration } from '../components/illustration/Illustration.tsx';
import ruledList from '../components/ruled-list/ruled-list.module.css';
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
              {hero.columns.map(({ title, items, note }) => (
                <div key={title}>
                  <h3>{title}</h3>
                  <ul className={ruledList.ruledList}>
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
