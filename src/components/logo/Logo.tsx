import { clsx } from 'clsx';
import type { PageContext } from '../page-context.ts';
import styles from './logo.module.css';

export interface LogoProps {
  /** The owner of the logo. */
  of: 'company' | 'group';
  context: PageContext;
  /** Makes the logo a link to this address. */
  href?: string;
  className?: string | undefined;
}

/** A logo and the name beside it, broken after its first word. */
export function Logo({ of, context, href, className }: LogoProps) {
  const [first, ...rest] = context.company.names[of].split(' ');
  const Element = href ? 'a' : 'span';
  return (
    <Element className={clsx(styles.logo, of === 'group' && styles.group, className)} href={href}>
      <svg width="42" viewBox="0 0 64 64" aria-hidden="true">
        <path d={context.theme.logos[of].path} />
      </svg>
      <span>
        {`${first} `}
        <br />
        {rest.join(' ')}
      </span>
    </Element>
  );
}
