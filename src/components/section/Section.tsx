import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Tone } from '../../schema/fields.ts';
import shadow from '../shadow/shadow.module.css';
import styles from './section.module.css';

export interface SectionProps {
  tone?: Tone | undefined;
  /** Makes the lower edge a horizon: drawings on it cast shadows into the next section. `tall` is for very tall drawings. */
  horizon?: 'normal' | 'tall' | undefined;
  id?: string;
  /** The id of the heading that names this section. */
  labelledBy?: string;
  /** `div` around sections that have headings of their own. */
  element?: 'section' | 'div';
  className?: string | undefined;
  children: ReactNode;
}

/** A full-width section in one of the theme’s colours. Its content is usually in a `Container`. */
export function Section({
  tone,
  horizon,
  id,
  labelledBy,
  element: Element = 'section',
  className,
  children,
}: SectionProps) {
  return (
    <Element
      id={id}
      aria-labelledby={labelledBy}
      className={clsx(
        styles.section,
        tone && styles[tone],
        horizon && [styles.horizon, shadow.horizon],
        horizon === 'tall' && styles.tall,
        className,
      )}
    >
      {children}
    </Element>
  );
}

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
