import ruledList from '../../components/ruled-list/ruled-list.module.css';
import type { BlockProps } from '../blocks.ts';

type ColumnListProps = BlockProps<'home-hero'>['columns'][number];

/** The goods or services of one column, as a list under its title. */
export function ColumnList({ title, items, note }: ColumnListProps) {
  return (
    <>
      <h3>{title}</h3>
      <ul className={ruledList.ruledList}>
        {items.map((item) => (
          <li key={item}>{item}</li>
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
