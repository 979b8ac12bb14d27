import { clsx } from 'clsx';
import { DirectionLabel, directionClass } from '../../components/direction/DirectionLabel.tsx';
import { Illustration } from '../../components/illustration/Illustration.tsx';
import lead from '../../components/lead/lead.module.css';
import { Container } from '../../components/section/Container.tsx';
import { Section } from '../../components/section/Section.tsx';
import { SidebarLayout } from '../../components/sidebar-layout/SidebarLayout.tsx';
import type { BlockProps } from '../block-props.ts';
import type { OperationsContent } from './block.ts';
import { GoodsList } from './GoodsList.tsx';
import styles from './operations.module.css';
import { SectionIndex } from './SectionIndex.tsx';
import { SectionPicture } from './SectionPicture.tsx';
import { VehicleLists } from './VehicleLists.tsx';

export function Operations({ blockId, sections, context }: BlockProps<OperationsContent>) {
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
                  {...context.illustrations[section.illustration]}
                  className={clsx(styles.illustration, directionClass(section.direction))}
                />
              )}
              {section.vehicles.length > 0 && <VehicleLists lists={section.vehicles} context={context} />}
            </section>
          ))}
        </SidebarLayout>
      </Container>
    </Section>
  );
}
