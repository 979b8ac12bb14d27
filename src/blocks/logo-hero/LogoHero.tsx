import { Illustration } from '../../components/illustration/Illustration.tsx';
import lead from '../../components/lead/lead.module.css';
import { Lines } from '../../components/lines/Lines.tsx';
import { Container } from '../../components/section/Container.tsx';
import { Section } from '../../components/section/Section.tsx';
import shadow from '../../components/shadow/shadow.module.css';
import type { BlockProps } from '../block-props.ts';
import type { LogoHeroContent } from './block.ts';
import styles from './logo-hero.module.css';

/** Our logo, and an empty slot for the partner’s beside it. */
export function LogoHero({
  blockId,
  tone,
  title,
  lead: leadText,
  emptySlotLabel,
  context,
}: BlockProps<LogoHeroContent>) {
  return (
    <Section tone={tone} horizon="normal" id={blockId}>
      <Container className={styles.logoHero}>
        <div className={styles.text}>
          <h1>
            <Lines text={title} />
          </h1>
          <p className={lead.lead}>{leadText}</p>
        </div>
        <div className={styles.pair} aria-hidden="true">
          <Illustration unmirrored={context.theme.logos.company.path} viewBox="0 0 64 64" />
          <div className={styles.emptySlot}>
            <svg width="300" viewBox="0 0 64 64" display="none" className={shadow.cast}>
              <path d="M32 1l31 31-31 31L1 32z" />
            </svg>
            <svg width="300" viewBox="0 0 64 64">
              <path d="M32 1l31 31-31 31L1 32z" />
              <text x="32" y="35" textAnchor="middle">
                {emptySlotLabel}
              </text>
            </svg>
          </div>
        </div>
      </Container>
    </Section>
  );
}
