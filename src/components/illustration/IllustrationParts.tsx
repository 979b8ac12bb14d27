import styles from './illustration.module.css';
import type { IllustrationPaths } from './illustrations.ts';

/** The paths of a drawing, for an element of the class `drawing`. */
export function IllustrationParts({ chassis, path, unmirrored }: IllustrationPaths) {
  return (
    <>
      {chassis && <path d={chassis.path} />}
      {path && <path d={path} />}
      {unmirrored && <path className={styles.unmirrored} d={unmirrored} />}
    </>
  );
}
