import { Band } from '../../components/band/Band.tsx';
import { Wrap } from '../../components/band/Wrap.tsx';
import lead from '../../components/lead/lead.module.css';
import { Lines } from '../../components/lines/Lines.tsx';
import { Numeral } from '../../components/numeral/Numeral.tsx';
import type { PlacedBlock } from '../placed-block.ts';
import { CountryMap } from './CountryMap.tsx';
import styles from './heritage.module.css';
import type { HeritageContent } from './schema.ts';

/** The map is the section; the figures stand on the closing block below it. */
export function Heritage({ blockId, title, lead: leadText, link, map, stats }: PlacedBlock<HeritageContent>) {
  return (
    <Band tone="tarp" kind="sky" id={blockId} className={styles.heritage} labelledBy={`${blockId}-title`}>
      <CountryMap words={map} />
      <Wrap>
        <div className={styles.words}>
          <h2 id={`${blockId}-title`}>
            <Lines text={title} />
          </h2>
          <p className={lead.lead}>{leadText}</p>
          <p>
            <a href={link.to}>{link.label}</a>
          </p>
        </div>
        <dl className={styles.stats}>
          {stats.map(({ figure, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Numeral text={figure} />
              </dd>
            </div>
          ))}
        </dl>
      </Wrap>
    </Band>
  );
}
