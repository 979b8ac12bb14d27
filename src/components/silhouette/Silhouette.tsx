import { clsx } from 'clsx';
import { useId } from 'react';
import shadow from '../shadow/shadow.module.css';
import type { Cutout } from './paths.ts';
import styles from './silhouette.module.css';

/** `path` and `plate` are SVG path data; their holes follow the even-odd rule. */
export interface SilhouetteProps extends Cutout {
  viewBox?: string;
  /** `none` on the dark horizon of a page’s end; `rising` in its opening. */
  sun?: 'day' | 'rising' | 'none';
  className?: string | undefined;
}

/**
 * A flat cut-out that stands on its lower edge and throws its shadow over what lies below. Decorative.
 * The width is for browsers that read no cascade layers, where it would fill the window.
 */
export function Silhouette({
  path,
  plate,
  viewBox = '0 0 300 152',
  sun = 'day',
  className,
}: SilhouetteProps) {
  const id = useId();
  return (
    <div className={clsx(styles.silhouette, className)} aria-hidden="true">
      {sun !== 'none' && (
        <svg
          viewBox={viewBox}
          width="300"
          className={clsx(shadow.cast, sun === 'rising' && shadow.rising, styles.shadow)}
        >
          <use href={`#${id}`} />
        </svg>
      )}
      <svg viewBox={viewBox} width="300">
        <g id={sun === 'none' ? undefined : id} className={styles.drawing}>
          {path && <path d={path} />}
          {plate && <path className={styles.plate} d={plate} />}
        </g>
      </svg>
    </div>
  );
}
