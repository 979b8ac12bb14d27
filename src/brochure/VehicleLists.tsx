import type { OperationSection } from '../blocks/operations/block.ts';
import { Illustration } from '../components/illustration/Illustration.tsx';
import type { PageContext } from '../components/page-context.ts';
import styles from './vehicle-lists.module.css';

/** Converted vehicles by kind of work, each standing on its own rule. */
export function VehicleLists({
  lists,
  context,
}: {
  lists: OperationSection['vehicles'];
  context: PageContext;
}) {
  return (
    <div className={styles.vehicleLists}>
      {lists.map(({ title, items }) => (
        <div key={title}>
          <h3>{title}</h3>
          <ul>
            {items.map(({ illustration, name, text }) => (
              <li key={name}>
                <Illustration {...context.illustrations[illustration]} className={styles.illustration} />
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
