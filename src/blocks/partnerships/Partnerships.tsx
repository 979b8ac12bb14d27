import { Band } from '../../components/band/Band.tsx';
import { Wrap } from '../../components/band/Wrap.tsx';
import { Silhouette } from '../../components/silhouette/Silhouette.tsx';
import type { PlacedBlock } from '../placed-block.ts';
import { diagrams } from './diagrams.ts';
import styles from './partnerships.module.css';
import type { PartnershipsContent } from './schema.ts';

export function Partnerships({ blockId, title, areas }: PlacedBlock<PartnershipsContent>) {
  return (
    <Band id={blockId} labelledBy={`${blockId}-title`}>
      <Wrap>
        <h2 id={`${blockId}-title`}>{title}</h2>
        <ul className={styles.areas}>
          {areas.map((area) => (
            <li key={area.title}>
              <Silhouette path={diagrams[area.diagram]} className={styles.diagram} />
              <div className={styles.words}>
                <h3>{area.title}</h3>
                <p>{area.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Wrap>
    </Band>
  );
}
