import { clsx } from 'clsx';
import { ButtonRow } from '../../components/button/Button.tsx';
import { Illustration } from '../../components/illustration/Illustration.tsx';
import { Lead } from '../../components/lead/Lead.tsx';
import { Lines } from '../../components/lines/Lines.tsx';
import { LocalTime } from '../../components/local-time/LocalTime.tsx';
import ruledList from '../../components/ruled-list/ruled-list.module.css';
import { Container, Section } from '../../components/section/Section.tsx';
import shadow from '../../components/shadow/shadow.module.css';
import hidden from '../../components/visually-hidden/visually-hidden.module.css';
import type { BlockProps } from '../blocks.ts';
import styles from './home-hero.module.css';

/** Three drawings, each with its own list: columns on one horizon, or posters below one another on phones. */
export function HomeHero({
  blockId,
  title,
  lead,
  buttons,
  columnsTitle,
  columns,
  localTime,
  context,
}: BlockProps<'home-hero'>) {
  return (
    <>
      <Section tone="laterite" id={blockId} className={styles.opening}>
        <Container>
          <h1 className={styles.title}>
            <Lines text={title} />
          </h1>
          <div className={styles.text}>
            <Lead text={lead} />
            <ButtonRow links={buttons} className={styles.buttons} />
          </div>
        </Container>
      </Section>
      <Section className={clsx(styles.posters, shadow.horizon)} aria-labelledby={`${blockId}-lists`}>
        <h2 className={hidden.visuallyHidden} id={`${blockId}-lists`}>
          {columnsTitle}
        </h2>
        <Container className={styles.columns}>
          {columns.map(({ person, illustration, title, items, note }, i) => (
            <div key={title} className={styles.column}>
              <div className={clsx(styles.standing, shadow.horizon)}>
                {person && <Illustration id={`person-${i}`} {...context.illustrations[person]} />}
                <Illustration id={`drawing-${i}`} {...context.illustrations[illustration]} hasLights />
              </div>
              {i === 0 && <LocalTime labels={localTime} context={context} className={styles.time} />}
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
  );
}
