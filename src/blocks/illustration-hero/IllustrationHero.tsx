import { Illustration } from '../../components/illustration/Illustration.tsx';
import lead from '../../components/lead/lead.module.css';
import { Lines } from '../../components/lines/Lines.tsx';
import { Container } from '../../components/section/Container.tsx';
import { Section } from '../../components/section/Section.tsx';
import type { BlockProps } from '../block-props.ts';
import type { IllustrationHeroContent } from './block.ts';
import styles from './illustration-hero.module.css';

export function IllustrationHero({
  blockId,
  tone,
  title,
  lead: leadText,
  illustrations: names,
  context,
}: BlockProps<IllustrationHeroContent>) {
  return (
    <Section tone={tone} horizon="normal" id={blockId}>
      <Container>
        <h1 className={styles.title}>
          <Lines text={title} />
        </h1>
        {leadText && <p className={lead.lead}>{leadText}</p>}
        <div className={styles.illustrations}>
          {names.map((name) => (
            <Illustration key={name} {...context.illustrations[name]} />
          ))}
        </div>
      </Container>
    </Section>
  );
}
