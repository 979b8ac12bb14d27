import { clsx } from 'clsx';
import type { LocalTimeLabels } from '../../schema/fields.ts';
import { spaceBetween } from '../../text/join-texts.ts';
import type { PageContext } from '../page-context.ts';
import shadow from '../shadow/shadow.module.css';
import styles from './local-time.module.css';

export interface LocalTimeProps {
  labels: LocalTimeLabels | undefined;
  context: PageContext;
  className?: string | undefined;
}

/**
 * The local time of the company and of the page’s readers, and what the page shows at that time, beside a post with its shadow.
 * Hidden until `local-time.ts` fills in the times; CSS reserves its space. Nothing where the company has no location.
 */
export function LocalTime({ labels, context, className }: LocalTimeProps) {
  const { location } = context.company;
  if (!labels || !location) return null;
  const { time, day, night, elsewhere } = labels;
  return (
    <p className={clsx(styles.localTime, className)} data-local-time="" hidden>
      <span className={styles.post} aria-hidden="true">
        <span className={clsx(shadow.cast, styles.shadow)} />
      </span>
      <span>
        <Clock text={time} timeZone={location.timeZone} />
        {elsewhere && (
          <>
            {spaceBetween(time, elsewhere.time)}
            <Clock text={elsewhere.time} timeZone={elsewhere.timeZone} />
          </>
        )}
      </span>
      <span className={styles.day}>{day}</span>
      <span className={styles.night}>{night}</span>
    </p>
  );
}

function Clock({ text, timeZone }: { text: string; timeZone: string }) {
  const [before, after] = text.split('%time');
  return (
    <>
      {before}
      <time data-time-zone={timeZone}>00:00</time>
      {after}
    </>
  );
}
