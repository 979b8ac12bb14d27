import { Band } from '../../components/band/Band.tsx';
import { Wrap } from '../../components/band/Wrap.tsx';
import { Ledger } from '../../components/ledger/Ledger.tsx';
import type { PlacedBlock } from '../placed-block.ts';
import type { StatementsContent } from './schema.ts';
import styles from './statements.module.css';

export function Statements({ blockId, statements }: PlacedBlock<StatementsContent>) {
  return (
    <Band id={blockId}>
      <Wrap>
        {statements.map(({ title, statement, text }) => (
          <Ledger key={title} className={styles.entry} margin={<h2>{title}</h2>}>
            <p className={styles.statement}>{statement}</p>
            <p>{text}</p>
          </Ledger>
        ))}
      </Wrap>
    </Band>
  );
}
