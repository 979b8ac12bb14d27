import { Container } from '../../components/section/Container.tsx';
import type { OperationSection } from './block.ts';
import styles from './section-index.module.css';

export interface SectionIndexProps {
  title: string;
  sections: Pick<OperationSection, 'id' | 'title'>[];
}

/** Links to the sections of the page, in a strip that stays under the header. A script marks the one in view. */
export function SectionIndex({ title, sections }: SectionIndexProps) {
  return (
    <nav aria-label={title} className={styles.sectionIndex} data-index="">
      <Container>
        <ul>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}
