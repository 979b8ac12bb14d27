import { clsx } from 'clsx';
import styles from './brand.module.css';
import { companyMark, groupMark } from './paths.ts';

export interface BrandProps {
  /** Which of the two marks stands beside the name. */
  of: 'company' | 'group';
  name: string;
  /** Makes the logo a link to this address. */
  href?: string;
  className?: string | undefined;
}

/** A logo: the mark and the name, broken after its first word. */
export function Brand({ of, name, href, className }: BrandProps) {
  const [first, ...rest] = name.split(' ');
  const Element = href ? 'a' : 'span';
  return (
    <Element className={clsx(styles.brand, of === 'group' && styles.group, className)} href={href}>
      <svg viewBox="0 0 64 64" width="42" aria-hidden="true">
        <path d={of === 'company' ? companyMark() : groupMark} />
      </svg>
      <span>
        {`${first} `}
        <br />
        {rest.join(' ')}
      </span>
    </Element>
  );
}
