import { clsx } from 'clsx';
import arrow from '../../components/arrow/arrow.module.css';
import ruledList from '../../components/ruled-list/ruled-list.module.css';
import { TextLink } from '../../components/text-link/TextLink.tsx';
import type { ContentOf } from '../blocks.ts';
import styles from './column-list.module.css';

type ColumnListProps = Pick<ContentOf<'home-hero'>['columns'][number], 'title' | 'items' | 'note'>;

/** The goods or services of one column, as a list of links under its title. */
export function ColumnList({ title, items, note }: ColumnListProps) {
  return (
    <>
      <h3>{title}</h3>
      <ul className={clsx(ruledList.ruledList, styles.columnList)}>
        {items.map((link) => (
          <li key={link.label}>
            <TextLink link={link} className={arrow.arrow} />
          </li>
        ))}
        {note && (
          <li>
            <strong>{note}</strong>
          </li>
        )}
      </ul>
    </>
  );
}
