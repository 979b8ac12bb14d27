import { Fragment } from 'react';

export interface LinesProps {
  text: string;
}

/** A text whose line breaks are meant by its author. */
export function Lines({ text }: LinesProps) {
  return text.split('\n').map((line, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a static text never change order
    <Fragment key={i}>
      {/* The space keeps the words apart where line breaks are not drawn. */}
      {i > 0 && [' ', <br key="break" />]}
      {line}
    </Fragment>
  ));
}
