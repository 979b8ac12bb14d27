import { clsx } from 'clsx';
import { DirectionLabel, directionClass } from '../../components/direction/DirectionLabel.tsx';
import { Illustration } from '../../components/illustration/Illustration.tsx';
import { illustrations } from '../../components/illustration/illustrations.ts';
import lead from '../../components/lead/lead.module.css';
import { Container } from '../../components/section/Container.tsx';
import { Section } from '../../components/section/Section.tsx';
import { SidebarLayout } from '../../components/sidebar-layout/SidebarLayout.tsx';
import type { PageContext } from '../../content/page-context.ts';
import type { PlacedBlock } from '../placed-block.ts';
import { GoodsList } from './GoodsList.tsx';
import styles from './operations.module.css';
import { SectionIndex } from './SectionIndex.tsx';
import { SectionPicture } from './SectionPicture.tsx';
import type { OperationsContent } from './schema.ts';
import { VehicleLists } from './VehicleLists.tsx';

export interface OperationsProps extends PlacedBlock<OperationsContent> {
  context: PageContext;
}

export function Operations({ blockId, sections, context }: OperationsProps) {
  const { labels } = context.navigation;
  return (
    <Section element="div" id={blockId}>
      <Container>
        <SidebarLayout sidebar={<SectionIndex title={labels.onThisPage} sections={sections} />}>
          {sections.map((section) => (
            <section
              key={section.id}
              id={section.id}
              aria-labelledby={`${section.id}-title`}
              className={styles.section}
            >
              <div className={styles.text}>
                <DirectionLabel direction={section.direction} labels={labels.directions} />
                <h2 id={`${section.id}-title`}>{section.title}</h2>
                <p className={lead.lead}>{section.text}</p>
                <GoodsList goods={section.goods} className={styles.goods} />
              </div>
              {section.picture && (
                <SectionPicture
                  name={section.picture}
                  context={context}
                  beside={section.illustration === undefined}
                />
              )}
              {section.illustration && (
                <Illustration
                  {...illustrations[section.illustration]}
                  className={clsx(styles.illustration, directionClass(section.direction))}
                />
              )}
              {section.vehicles.length > 0 && <VehicleLists lists={section.vehicles} />}
            </section>
          ))}
        </SidebarLayout>
      </Container>
    </Section>
  );
}
