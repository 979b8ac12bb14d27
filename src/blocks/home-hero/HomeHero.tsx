import { ButtonRow } from '../../components/button/ButtonRow.tsx';
import { Illustration } from '../../components/illustration/Illustration.tsx';
import lead from '../../components/lead/lead.module.css';
import { Lines } from '../../components/lines/Lines.tsx';
import ruledList from '../../components/ruled-list/ruled-list.module.css';
import { Container } from '../../components/section/Container.tsx';
import { Section } from '../../components/section/Section.tsx';
import hidden from '../../components/visually-hidden/visually-hidden.module.css';
import type { BlockProps } from '../block-props.ts';
import type { HomeHeroContent } from './block.ts';
import styles from './home-hero.module.css';

/** Each illustration stands on the horizon over its own list, so both rows share three columns. */
export function HomeHero({
  blockId,
  title,
  lead: leadText,
  buttons,
  columnsTitle,
  columns,
  context,
}: BlockProps<HomeHeroContent>) {
  return (
    <>
      <Section tone="laterite" horizon="normal" id={blockId}>
        <Container>
          <h1 className={styles.title}>
            <Lines text={title} />
          </h1>
          <div className={styles.text}>
            <p className={lead.lead}>{leadText}</p>
            <ButtonRow links={buttons} className={styles.buttons} />
          </div>
          <div className={styles.columns}>
            {columns.map(({ person, illustration }) => (
              <div key={illustration} className={styles.standing}>
                {person && <Illustration {...context.illustrations[person]} className={styles.person} />}
                <Illustration {...context.illustrations[illustration]} />
              </div>
            ))}
          </div>
        </Container>
      </Section>
      <Section className={styles.lists} labelledBy={`${blockId}-lists`}>
        <Container>
          <h2 className={hidden.visuallyHidden} id={`${blockId}-lists`}>
            {columnsTitle}
          </h2>
          <div className={styles.columns}>
            {columns.map((column) => (
              <div key={column.title} className={styles.column}>
                <h3>{column.title}</h3>
                <ul className={ruledList.ruledList}>
                  {column.items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                  {column.note && (
                    <li>
                      <strong>{column.note}</strong>
                    </li>
                  )}
                </ul>
              </div>
            ))}
          </div>
        </Container>
      </Section>
    </>
  );
}
