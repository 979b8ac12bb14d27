import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './ledger.module.css';

export interface LedgerProps {
  margin?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** An entry with its margin note, as in an account book. On small screens the note stands above. */
export function Ledger({ margin, className, children }: LedgerProps) {
  return (
    <div className={clsx(styles.ledger, className)}>
      <div className={styles.margin}>{margin}</div>
      <div className={styles.entry}>{children}</div>
    </div>
  );
}
