import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './section.module.css';

export interface ContainerProps {
  id?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Holds content within the measure and the gutters. */
export function Container({ id, className, children }: ContainerProps) {
  return (
    <div id={id} className={clsx(styles.container, className)}>
      {children}
    </div>
  );
}
