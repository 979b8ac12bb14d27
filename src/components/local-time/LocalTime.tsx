import { clsx } from 'clsx';
import type { LocalTimeLabels } from '../../schema/fields.ts';
import type { PageContext } from '../page-context.ts';
import shadow from '../shadow/shadow.module.css';
import styles from './local-time.module.css';

export interface LocalTimeProps {
  labels: LocalTimeLabels | undefined;
  context: PageContext;
  className?: string;
}

/**
 * The local time of the company, and what the page shows at that time, beside a post with its shadow. Hidden until
 * `local-time.ts` fills in the time; CSS reserves its space. Nothing where the company has no location.
 */
export function LocalTime({ labels, context, className }: LocalTimeProps) {
  const { location } = context.company;
  if (!labels || !location) return null;
  const [before, after] = labels.time.split('%time');
  return (
    <p className={clsx(styles.localTime, className)} data-time-zone={location.timeZone} hidden>
      <span className={styles.post} aria-hidden="true">
        <span className={clsx(shadow.cast, styles.shadow)} />
      </span>
      <span>
        {before}
        <time>00:00</time>
        {after}
      </span>
      <span className={styles.day}>{labels.day}</span>
      <span className={styles.night}>{labels.night}</span>
    </p>
  );
}
