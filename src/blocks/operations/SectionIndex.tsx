import type { OperationsContent } from './block.ts';
import styles from './section-index.module.css';

export interface SectionIndexProps {
  title: string;
  sections: Pick<OperationsContent['sections'][number], 'id' | 'title'>[];
}

/** Links to the sections of the page; stays in the margin while the visitor reads. */
export function SectionIndex({ title, sections }: SectionIndexProps) {
  return (
    <nav aria-label={title} className={styles.sectionIndex}>
      <ul>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`}>{section.title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
