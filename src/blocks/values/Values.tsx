import { clsx } from 'clsx';
import { Wrap } from '../../components/band/Wrap.tsx';
import { type MarkPiece, markPieces, piecePath } from '../../components/mark/paths.ts';
import hidden from '../../components/visually-hidden/visually-hidden.module.css';
import type { PlacedBlock } from '../placed-block.ts';
import type { ValuesContent } from './schema.ts';
import styles from './values.module.css';

/** The pieces of the mark that each emblem lights. */
const EMBLEMS: Record<ValuesContent['values'][number]['emblem'], MarkPiece[]> = {
  upright: ['northUpright', 'southUpright'],
  span: ['west', 'northEast', 'southEast'],
  ground: ['southEast', 'southUpright'],
};

export function Values({ blockId, title, values }: PlacedBlock<ValuesContent>) {
  return (
    <section aria-labelledby={`${blockId}-title`}>
      <Wrap>
        <h2 className={hidden.hidden} id={`${blockId}-title`}>
          {title}
        </h2>
        <ul className={styles.values}>
          {values.map((value) => (
            <li key={value.title}>
              <svg viewBox="0 0 64 64" width="64" aria-hidden="true">
                {(Object.keys(markPieces) as MarkPiece[]).map((piece) => (
                  <path
                    key={piece}
                    d={piecePath(piece)}
                    className={clsx(EMBLEMS[value.emblem].includes(piece) && styles.lit)}
                  />
                ))}
              </svg>
              <h3>{value.title}</h3>
              <p>{value.text}</p>
            </li>
          ))}
        </ul>
      </Wrap>
    </section>
  );
}
