import { BigNumber } from '../../components/big-number/BigNumber.tsx';
import { ButtonRow } from '../../components/button/Button.tsx';
import { Lead } from '../../components/lead/Lead.tsx';
import { Multiline } from '../../components/multiline/Multiline.tsx';
import { Container, Section } from '../../components/section/Section.tsx';
import type { BlockProps } from '../blocks.ts';
import styles from './number-hero.module.css';

/** A large number. Beside text and buttons it is smaller and at the end of the line; alone it fills the container. */
export function NumberHero({
  block: { tone, title, lead, buttons, number, decorative },
  blockId,
}: BlockProps<'number-hero'>) {
  const hasButtons = buttons.length > 0;
  return (
    <Section tone={tone} horizon={hasButtons ? 'normal' : 'tall'} id={blockId} className={styles.numberHero}>
      <Container className={hasButtons ? styles.beside : styles.above}>
        <div className={styles.text}>
          <h1>
            <Multiline text={title} />
          </h1>
          <Lead text={lead} />
          {hasButtons && <ButtonRow links={buttons} />}
        </div>
        <BigNumber text={number} decorative={decorative} className={styles.number} />
      </Container>
    </Section>
  );
}
