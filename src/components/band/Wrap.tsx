import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './band.module.css';

export interface WrapProps {
  id?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Holds content within the measure and the gutters. */
export function Wrap({ id, className, children }: WrapProps) {
  return (
    <div id={id} className={clsx(styles.wrap, className)}>
      {children}
    </div>
  );
}
