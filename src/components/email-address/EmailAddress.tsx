import { Fragment } from 'react';

export interface EmailAddressProps {
  address: string;
}

/** An e-mail address that, where it must be broken, is broken behind its @ or before a dot. */
export function EmailAddress({ address }: EmailAddressProps) {
  return address.split(/(?<=@)|(?=\.)/).map((part, i) => (
    <Fragment key={part}>
      {i > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
