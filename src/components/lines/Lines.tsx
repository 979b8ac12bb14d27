import { Fragment } from 'react';

export interface LinesProps {
  text: string;
}

/** A text whose line breaks are meant by its author. */
export function Lines({ text }: LinesProps) {
  return text.split('\n').map((line, i, { length }) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a static text never change order
    <Fragment key={i}>
      {i > 0 && <br />}
      {/* The space keeps the words apart where line breaks are not drawn. */}
      {i < length - 1 ? `${line} ` : line}
    </Fragment>
  ));
}
