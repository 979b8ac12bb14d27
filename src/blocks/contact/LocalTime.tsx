import { clsx } from 'clsx';
import shadow from '../../components/shadow/shadow.module.css';
import styles from './local-time.module.css';

export interface LocalTimeProps {
  /** IANA name, such as `Africa/Kampala`. */
  timeZone: string;
  /** The sentence, which contains `%time`. */
  text: string;
  /** Shown while the shadows follow the sun. */
  sun?: string | undefined;
}

/** The local time of the company, beside a post with its shadow. Hidden until `local-time.ts` fills in the time; CSS reserves its space. */
export function LocalTime({ timeZone, text, sun }: LocalTimeProps) {
  const [before, after] = text.split('%time');
  return (
    <p className={styles.localTime} data-time-zone={timeZone} hidden>
      <span className={styles.post} aria-hidden="true">
        <span className={clsx(shadow.cast, styles.shadow)} />
      </span>
      <span>
        {before}
        <time>00:00</time>
        {after}
        {sun && (
          <span className={styles.sun} hidden>
            {` ${sun}`}
          </span>
        )}
      </span>
    </p>
  );
}
