import { clsx } from 'clsx';
import type { HTMLAttributes } from 'react';
import type { Tone } from '../../schema/fields.ts';
import shadow from '../shadow/shadow.module.css';
import styles from './section.module.css';

export interface SectionProps extends HTMLAttributes<HTMLElement> {
  tone?: Tone;
  /** Makes the lower edge a horizon: drawings on it cast shadows into the next section. `tall` is for very tall drawings. */
  horizon?: 'normal' | 'tall';
  /** `div` around sections that have headings of their own. */
  element?: 'section' | 'div';
}

/** A full-width section in one of the theme’s colours. Its content is usually in a `Container`. */
export function Section({ tone, horizon, element: Element = 'section', className, ...others }: SectionProps) {
  return (
    <Element
      {...others}
      className={clsx(
        styles.section,
        tone && styles[tone],
        horizon && styles.horizon,
        horizon && tone && [shadow.sky, shadow.ground],
        horizon === 'tall' && styles.tall,
        className,
      )}
    />
  );
}

/** Holds content within the measure and the gutters. */
export const Container = ({ className, ...others }: HTMLAttributes<HTMLElement>) => (
  <div {...others} className={clsx(styles.container, className)} />
);
