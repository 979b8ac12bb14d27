import { Container } from '../../components/section/Container.tsx';
import { Section } from '../../components/section/Section.tsx';
import { type BlockProps, blockIdOf } from '../block-props.ts';
import type { OperationsContent } from './block.ts';
import { Operation } from './Operation.tsx';
import styles from './operations.module.css';
import { SectionIndex } from './SectionIndex.tsx';

export function Operations({ blockId, sections, context }: BlockProps<OperationsContent>) {
  // With or without a hero before it
  const isAtStart = [blockIdOf(0), blockIdOf(1)].includes(blockId);
  return (
    <Section element="div" id={blockId} className={styles.operations}>
      <SectionIndex title={context.navigation.labels.onThisPage} sections={sections} />
      <Container>
        {sections.map((section, i) => (
          <Operation
            key={section.id}
            section={section}
            isInFirstView={isAtStart && i === 0}
            context={context}
          />
        ))}
      </Container>
    </Section>
  );
}
