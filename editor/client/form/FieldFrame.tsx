import type { ReactNode } from 'react';
import { fieldId } from './context.ts';
import type { FieldProps } from './field-props.ts';
import { Messages } from './Messages.tsx';

export interface FieldFrameProps extends Pick<FieldProps, 'schema' | 'label' | 'path' | 'isOptional'> {
  /** The control, with the `controlProps` of its path. */
  children: ReactNode;
}

/** A control with its label, its hint, and what is wrong with its value. */
export function FieldFrame({ schema, label, path, isOptional, children }: FieldFrameProps) {
  return (
    <div className="field">
      <label htmlFor={fieldId(path)}>
        {label} {isOptional && <small>optional</small>}
      </label>
      {schema.description && <p className="hint">{schema.description}</p>}
      {children}
      <Messages path={path} />
    </div>
  );
}
