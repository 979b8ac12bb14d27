import { clsx } from 'clsx';
import arrow from '../../components/arrow/arrow.module.css';
import ruledList from '../../components/ruled-list/ruled-list.module.css';
import type { Link } from '../../schema/fields.ts';
import type { ContentOf } from '../blocks.ts';
import styles from './column-list.module.css';

type ColumnListProps = Pick<ContentOf<'home-hero'>['columns'][number], 'title' | 'items' | 'note'>;

/** The goods or services of one column, as a list of links under its title. */
export function ColumnList({ title, items, note }: ColumnListProps) {
  return (
    <>
      <h3>{title}</h3>
      <ul className={clsx(ruledList.ruledList, styles.columnList)}>
        {items.map(({ label, to, hrefLang }: Link) => (
          <li key={label}>
            <a className={arrow.arrow} href={to} hrefLang={hrefLang}>
              {label}
            </a>
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
