import { clsx } from 'clsx';
import { GoodsList } from '../blocks/operations/GoodsList.tsx';
import type { OperationsContent } from '../blocks/operations/schema.ts';
import { VehicleLists } from '../blocks/operations/VehicleLists.tsx';
import { Wrap } from '../components/band/Wrap.tsx';
import { DirectionLabel, directionClass } from '../components/direction/DirectionLabel.tsx';
import lead from '../components/lead/lead.module.css';
import { Ledger } from '../components/ledger/Ledger.tsx';
import { cutouts } from '../components/silhouette/paths.ts';
import { Silhouette } from '../components/silhouette/Silhouette.tsx';
import type { BrochureContent } from './load-brochure.ts';
import styles from './operation-entries.module.css';
import { PrintFigure } from './PrintFigure.tsx';
import { rowsOf } from './paginate.ts';

type Section = OperationsContent['sections'][number];

/** Sections of the operations as entries of a ledger. */
export function OperationEntries({ content, sections }: { content: BrochureContent; sections: Section[] }) {
  const { words } = content.site.navigation;
  return (
    <Wrap className={styles.entries}>
      {sections.map((section) => (
        <Ledger
          key={section.id}
          className={clsx(styles.entry, rowsOf(section) > 1 && styles.double)}
          margin={
            <>
              <DirectionLabel direction={section.direction} words={words.directions} />
              <h3>{section.title}</h3>
              {section.cutout && (
                <Silhouette
                  {...cutouts[section.cutout]}
                  sun="none"
                  className={directionClass(section.direction)}
                />
              )}
            </>
          }
        >
          <p className={lead.lead}>{section.text}</p>
          {section.picture && <PrintFigure content={content} name={section.picture} />}
          <GoodsList goods={section.goods} className={styles.goods} />
          {section.vehicles.length > 0 && (
            <div className={styles.vehicles}>
              <VehicleLists lists={section.vehicles} />
            </div>
          )}
        </Ledger>
      ))}
    </Wrap>
  );
}
