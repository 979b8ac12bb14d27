import { Wrap } from '../../components/band/Wrap.tsx';
import { splitMark } from '../../components/mark/paths.ts';
import hidden from '../../components/visually-hidden/visually-hidden.module.css';
import type { PlacedBlock } from '../placed-block.ts';
import type { ValuesContent } from './schema.ts';
import styles from './values.module.css';

/** Cards; each lights the pieces of the company’s mark that stand for it. */
export function Values({ blockId, title, values }: PlacedBlock<ValuesContent>) {
  return (
    <section id={blockId} aria-labelledby={`${blockId}-title`}>
      <Wrap>
        <h2 className={hidden.hidden} id={`${blockId}-title`}>
          {title}
        </h2>
        <ul className={styles.values}>
          {values.map(({ emblem, title: name, text }) => {
            const { lit, rest } = splitMark(emblem);
            return (
              <li key={name}>
                <svg viewBox="0 0 64 64" width="64" aria-hidden="true">
                  {rest && <path d={rest} />}
                  <path className={styles.lit} d={lit} />
                </svg>
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            );
          })}
        </ul>
      </Wrap>
    </section>
  );
}
