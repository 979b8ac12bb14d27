import { clsx } from 'clsx';
import { longWords } from '../../components/long-words/long-words.ts';
import { Container, Section } from '../../components/section/Section.tsx';
import { widthOf } from '../../text/text-width.ts';
import type { BlockProps } from '../blocks.ts';
import { Operation } from './Operation.tsx';
import styles from './operation.module.css';
import sectionIndex from './section-index.module.css';

/** The maximum width, in letters, of all titles with two spaces after each, so that a laptop’s window shows them on one line. */
const WIDEST_INDEX = 96;

/**
 * Links to the operations, in a strip that stays under the header if it is one line, then each in a section of its own.
 * Several lines would cover what they lead to. A script marks the section in view.
 */
export function Operations({ block: { sections }, blockId, context }: BlockProps<'operations'>) {
  const stays = widthOf(sections.map(({ title }) => title).join('  ')) <= WIDEST_INDEX;
  return (
    <Section element="div" id={blockId} className={styles.operations}>
      <nav
        aria-label={context.navigation.labels.onThisPage}
        className={clsx(sectionIndex.sectionIndex, stays && sectionIndex.stays)}
        data-index=""
      >
        <Container>
          <ul>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className={longWords(title)}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </Container>
      </nav>
      <Container>
        {sections.map((section) => (
          <Operation key={section.id} section={section} context={context} />
        ))}
      </Container>
    </Section>
  );
}
