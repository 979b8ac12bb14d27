import { clsx } from 'clsx';
import { Illustration } from '../../components/illustration/Illustration.tsx';
import lead from '../../components/lead/lead.module.css';
import { Lines } from '../../components/lines/Lines.tsx';
import { companyLogoPath } from '../../components/logo/logo-paths.ts';
import { Container } from '../../components/section/Container.tsx';
import { Section } from '../../components/section/Section.tsx';
import shadow from '../../components/shadow/shadow.module.css';
import type { PlacedBlock } from '../placed-block.ts';
import styles from './logo-hero.module.css';
import type { LogoHeroContent } from './schema.ts';

/** Our logo, and an empty slot for the partner’s beside it. */
export function LogoHero({
  blockId,
  tone,
  title,
  lead: leadText,
  emptySlotLabel,
}: PlacedBlock<LogoHeroContent>) {
  return (
    <Section tone={tone} horizon="normal" id={blockId}>
      <Container className={styles.hero}>
        <div className={styles.text}>
          <h1>
            <Lines text={title} />
          </h1>
          <p className={lead.lead}>{leadText}</p>
        </div>
        <div className={styles.pair} aria-hidden="true">
          <Illustration unmirrored={companyLogoPath()} viewBox="0 0 64 64" sun="rising" />
          <div className={styles.emptySlot}>
            <svg viewBox="0 0 64 64" width="300" className={clsx(shadow.cast, shadow.rising)}>
              <path d="M32 1l31 31-31 31L1 32z" />
            </svg>
            <svg viewBox="0 0 64 64" width="300">
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
