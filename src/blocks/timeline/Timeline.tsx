import { clsx } from 'clsx';
import { Band } from '../../components/band/Band.tsx';
import { Wrap } from '../../components/band/Wrap.tsx';
import { Numeral } from '../../components/numeral/Numeral.tsx';
import type { PlacedBlock } from '../placed-block.ts';
import { hasRoomAcross } from './scale.ts';
import type { TimelineContent } from './schema.ts';
import styles from './timeline.module.css';

/** A ruler with one tick per year: across on wide screens, down on phones and where times crowd. */
export function Timeline({ blockId, title, entries }: PlacedBlock<TimelineContent>) {
  return (
    <Band id={blockId} labelledBy={`${blockId}-title`}>
      <Wrap>
        <h2 id={`${blockId}-title`}>{title}</h2>
        <div
          className={clsx(styles.timeline, hasRoomAcross(entries.map(({ year }) => year)) && styles.across)}
        >
          <ol>
            {entries.map(({ year, title: entryTitle, text }) => (
              <li key={year}>
                <Numeral text={year} className={styles.year} />
                <div className={styles.words}>
                  <h3>{entryTitle}</h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </Wrap>
    </Band>
  );
}
