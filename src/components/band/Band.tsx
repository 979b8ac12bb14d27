import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './band.module.css';

export interface BandProps {
  tone?: 'laterite' | 'tarp' | 'ink' | 'signal' | undefined;
  /** `sky`: things stand on the lower edge and throw shadows into the next band; `tall-sky`: very tall things. */
  kind?: 'plain' | 'sky' | 'tall-sky';
  id?: string;
  /** The id of the heading that names this section. */
  labelledBy?: string;
  /** `div` around sections that have headings of their own. */
  element?: 'section' | 'div';
  className?: string | undefined;
  children: ReactNode;
}

/** A full-width section in one of the house’s colours. Its content usually stands in a `Wrap`. */
export function Band({
  tone,
  kind = 'plain',
  id,
  labelledBy,
  element: Element = 'section',
  className,
  children,
}: BandProps) {
  return (
    <Element
      id={id}
      aria-labelledby={labelledBy}
      className={clsx(
        styles.band,
        tone && styles[tone],
        kind !== 'plain' && styles.sky,
        kind === 'tall-sky' && styles.tall,
        className,
      )}
    >
      {children}
    </Element>
  );
}
