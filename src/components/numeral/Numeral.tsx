import { clsx } from 'clsx';
import shadow from '../shadow/shadow.module.css';
import styles from './numeral.module.css';

export interface NumeralProps {
  text: string;
  /** As wide as the page. */
  mega?: boolean;
  /** In a page’s opening, where the sun rises as the visitor scrolls. */
  rising?: boolean;
  /** True where the number adds nothing to the words around it. */
  decorative?: boolean;
  className?: string | undefined;
}

/** A great figure that stands on the edge below it and throws its shadow over it. */
export function Numeral({ text, mega, rising, decorative, className }: NumeralProps) {
  return (
    <span
      className={clsx(styles.numeral, mega && styles.mega, className)}
      aria-hidden={decorative || undefined}
    >
      {text}
      <span
        className={clsx(shadow.cast, rising && shadow.rising, styles.shadow)}
        data-text={text}
        aria-hidden="true"
      />
    </span>
  );
}
