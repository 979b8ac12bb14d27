import { Illustration } from '../../components/illustration/Illustration.tsx';
import { illustrations } from '../../components/illustration/illustrations.ts';
import lead from '../../components/lead/lead.module.css';
import { Lines } from '../../components/lines/Lines.tsx';
import { Container } from '../../components/section/Container.tsx';
import { Section } from '../../components/section/Section.tsx';
import type { PlacedBlock } from '../placed-block.ts';
import styles from './illustration-hero.module.css';
import type { IllustrationHeroContent } from './schema.ts';

export function IllustrationHero({
  blockId,
  tone,
  title,
  lead: leadText,
  illustrations: names,
}: PlacedBlock<IllustrationHeroContent>) {
  return (
    <Section tone={tone} horizon="normal" id={blockId}>
      <Container>
        <h1 className={styles.title}>
          <Lines text={title} />
        </h1>
        {leadText && <p className={lead.lead}>{leadText}</p>}
        <div className={styles.illustrations}>
          {names.map((name) => (
            <Illustration key={name} {...illustrations[name]} sun="rising" />
          ))}
        </div>
      </Container>
    </Section>
  );
}
