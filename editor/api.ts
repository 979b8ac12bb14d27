/** What the editor’s server and its page tell each other. */
import type { Problem } from '../src/content/check/problem.ts';
import type { FieldKind } from '../src/content/field-values.ts';
import type { SchemaName } from './files.ts';

/** Where the editor answers. No page can have this address: addresses hold no `@`. */
export const BASE = '/@editor';

/** How a value is asked for: the part of JSON Schema that our zod schemas turn into. */
export interface FieldSchema {
  type?: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
  title?: string;
  description?: string;
  /** How a text is asked for, when it is not a line: given by the schema in its `meta`. */
  input?: FieldKind | 'lines' | 'focus';
  enum?: string[];
  const?: string;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  default?: unknown;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  /** What each entry looks like where their names are free. */
  additionalProperties?: FieldSchema;
  items?: FieldSchema;
  oneOf?: FieldSchema[];
}

/** How the working copy stands, after each change. */
export interface Status {
  problems: Problem[];
  /** Files that differ from those saved. */
  unsaved: string[];
  /** Counts how often what the preview draws has changed. */
  previewVersion: number;
}

/** Everything that the editor shows: the content as edited, saved or not. */
export interface Workspace extends Status {
  schemas: Record<SchemaName, FieldSchema>;
  /** The values of each file; null for one that cannot be read. */
  files: Record<string, unknown>;
}

/** Whether a file that is to be removed can be brought back. */
export interface FileHistory {
  /** The content folder has it. */
  isSaved: boolean;
  /** Git has it as it was last saved. */
  isCommitted: boolean;
}
