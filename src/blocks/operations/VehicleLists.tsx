import { cutouts } from '../../components/silhouette/paths.ts';
import { Silhouette } from '../../components/silhouette/Silhouette.tsx';
import type { OperationsContent } from './schema.ts';
import styles from './vehicle-lists.module.css';

export interface VehicleListsProps {
  lists: OperationsContent['sections'][number]['vehicles'];
}

/** Converted vehicles by kind of work, each standing on its own rule. */
export function VehicleLists({ lists }: VehicleListsProps) {
  return (
    <div className={styles.lists}>
      {lists.map(({ title, items }) => (
        <div key={title}>
          <h3>{title}</h3>
          <ul>
            {items.map(({ cutout, name, text }) => (
              <li key={name}>
                <Silhouette {...cutouts[cutout]} className={styles.cutout} />
                <p>
                  <strong>{name}</strong> {text}
                </p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
