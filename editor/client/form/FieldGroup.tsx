import type { ReactNode } from 'react';
import type { FieldPath } from '../../api.ts';
import shared from '../shared.module.css';
import { controlProps } from './context.ts';
import { Messages } from './Messages.tsx';

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
