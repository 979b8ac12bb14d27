import { type ComponentType, createContext, use } from 'react';
import type { Problem } from '../../../src/content/check/problem.ts';
import type { FieldPath, FieldProps } from './field-props.ts';

/** What fields know of the file around them. */
export interface FormSurroundings {
  /** Draws the field for a value: groups and lists hold fields that hold groups and lists. */
  Field: ComponentType<FieldProps>;
  problems: Problem[];
  /** Every address that a link may lead to. */
  addresses: string[];
  /** The words of each picture, by the name of its file. */
  pictures: Record<string, { alt?: string }>;
  /** The place that the person asked to see: entries around it open. */
  wanted: FieldPath | undefined;
  /** Opens the chooser; the answer is a picture’s name. */
  choosePicture: (current: string, choose: (name: string) => void) => void;
}

export const FormContext = createContext<FormSurroundings | undefined>(undefined);

/** @throws Error outside a form */
export function useForm(): FormSurroundings {
  const surroundings = use(FormContext);
  if (!surroundings) throw new Error('A field stands outside a form.');
  return surroundings;
}

export const idOf = (path: FieldPath) => `field-${path.join('-')}`;

/** Whether one place lies within another, or is it. */
export const contains = (outer: FieldPath, inner: readonly PropertyKey[] = []) =>
  inner.length >= outer.length && outer.every((step, i) => inner[i] === step);

export const isAt = (problem: Problem, path: FieldPath) => problem.path?.join('\n') === path.join('\n');
