import { clsx } from 'clsx';
import { Band } from '../../components/band/Band.tsx';
import { Wrap } from '../../components/band/Wrap.tsx';
import { ButtonRow } from '../../components/button/ButtonRow.tsx';
import lead from '../../components/lead/lead.module.css';
import { Lines } from '../../components/lines/Lines.tsx';
import { Numeral } from '../../components/numeral/Numeral.tsx';
import type { PlacedBlock } from '../placed-block.ts';
import styles from './figure-hero.module.css';
import type { FigureHeroContent } from './schema.ts';

/** With words and buttons beside it the figure is smaller and stands at the end; alone it fills the measure. */
export function FigureHero({
  blockId,
  sky,
  title,
  lead: leadText,
  buttons,
  figure,
  decorative,
}: PlacedBlock<FigureHeroContent>) {
  const shared = buttons.length > 0;
  return (
    <Band
      tone={sky}
      kind={shared ? 'sky' : 'tall-sky'}
      id={blockId}
      className={clsx(shared && styles.lastOfPage)}
    >
      <Wrap className={shared ? styles.beside : styles.above}>
        <div className={styles.words}>
          <h1>
            <Lines text={title} />
          </h1>
          {leadText && <p className={lead.lead}>{leadText}</p>}
          {shared && <ButtonRow links={buttons} />}
        </div>
        <Numeral text={figure} mega={!shared} rising decorative={decorative} className={styles.figure} />
      </Wrap>
    </Band>
  );
}
