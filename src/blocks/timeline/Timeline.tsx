import { clsx } from 'clsx';
import { BigNumber } from '../../components/big-number/BigNumber.tsx';
import { Container } from '../../components/section/Container.tsx';
import { Section } from '../../components/section/Section.tsx';
import type { BlockProps } from '../block-props.ts';
import type { TimelineContent } from './block.ts';
import { hasRoomAcross } from './scale.ts';
import styles from './timeline.module.css';

/** A ruler with one tick per year: across on wide screens, down on phones and where times crowd. */
export function Timeline({ blockId, title, entries }: BlockProps<TimelineContent>) {
  return (
    <Section id={blockId} labelledBy={`${blockId}-title`}>
      <Container>
        <h2 id={`${blockId}-title`}>{title}</h2>
        <div
          className={clsx(styles.timeline, hasRoomAcross(entries.map(({ year }) => year)) && styles.across)}
        >
          <ol>
            {entries.map(({ year, title: entryTitle, text }) => (
              <li key={year}>
                <BigNumber text={year} className={styles.year} />
                <div className={styles.text}>
                  <h3>{entryTitle}</h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </Container>
    </Section>
  );
}
