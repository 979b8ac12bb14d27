import { BigNumber } from '../../components/big-number/BigNumber.tsx';
import { Lead } from '../../components/lead/Lead.tsx';
import { Multiline } from '../../components/multiline/Multiline.tsx';
import { Container, Section } from '../../components/section/Section.tsx';
import { TextLink } from '../../components/text-link/TextLink.tsx';
import type { BlockProps } from '../blocks.ts';
import { CountryMap } from './CountryMap.tsx';
import styles from './heritage.module.css';

/** A map as the section’s background, with numbers on its horizon. */
export function Heritage({ block: { title, lead, link, map, stats }, blockId }: BlockProps<'heritage'>) {
  return (
    <Section horizon="normal" id={blockId} className={styles.heritage} aria-labelledby={`${blockId}-title`}>
      <div className={styles.map}>
        <CountryMap labels={map} />
      </div>
      <Container>
        <div className={styles.text}>
          <h2 id={`${blockId}-title`}>
            <Multiline text={title} />
          </h2>
          <Lead text={lead} />
          <p>
            <TextLink link={link} />
          </p>
        </div>
        <dl className={styles.stats}>
          {stats.map(({ number, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <BigNumber text={number} />
              </dd>
            </div>
          ))}
        </dl>
      </Container>
    </Section>
  );
}
