import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Link } from '../../content/fields.ts';
import styles from './button.module.css';

export interface ButtonProps {
  link: Link;
  outline?: boolean;
  className?: string | undefined;
  /** Replaces the link’s label. */
  children?: ReactNode;
}

/** A link that looks like a rectangle with the logo’s east corner. */
export function Button({ link, outline = false, className, children = link.label }: ButtonProps) {
  return (
    <a
      className={clsx(styles.button, outline && styles.outline, className)}
      href={link.to}
      hrefLang={link.hrefLang}
    >
      {children}
    </a>
  );
}
