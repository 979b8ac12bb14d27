import { clsx } from 'clsx';
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
  const shared = buttons.length > 0;
  return (
    <Section
      tone={tone}
      horizon={shared ? 'normal' : 'tall'}
      id={blockId}
      className={clsx(shared && styles.lastOfPage)}
    >
      <Container className={shared ? styles.beside : styles.above}>
        <div className={styles.text}>
          <h1>
            <Multiline text={title} />
          </h1>
          <Lead text={lead} />
          {shared && <ButtonRow links={buttons} />}
        </div>
        <BigNumber text={number} decorative={decorative} className={styles.number} />
      </Container>
    </Section>
  );
}
