import { clsx } from 'clsx';
import { Band } from '../../components/band/Band.tsx';
import { Wrap } from '../../components/band/Wrap.tsx';
import lead from '../../components/lead/lead.module.css';
import { Lines } from '../../components/lines/Lines.tsx';
import { companyMark } from '../../components/mark/paths.ts';
import shadow from '../../components/shadow/shadow.module.css';
import { Silhouette } from '../../components/silhouette/Silhouette.tsx';
import type { PlacedBlock } from '../placed-block.ts';
import styles from './marks-hero.module.css';
import type { MarksHeroContent } from './schema.ts';

/** Our mark, and the outline of a place beside it. */
export function MarksHero({ blockId, sky, title, lead: leadText, yours }: PlacedBlock<MarksHeroContent>) {
  return (
    <Band tone={sky} kind="sky" id={blockId}>
      <Wrap className={styles.hero}>
        <div className={styles.words}>
          <h1>
            <Lines text={title} />
          </h1>
          <p className={lead.lead}>{leadText}</p>
        </div>
        <div className={styles.pair} aria-hidden="true">
          <Silhouette plate={companyMark()} viewBox="0 0 64 64" sun="rising" />
          <div className={styles.place}>
            <svg viewBox="0 0 64 64" width="300" className={clsx(shadow.cast, shadow.rising)}>
              <path d="M32 1l31 31-31 31L1 32z" />
            </svg>
            <svg viewBox="0 0 64 64" width="300">
              <path d="M32 1l31 31-31 31L1 32z" />
              <text x="32" y="35" textAnchor="middle">
                {yours}
              </text>
            </svg>
          </div>
        </div>
      </Wrap>
    </Band>
  );
}
