import { clsx } from 'clsx';
import type { OperationSection } from '../blocks/operations/block.ts';
import { GoodsList } from '../blocks/operations/GoodsList.tsx';
import { DirectionLabel, directionClass } from '../components/direction/DirectionLabel.tsx';
import { Illustration } from '../components/illustration/Illustration.tsx';
import lead from '../components/lead/lead.module.css';
import { RichText } from '../components/rich-text/RichText.tsx';
import { Container } from '../components/section/Section.tsx';
import { SidebarLayout } from '../components/sidebar-layout/SidebarLayout.tsx';
import { BrochurePicture } from './BrochurePicture.tsx';
import type { BrochureContent } from './load-brochure.ts';
import styles from './operation-entries.module.css';
import { rowsOf } from './paginate.ts';
import { VehicleLists } from './VehicleLists.tsx';

/** Sections of the operations each with a sidebar. */
export function OperationEntries({
  content,
  sections,
}: {
  content: BrochureContent;
  sections: OperationSection[];
}) {
  const { labels } = content.context.navigation;
  return (
    <Container className={styles.operationEntries}>
      {sections.map((section) => (
        <SidebarLayout
          key={section.id}
          className={clsx(styles.entry, rowsOf(section) > 1 && styles.double)}
          sidebar={
            <>
              <DirectionLabel direction={section.direction} labels={labels.directions} />
              <h3>{section.title}</h3>
              {section.illustration && (
                <Illustration
                  {...content.context.illustrations[section.illustration]}
                  castsShadow={false}
                  className={directionClass(section.direction)}
                />
              )}
            </>
          }
        >
          <RichText text={section.text} context={content.context} className={lead.lead} />
          {section.picture && <BrochurePicture content={content} name={section.picture} />}
          <GoodsList goods={section.goods} className={styles.goods} />
          {section.vehicles.length > 0 && (
            <div className={styles.vehicles}>
              <VehicleLists lists={section.vehicles} context={content.context} />
            </div>
          )}
        </SidebarLayout>
      ))}
    </Container>
  );
}
