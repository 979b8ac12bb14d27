import { clsx } from 'clsx';
import ruledList from '../../components/ruled-list/ruled-list.module.css';
import type { OperationSection } from './block.ts';

export interface GoodsListProps {
  goods: OperationSection['goods'];
  className: string | undefined;
}

/** The goods of an operation, each with what is done to it; nothing where it has none. */
export function GoodsList({ goods, className }: GoodsListProps) {
  if (goods.length === 0) return null;
  return (
    <dl className={clsx(ruledList.ruledList, className)}>
      {goods.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
