/** What the editing server and the editor’s page tell each other. */
import type { Problem } from '../src/content/check/problem.ts';

/** How a value is asked for: the part of JSON Schema that our zod schemas turn into. */
export interface Form {
  type?: 'string' | 'integer' | 'boolean' | 'array' | 'object';
  title?: string;
  description?: string;
  /** How a text is asked for, when it is not a line: given by the schema in its `meta`. */
  input?: 'lines' | 'address' | 'anchor' | 'logo-shape' | 'picture' | 'focus';
  enum?: string[];
  const?: string;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  default?: unknown;
  properties?: Record<string, Form>;
  required?: string[];
  /** What each entry looks like where their names are free. */
  additionalProperties?: Form;
  items?: Form;
  oneOf?: Form[];
}

export type FormName = 'company' | 'navigation' | 'page' | 'pictures';

/** What a person sees when they come back: everything as edited, saved or not. */
export interface Desk extends Verdict {
  forms: Record<FormName, Form>;
  /** The values of each file; null for one that cannot be read. */
  files: Record<string, unknown>;
}

/** What is said of the content after each change. */
export interface Verdict {
  problems: Problem[];
  /** Files that differ from those saved. */
  unsaved: string[];
}
