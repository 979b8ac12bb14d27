import { clsx } from 'clsx';
import type { Direction } from '../../schema/fields.ts';
import type { Navigation } from '../../schema/navigation.ts';
import styles from './direction-label.module.css';

const GLYPHS: Record<Direction, { width: number; path: string }> = {
  in: { width: 24, path: 'M0 2l6 6-6 6zM8 8l8-8 8 8-8 8z' },
  here: { width: 16, path: 'M0 8l8-8 8 8-8 8z' },
  out: { width: 24, path: 'M0 8l8-8 8 8-8 8zM18 2l6 6-6 6z' },
};

/** The class that colours illustrations by the way they go: in, here or out. */
export const directionClass = (direction: Direction) => styles[direction];

export interface DirectionLabelProps {
  direction: Direction;
  labels: Navigation['labels']['directions'];
}

/** Says whether goods come in, stay here or go out, with a small sign. */
export function DirectionLabel({ direction, labels }: DirectionLabelProps) {
  const { width, path } = GLYPHS[direction];
  return (
    <span className={clsx(styles.directionLabel, styles[direction])}>
      <svg width={width} viewBox={`0 0 ${width} 16`} aria-hidden="true">
        <path d={path} />
      </svg>
      {labels[direction]}
    </span>
  );
}
