import { clsx } from 'clsx';
import type { Link } from '../../model/fields.ts';
import { Button } from './Button.tsx';
import styles from './button.module.css';

export interface ButtonRowProps {
  links: Link[];
  className?: string | undefined;
}

/** Buttons side by side: the first filled, the others in outline. */
export function ButtonRow({ links, className }: ButtonRowProps) {
  return (
    <div className={clsx(styles.row, className)}>
      {links.map((link, i) => (
        <Button key={link.to} link={link} outline={i > 0} />
      ))}
    </div>
  );
}
