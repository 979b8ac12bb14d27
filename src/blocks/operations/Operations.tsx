import { Container, Section } from '../../components/section/Section.tsx';
import type { BlockProps } from '../block-props.ts';
import type { OperationsContent } from './block.ts';
import { Operation } from './Operation.tsx';
import styles from './operation.module.css';
import { SectionIndex } from './SectionIndex.tsx';

/** An index of the operations, then each in a section of its own. */
export function Operations({ blockId, sections, context }: BlockProps<OperationsContent>) {
  return (
    <Section element="div" id={blockId} className={styles.operations}>
      <SectionIndex title={context.navigation.labels.onThisPage} sections={sections} />
      <Container>
        {sections.map((section) => (
          <Operation key={section.id} section={section} context={context} />
        ))}
      </Container>
    </Section>
  );
}
