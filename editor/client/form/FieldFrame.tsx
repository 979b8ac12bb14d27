import type { ReactNode } from 'react';
import type { FieldPath } from '../../api.ts';
import { plainMessage } from '../../labels.ts';
import { nameOf } from '../../names.ts';
import shared from '../shared.module.css';
import { useEditor } from '../store.ts';
import { controlProps, type FieldProps, fieldId, isAt, useForm } from './context.tsx';
import styles from './field.module.css';

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

export interface FieldGroupProps {
  label: string;
  hint?: string;
  path: FieldPath;
  isOptional?: boolean;
  className?: string;
  children: ReactNode;
}

/** A group of fields or controls. */
export function FieldGroup({ label, hint, path, isOptional, className, children }: FieldGroupProps) {
  return (
    <fieldset {...controlProps(path)} tabIndex={-1} className={className}>
      <legend>
        {label} {isOptional && <small>optional</small>}
      </legend>
      {hint && <p className={shared.hint}>{hint}</p>}
      <Messages path={path} />
      {children}
    </fieldset>
  );
}

/**
 * The problems of the value at a path. Messages of the check lack a subject: “has 3 words” becomes “This has 3 words”.
 */
export function Messages({ path }: { path: FieldPath }) {
  const files = useEditor((state) => state.files);
  const problems = useForm().problems.filter((problem) => isAt(problem, path));
  return (
    <span id={controlProps(path)['aria-describedby']} className={shared.messages}>
      {problems.map(({ message }) => (
        <span key={message}>This {plainMessage(message, (name) => nameOf(name, files))}</span>
      ))}
    </span>
  );
}
