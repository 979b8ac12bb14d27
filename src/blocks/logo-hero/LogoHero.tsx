import { clsx } from 'clsx';
import { Illustration } from '../../components/illustration/Illustration.tsx';
import illustration from '../../components/illustration/illustration.module.css';
import { Lead } from '../../components/lead/Lead.tsx';
import { longWords } from '../../components/long-words/long-words.ts';
import { Multiline } from '../../components/multiline/Multiline.tsx';
import { Container, Section } from '../../components/section/Section.tsx';
import shadow from '../../components/shadow/shadow.module.css';
import { withoutSoftHyphens } from '../../text/soft-hyphens.ts';
import type { BlockProps } from '../blocks.ts';
import styles from './logo-hero.module.css';

/** The outline of the slot: seven dashes on each side, one around each corner. */
const EMPTY_SLOT = {
  d: 'M47.5 16.5L63 32 32 63 1 32 32 1z',
  strokeDasharray: '3.758 2.505',
  strokeDashoffset: 5.01,
};

/** Our logo, and an empty slot for the partner’s beside it. */
export function LogoHero({
  block: { tone, title, lead, emptySlotLabel },
  blockId,
  context,
}: BlockProps<'logo-hero'>) {
  return (
    <Section tone={tone} horizon="normal" id={blockId} className={styles.section}>
      <Container className={styles.logoHero}>
        <div className={styles.text}>
          <h1 className={longWords(withoutSoftHyphens(title))}>
            <Multiline text={title} />
          </h1>
          <Lead text={lead} />
        </div>
        <div className={styles.pair} aria-hidden="true">
          <Illustration sign={context.theme.logos.company.path} viewBox="0 0 64 64" />
          <div className={clsx(illustration.illustration, styles.emptySlot)}>
            <svg width="300" viewBox="0 0 64 64" display="none" className={shadow.cast}>
              <path {...EMPTY_SLOT} />
            </svg>
            <svg width="300" viewBox="0 0 64 64">
              <path {...EMPTY_SLOT} />
              <text x="32" y="35" textAnchor="middle" visibility="hidden">
                {emptySlotLabel}
              </text>
            </svg>
          </div>
        </div>
      </Container>
    </Section>
  );
}
