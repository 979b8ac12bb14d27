import { clsx } from 'clsx';
import shadow from '../shadow/shadow.module.css';
import styles from './big-number.module.css';

/** Letters of other scripts, which may reach below the baseline of numbers and Latin letters. */
const REACHES_BELOW = /(?!\p{Script=Latin})\p{L}/u;

export interface BigNumberProps {
  text: string;
  /** True where the number adds nothing to the words around it. */
  decorative?: boolean;
  className?: string | undefined;
}

/** A large number on the horizon, with its shadow below; words cast none, nor do those behind a number. */
export function BigNumber({ text, decorative, className }: BigNumberProps) {
  const number = text.split(REACHES_BELOW, 1)[0]!;
  return (
    <span
      className={clsx(styles.bigNumber, REACHES_BELOW.test(text) && styles.lettered, className)}
      aria-hidden={decorative || undefined}
    >
      {text}
      {/\p{N}/u.test(number) && (
        <span
          className={clsx(shadow.cast, styles.shadow)}
          data-text={number}
          aria-hidden={!decorative || undefined}
        />
      )}
    </span>
  );
}
