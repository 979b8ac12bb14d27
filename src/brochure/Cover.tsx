import { BigNumber } from '../components/big-number/BigNumber.tsx';
import { Lead } from '../components/lead/Lead.tsx';
import { Lines } from '../components/lines/Lines.tsx';
import { Logo } from '../components/logo/Logo.tsx';
import { Container, Section } from '../components/section/Section.tsx';
import styles from './cover.module.css';
import type { BrochureContent } from './load-brochure.ts';
import { Sheet } from './Sheet.tsx';

/** The year stands on the horizon of the red section; below it, what this is and whose. */
export function Cover({ content }: { content: BrochureContent }) {
  const { context, copy, blocks } = content;
  const hero = blocks['home-hero'];
  const number = blocks['number-hero']?.number;
  return (
    <Sheet content={content} shows={['home-hero', 'number-hero']} className={styles.cover}>
      <Section tone="laterite" horizon="tall" className={styles.horizon}>
        <Container className={styles.above}>
          <div className={styles.names}>
            <Logo of="company" context={context} />
            <Logo of="group" context={context} />
          </div>
          {hero && (
            <p className={styles.headline}>
              <Lines text={hero.title} />
            </p>
          )}
          {number && <BigNumber text={number} fullWidth className={styles.number} />}
        </Container>
      </Section>
      <Section className={styles.ground}>
        <Container className={styles.below}>
          <h1>{copy.headings.cover}</h1>
          <Lead text={hero?.lead} />
        </Container>
      </Section>
    </Sheet>
  );
}
