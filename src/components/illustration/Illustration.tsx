import { clsx } from 'clsx';
import { useId } from 'react';
import shadow from '../shadow/shadow.module.css';
import styles from './illustration.module.css';
import { ILLUSTRATION_HEIGHT, ILLUSTRATION_WIDTH, type IllustrationPaths } from './illustrations.ts';

/** Paths are SVG path data; their holes follow the even-odd rule. */
export interface IllustrationProps extends Partial<IllustrationPaths> {
  viewBox?: string;
  /** For its shadow, unique on the page. React’s own ids, the default, are longer. */
  id?: string;
  /** Its windows and headlights shine at night. */
  hasLights?: boolean;
  className?: string | undefined;
}

/**
 * A flat drawing on the horizon, with its shadow below. Decorative.
 * The attributes are for browsers without styles: they show it at its width and without the shadow. Rules override both.
 */
export function Illustration({
  width = ILLUSTRATION_WIDTH,
  viewBox = `0 0 ${width} ${ILLUSTRATION_HEIGHT}`,
  hasLights,
  light,
  className,
  id: givenId,
  ...paths
}: IllustrationProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={clsx(styles.illustration, className)} aria-hidden="true">
      <svg viewBox={viewBox} display="none" className={clsx(shadow.cast, styles.shadow)}>
        <use href={`#${id}`} />
      </svg>
      <svg width={width} viewBox={viewBox}>
        <g id={id} className={styles.drawing}>
          <IllustrationParts {...paths} light={hasLights ? light : undefined} />
        </g>
      </svg>
    </div>
  );
}

/** The paths of a drawing, for an element of the class `drawing`. */
export function IllustrationParts({ chassis, path, sign, light, beam, pool }: Partial<IllustrationPaths>) {
  return (
    <>
      {chassis && <path d={chassis} />}
      {path && <path d={path} />}
      {sign && <path className={styles.unmirrored} d={sign} />}
      {light && (
        <>
          <path display="none" className={styles.beam} d={beam} opacity=".22" />
          <path display="none" className={styles.beam} d={pool} opacity=".55" />
          <path display="none" className={styles.light} d={light} />
        </>
      )}
    </>
  );
}
