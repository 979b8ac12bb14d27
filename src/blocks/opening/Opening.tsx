import { Band } from '../../components/band/Band.tsx';
import { Wrap } from '../../components/band/Wrap.tsx';
import { ButtonRow } from '../../components/button/ButtonRow.tsx';
import lead from '../../components/lead/lead.module.css';
import { Lines } from '../../components/lines/Lines.tsx';
import rows from '../../components/rows/rows.module.css';
import { cutouts } from '../../components/silhouette/paths.ts';
import { Silhouette } from '../../components/silhouette/Silhouette.tsx';
import hidden from '../../components/visually-hidden/visually-hidden.module.css';
import type { PlacedBlock } from '../placed-block.ts';
import styles from './opening.module.css';
import type { OpeningContent } from './schema.ts';

/** Each cut-out stands on the horizon over its own list, so both rows share three columns. */
export function Opening({
  blockId,
  title,
  lead: leadText,
  buttons,
  columnsTitle,
  columns,
}: PlacedBlock<OpeningContent>) {
  return (
    <>
      <Band tone="laterite" kind="sky" id={blockId}>
        <Wrap>
          <h1 className={styles.title}>
            <Lines text={title} />
          </h1>
          <div className={styles.words}>
            <p className={lead.lead}>{leadText}</p>
            <ButtonRow links={buttons} className={styles.buttons} />
          </div>
          <div className={styles.columns}>
            {columns.map(({ cutout }) => (
              <Silhouette key={cutout} {...cutouts[cutout]} sun="rising" className={styles.cutout} />
            ))}
          </div>
        </Wrap>
      </Band>
      <Band className={styles.manifest} labelledBy={`${blockId}-lists`}>
        <Wrap>
          <h2 className={hidden.hidden} id={`${blockId}-lists`}>
            {columnsTitle}
          </h2>
          <div className={styles.columns}>
            {columns.map((column) => (
              <div key={column.title} className={styles.column}>
                <h3>{column.title}</h3>
                <ul className={rows.rows}>
                  {column.items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                  {column.note && (
                    <li>
                      <strong>{column.note}</strong>
                    </li>
                  )}
                </ul>
              </div>
            ))}
          </div>
        </Wrap>
      </Band>
    </>
  );
}
