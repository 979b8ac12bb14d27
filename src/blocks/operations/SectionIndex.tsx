import { clsx } from 'clsx';
import { longWords } from '../../components/long-words/long-words.ts';
import { Container } from '../../components/section/Section.tsx';
import { widthOf } from '../../schema/text-width.ts';
import type { OperationSection } from './block.ts';
import styles from './section-index.module.css';

/** How wide, in letters, the titles and two spaces after each may be to stand on one line in a laptop’s window. */
const LONGEST_ROW = 96;

export interface SectionIndexProps {
  title: string;
  sections: Pick<OperationSection, 'id' | 'title'>[];
}

/**
 * Links to the sections of the page, in a strip that stays under the header if it is one line. Several would cover what
 * they lead to. A script marks the section in view.
 */
export function SectionIndex({ title, sections }: SectionIndexProps) {
  const stays = widthOf(sections.map(({ title }) => title).join('  ')) <= LONGEST_ROW;
  return (
    <nav aria-label={title} className={clsx(styles.sectionIndex, stays && styles.stays)} data-index="">
      <Container>
        <ul>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`} className={longWords(section.title)}>
                {section.title}
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}
