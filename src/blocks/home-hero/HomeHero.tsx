import { ButtonRow } from '../../components/button/Button.tsx';
import { Illustration } from '../../components/illustration/Illustration.tsx';
import { Lead } from '../../components/lead/Lead.tsx';
import { Lines } from '../../components/lines/Lines.tsx';
import { Container, Section } from '../../components/section/Section.tsx';
import hidden from '../../components/visually-hidden/visually-hidden.module.css';
import type { BlockProps } from '../block-props.ts';
import type { HomeHeroContent } from './block.ts';
import { ColumnList } from './ColumnList.tsx';
import styles from './home-hero.module.css';

/** Illustrations on the horizon, each above its own list: both rows share three columns. */
export function HomeHero({
  blockId,
  title,
  lead,
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
            <Lead text={lead} />
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
                <ColumnList column={column} />
              </div>
            ))}
          </div>
        </Container>
      </Section>
    </>
  );
}
