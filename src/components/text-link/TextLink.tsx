import type { ComponentProps } from 'react';
import type { Link } from '../../schema/fields.ts';

export interface TextLinkProps extends Pick<ComponentProps<'a'>, 'className' | 'aria-current'> {
  link: Link;
}

/** A labelled link. If it leads to a page in another language, it states which. */
export const TextLink = ({ link: { label, to, hrefLang }, className, ...others }: TextLinkProps) => (
  <a className={className} href={to} hrefLang={hrefLang} {...others}>
    {label}
  </a>
);
