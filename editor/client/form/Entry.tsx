import { useSortable } from '@dnd-kit/react/sortable';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import type { FieldSchema } from '../../api.ts';
import shared from '../shared.module.css';
import { fieldId, useForm } from './context.ts';
import { EntryTitle } from './EntryTitle.tsx';
import { EntryTools, type EntryToolsProps } from './EntryTools.tsx';
import { entrySchema } from './entries.ts';
import styles from './entry.module.css';
import { Fields } from './Fields.tsx';
import type { FieldPath } from './field-props.ts';
import { Messages } from './Messages.tsx';
import { useOpen } from './use-open.ts';

export interface EntryProps extends Omit<EntryToolsProps, 'position'> {
  /** True for one that was just added, to be filled in. */
  isNew: boolean;
  sortId: string;
  /** What the entries of the list may be, told apart by their `type`. */
  schemas: FieldSchema[];
  path: FieldPath;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** One entry of a list: a line to know and move it by, and below it its fields. */
export function Entry(props: EntryProps) {
  const { isNew, sortId, index, schemas, name, path, value, onChange } = props;
  const { ref, handleRef, isDragging } = useSortable({ id: sortId, index });
  const { Field } = useForm();
  const schema = entrySchema(schemas, value);
  const isGroup = schema?.type === 'object';
  const isBlank = Object.values(value ?? {}).every((text) => text === '');
  const { isOpen, toggle } = useOpen(path, isNew || isBlank);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) body.current?.querySelector<HTMLElement>('input, textarea, select, button')?.focus();
  }, [isNew]);
  const position = `${name} ${index + 1}`;

  return (
    <li
      ref={ref}
      id={fieldId(path)}
      data-path={JSON.stringify(path)}
      tabIndex={-1}
      className={clsx(styles.entry, isDragging && styles.dragging)}
    >
      <div className={styles.head}>
        <button
          ref={handleRef}
          type="button"
          className={styles.handle}
          data-part="handle"
          aria-label={`Drag ${position}`}
        >
          ⠿
        </button>
        {isGroup && (
          <EntryTitle
            index={index}
            name={name}
            kind={schemas.length > 1 ? schema : undefined}
            path={path}
            value={value}
            isOpen={isOpen}
            onToggle={toggle}
          />
        )}
        {schema && !isGroup && (
          <Field
            schema={schema}
            label={position}
            path={path}
            value={value}
            isOptional={false}
            onChange={onChange}
          />
        )}
        <EntryTools {...props} position={position} />
      </div>
      {isGroup && isOpen && (
        <div className={styles.body} ref={body}>
          {schema.description && <p className={shared.hint}>{schema.description}</p>}
          <Messages path={path} />
          <Fields schema={schema} path={path} value={value} onChange={onChange} />
        </div>
      )}
      {!schema && (
        <p className={shared.messages}>
          This block’s type is not known: remove it, or correct its file by hand.
        </p>
      )}
    </li>
  );
}
