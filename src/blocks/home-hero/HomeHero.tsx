import { clsx } from 'clsx';
import { ButtonRow } from '../../components/button/Button.tsx';
import { Illustration } from '../../components/illustration/Illustration.tsx';
import { Lead } from '../../components/lead/Lead.tsx';
import { LocalTime } from '../../components/local-time/LocalTime.tsx';
import { Multiline } from '../../components/multiline/Multiline.tsx';
import { Container, Section } from '../../components/section/Section.tsx';
import shadow from '../../components/shadow/shadow.module.css';
import type { BlockProps } from '../blocks.ts';
import { columnId } from './block.ts';
import { ColumnList } from './ColumnList.tsx';
import styles from './home-hero.module.css';

/** Three drawings, each with its own list: columns on one horizon, or posters below one another on phones. */
export function HomeHero({
  block: { title, lead, buttons, columnsTitle, columns, localTime },
  blockId,
  context,
}: BlockProps<'home-hero'>) {
  return (
    <>
      <Section tone="laterite" id={blockId} className={clsx(styles.opening, shadow.sky)}>
        <Container>
          <h1 className={styles.title}>
            <Multiline text={title} />
          </h1>
          <div className={styles.text}>
            <Lead text={lead} />
            <ButtonRow links={buttons} className={styles.buttons} />
          </div>
        </Container>
      </Section>
      <Section className={clsx(styles.posters, shadow.sky)} aria-labelledby={`${blockId}-lists`}>
        <h2 className={styles.columnsTitle} id={`${blockId}-lists`}>
          {columnsTitle}
        </h2>
        <Container className={styles.columns}>
          {columns.map((column, i) => (
            <section key={column.title} id={columnId(blockId, i)} className={clsx(styles.column, shadow.sky)}>
              {/* biome-ignore lint/a11y/useAnchorContent: the list has the same link */}
              <a
                className={clsx(styles.standing, shadow.ground)}
                href={column.items[0]!.to}
                tabIndex={-1}
                aria-hidden="true"
              >
                {column.person && (
                  <Illustration id={`person-${i}`} {...context.illustrations[column.person]} />
                )}
                <Illustration id={`drawing-${i}`} {...context.illustrations[column.illustration]} hasLights />
              </a>
              {i === 0 && <LocalTime labels={localTime} context={context} className={styles.time} />}
              <ColumnList {...column} />
            </section>
          ))}
        </Container>
      </Section>
    </>
  );
}
