import { clsx } from 'clsx';
import styles from './logo.module.css';
import { companyLogoPath, groupLogoPath } from './logo-paths.ts';

export interface LogoProps {
  /** Whose logo it is. */
  of: 'company' | 'group';
  name: string;
  /** Makes the logo a link to this address. */
  href?: string;
  className?: string | undefined;
}

/** A logo and the name beside it, broken after its first word. */
export function Logo({ of, name, href, className }: LogoProps) {
  const [first, ...rest] = name.split(' ');
  const Element = href ? 'a' : 'span';
  return (
    <Element className={clsx(styles.logo, of === 'group' && styles.group, className)} href={href}>
      <svg viewBox="0 0 64 64" width="42" aria-hidden="true">
        <path d={of === 'company' ? companyLogoPath() : groupLogoPath} />
      </svg>
      <span>
        {`${first} `}
        <br />
        {rest.join(' ')}
      </span>
    </Element>
  );
}
