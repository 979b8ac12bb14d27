import { Fragment } from 'react';

export interface EmailAddressProps {
  address: string;
}

/**
 * An e-mail address that, where it must be broken, is broken behind its @ or before a dot. On a page from right to left
 * Firefox would set its parts in the order of the page.
 */
export function EmailAddress({ address }: EmailAddressProps) {
  return (
    <bdi>
      {address.split(/(?<=@)|(?=\.)/).map((part, i) => (
        <Fragment key={part}>
          {i > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  );
}
