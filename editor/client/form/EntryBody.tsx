import { useEffect, useRef } from 'react';
import shared from '../shared.module.css';
import styles from './entry.module.css';
import { Fields, type FieldsProps } from './Fields.tsx';
import { Messages } from './Messages.tsx';

export interface EntryBodyProps extends FieldsProps {
  /** Its first field gets the focus, to be filled in. */
  isNew: boolean;
}

/** The fields of an entry that is open. */
export function EntryBody({ isNew, ...fields }: EntryBodyProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) ref.current?.querySelector<HTMLElement>('input, textarea, select, button')?.focus();
  }, [isNew]);
  const { schema, path } = fields;
  return (
    <div className={styles.body} ref={ref}>
      {schema.description && <p className={shared.hint}>{schema.description}</p>}
      <Messages path={path} />
      <Fields {...fields} />
    </div>
  );
}
