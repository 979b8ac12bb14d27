import { Fragment } from 'react';

/** An e-mail address, which may break after the @ or before a dot. `<bdi>`: Firefox would reorder its parts on Arabic pages. */
export function EmailAddress({ address }: { address: string }) {
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
