import { Fragment } from 'react';

/**
 * An e-mail address. Where it is too long for its line, it breaks after the @ or before a dot. `<bdi>` keeps its parts in
 * order on right-to-left pages in Firefox.
 */
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
