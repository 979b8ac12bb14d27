import { clsx } from 'clsx';
import { Fragment, type ReactNode } from 'react';
import type { Link } from '../../schema/fields.ts';
import arrow from '../arrow/arrow.module.css';
import styles from './button.module.css';

export interface ButtonProps {
  link: Link;
  outline?: boolean;
  className?: string | undefined;
  /** Replaces the link’s label. */
  children?: ReactNode;
}

/** A label whose brackets move to the next line as a whole. */
function Label({ text }: { text: string }) {
  const [, name, bracket] = /^([^(（]*)(.*)$/s.exec(text)!;
  return bracket ? (
    <span>
      {name}
      <span className={styles.bracket}>{bracket}</span>
    </span>
  ) : (
    text
  );
}

/** A link that looks like a rectangle with the logo’s east corner. */
export function Button({ link, outline = false, className, children }: ButtonProps) {
  return (
    <a
      className={clsx(arrow.arrow, styles.button, outline && styles.outline, className)}
      href={link.to}
      hrefLang={link.hrefLang}
    >
      {children ?? <Label text={link.label} />}
    </a>
  );
}

export interface ButtonRowProps {
  links: Link[];
  /** True if something else is more important: then no button is filled. */
  outline?: boolean;
  className?: string | undefined;
}

/** Buttons side by side: the first filled, the others in outline. */
export function ButtonRow({ links, outline = false, className }: ButtonRowProps) {
  return (
    <div className={clsx(styles.row, className)}>
      {links.map((link, i) => (
        <Fragment key={link.to}>
          {/* The space keeps the words apart where no styles are read. */}
          {i > 0 && ' '}
          <Button link={link} outline={outline || i > 0} />
        </Fragment>
      ))}
    </div>
  );
}
