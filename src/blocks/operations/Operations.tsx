import { clsx } from 'clsx';
import { Band } from '../../components/band/Band.tsx';
import { Wrap } from '../../components/band/Wrap.tsx';
import { DirectionLabel, directionClass } from '../../components/direction/DirectionLabel.tsx';
import lead from '../../components/lead/lead.module.css';
import { Ledger } from '../../components/ledger/Ledger.tsx';
import { cutouts } from '../../components/silhouette/paths.ts';
import { Silhouette } from '../../components/silhouette/Silhouette.tsx';
import type { Site } from '../../model/site.ts';
import type { PlacedBlock } from '../placed-block.ts';
import { GoodsList } from './GoodsList.tsx';
import styles from './operations.module.css';
import { SectionFigure } from './SectionFigure.tsx';
import { SectionIndex } from './SectionIndex.tsx';
import type { OperationsContent } from './schema.ts';
import { VehicleLists } from './VehicleLists.tsx';

export interface OperationsProps extends PlacedBlock<OperationsContent> {
  site: Site;
}

export function Operations({ blockId, sections, site }: OperationsProps) {
  const { words } = site.navigation;
  return (
    <Band element="div" id={blockId}>
      <Wrap>
        <Ledger margin={<SectionIndex title={words.onThisPage} sections={sections} />}>
          {sections.map((section) => (
            <section
              key={section.id}
              id={section.id}
              aria-labelledby={`${section.id}-title`}
              className={styles.section}
            >
              <div className={styles.words}>
                <DirectionLabel direction={section.direction} words={words.directions} />
                <h2 id={`${section.id}-title`}>{section.title}</h2>
                <p className={lead.lead}>{section.text}</p>
                <GoodsList goods={section.goods} className={styles.goods} />
              </div>
              {section.picture && (
                <SectionFigure name={section.picture} site={site} beside={section.cutout === undefined} />
              )}
              {section.cutout && (
                <Silhouette
                  {...cutouts[section.cutout]}
                  className={clsx(styles.cutout, directionClass(section.direction))}
                />
              )}
              {section.vehicles.length > 0 && <VehicleLists lists={section.vehicles} />}
            </section>
          ))}
        </Ledger>
      </Wrap>
    </Band>
  );
}
