import shared from '../shared.module.css';
import styles from './entry.module.css';
import { Fields, type FieldsProps } from './Fields.tsx';
import { Messages } from './Messages.tsx';

/** The fields of an entry that is open. */
export function EntryBody(fields: FieldsProps) {
  const { schema, path } = fields;
  return (
    <div className={styles.body}>
      {schema.description && <p className={shared.hint}>{schema.description}</p>}
      <Messages path={path} />
      <Fields {...fields} />
    </div>
  );
}
