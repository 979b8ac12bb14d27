import { Band } from '../components/band/Band.tsx';
import { Wrap } from '../components/band/Wrap.tsx';
import lead from '../components/lead/lead.module.css';
import { Lines } from '../components/lines/Lines.tsx';
import { Brand } from '../components/mark/Brand.tsx';
import { Numeral } from '../components/numeral/Numeral.tsx';
import styles from './cover.module.css';
import type { BrochureContent } from './load-brochure.ts';
import { Sheet } from './Sheet.tsx';

/** The year stands on the horizon of the house’s red sky; below it, what this is and whose. */
export function Cover({ content }: { content: BrochureContent }) {
  const { company, words, blocks } = content;
  const figure = blocks['figure-hero']?.figure;
  return (
    <Sheet content={content} className={styles.cover}>
      <Band tone="laterite" kind="tall-sky" className={styles.sky}>
        <Wrap className={styles.above}>
          <div className={styles.names}>
            <Brand of="company" name={company.names.company} />
            <Brand of="group" name={company.names.group} />
          </div>
          {blocks.opening && (
            <p className={styles.headline}>
              <Lines text={blocks.opening.title} />
            </p>
          )}
          {figure && <Numeral text={figure} mega className={styles.figure} />}
        </Wrap>
      </Band>
      <Band className={styles.ground}>
        <Wrap className={styles.below}>
          <h1>{words.headings.cover}</h1>
          {blocks.opening && <p className={lead.lead}>{blocks.opening.lead}</p>}
        </Wrap>
      </Band>
    </Sheet>
  );
}
