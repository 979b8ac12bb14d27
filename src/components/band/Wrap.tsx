import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './band.module.css';

export interface WrapProps {
  className?: string | undefined;
  children: ReactNode;
}

/** Holds content within the measure and the gutters. */
export function Wrap({ className, children }: WrapProps) {
  return <div className={clsx(styles.wrap, className)}>{children}</div>;
}
