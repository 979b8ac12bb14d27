import { clsx } from 'clsx';
import type { Link } from '../../content/fields.ts';
import styles from './button.module.css';

export interface ButtonProps {
  link: Link;
  outline?: boolean;
  className?: string | undefined;
}

/** A link that looks like a rectangle with the logo’s east corner. */
export function Button({ link, outline = false, className }: ButtonProps) {
  return (
    <a className={clsx(styles.button, outline && styles.outline, className)} href={link.to}>
      {link.label}
    </a>
  );
}
