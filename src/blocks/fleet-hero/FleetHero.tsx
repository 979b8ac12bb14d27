import { Band } from '../../components/band/Band.tsx';
import { Wrap } from '../../components/band/Wrap.tsx';
import lead from '../../components/lead/lead.module.css';
import { Lines } from '../../components/lines/Lines.tsx';
import { cutouts } from '../../components/silhouette/paths.ts';
import { Silhouette } from '../../components/silhouette/Silhouette.tsx';
import type { PlacedBlock } from '../placed-block.ts';
import styles from './fleet-hero.module.css';
import type { FleetHeroContent } from './schema.ts';

export function FleetHero({
  blockId,
  sky,
  title,
  lead: leadText,
  cutouts: names,
}: PlacedBlock<FleetHeroContent>) {
  return (
    <Band tone={sky} kind="sky" id={blockId}>
      <Wrap>
        <h1 className={styles.title}>
          <Lines text={title} />
        </h1>
        {leadText && <p className={lead.lead}>{leadText}</p>}
        <div className={styles.fleet}>
          {names.map((name) => (
            <Silhouette key={name} {...cutouts[name]} sun="rising" />
          ))}
        </div>
      </Wrap>
    </Band>
  );
}
