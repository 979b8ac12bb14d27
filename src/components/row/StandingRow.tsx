import type { CutoutName } from '../../model/fields.ts';
import { cutouts } from '../silhouette/paths.ts';
import { Silhouette } from '../silhouette/Silhouette.tsx';
import styles from './standing-row.module.css';

export interface StandingRowProps {
  names: CutoutName[];
}

/** Cut-outs at dusk: dark things on the dark horizon of the footer, without shadows. */
export function StandingRow({ names }: StandingRowProps) {
  return (
    <div className={styles.row}>
      {names.map((name) => (
        <Silhouette key={name} {...cutouts[name]} sun="none" />
      ))}
    </div>
  );
}
