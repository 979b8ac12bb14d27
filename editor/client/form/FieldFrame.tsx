import type { ReactNode } from 'react';
import shared from '../shared.module.css';
import { type FieldProps, fieldId } from './context.ts';
import styles from './field.module.css';
import { Messages } from './Messages.tsx';

export interface FieldFrameProps extends Pick<FieldProps, 'schema' | 'label' | 'path' | 'isOptional'> {
  /** The control. It must have the `controlProps` of its path. */
  children: ReactNode;
  /** The problems of its value, if the field finds them itself. */
  messages?: ReactNode;
}

/** A control with its label, its hint, and the problems of its value. */
export function FieldFrame({ schema, label, path, isOptional, children, messages }: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={fieldId(path)}>
        {label} {isOptional && <small>optional</small>}
      </label>
      {schema.description && <p className={shared.hint}>{schema.description}</p>}
      {children}
      {messages ?? <Messages path={path} />}
    </div>
  );
}
