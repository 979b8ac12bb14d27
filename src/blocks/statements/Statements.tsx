import { longWords } from '../../components/long-words/long-words.ts';
import { RichText } from '../../components/rich-text/RichText.tsx';
import { Container, Section } from '../../components/section/Section.tsx';
import { SidebarLayout } from '../../components/sidebar-layout/SidebarLayout.tsx';
import type { BlockProps } from '../blocks.ts';
import styles from './statements.module.css';

/** Entries with their titles in the sidebar, each a large statement and a paragraph. */
export function Statements({ block: { statements }, blockId, context }: BlockProps<'statements'>) {
  const letters = longWords(statements.map(({ title }) => title).join(' '));
  return (
    <Section id={blockId}>
      <Container>
        {statements.map(({ title, statement, text }) => (
          <SidebarLayout key={title} className={styles.entry} sidebar={<h2 className={letters}>{title}</h2>}>
            <p className={styles.statement}>{statement}</p>
            <RichText text={text} context={context} />
          </SidebarLayout>
        ))}
      </Container>
    </Section>
  );
}
