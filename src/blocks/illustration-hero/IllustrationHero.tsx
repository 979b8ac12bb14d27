import { Lead } from '../../components/lead/Lead.tsx';
import { Multiline } from '../../components/multiline/Multiline.tsx';
import { Container, Section } from '../../components/section/Section.tsx';
import type { BlockProps } from '../blocks.ts';
import { Convoy } from './Convoy.tsx';
import styles from './convoy.module.css';

/** A title over a convoy of illustrations. */
export function IllustrationHero({
  block: { tone, title, lead, illustrations: names },
  blockId,
  context,
}: BlockProps<'illustration-hero'>) {
  return (
    <Section tone={tone} horizon="normal" id={blockId}>
      <Container className={styles.content}>
        <h1>
          <Multiline text={title} />
        </h1>
        <Lead text={lead} />
        <Convoy drawings={names.map((name) => context.illustrations[name])} />
      </Container>
    </Section>
  );
}
