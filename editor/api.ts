/**
 * What the editor’s page and its server exchange: JSON, below `BASE`. The files `server/…-routes.ts` have the requests.
 * Most responses are a Workspace. A refusal has a status of 400 or more and a `message` for the person.
 *
 * **Nothing typed is lost.** The page keeps each change (file, value, version) until the response to its PUT or DELETE
 * reports no conflicts. It may send a change several times, also to a restarted server. When the page closes,
 * `fetch(…, { keepalive: true })` sends the remaining changes. If that is not possible, the browser warns first.
 */
import type { Problem } from '../src/content/check/problem.ts';
import type { FieldKind } from '../src/content/field-values.ts';
import type { Files, SchemaName } from './files.ts';

/** The address of the editor. No page can have it, because addresses of pages contain no `@`. */
export const BASE = '/@editor';

/** The schema of a form field: the subset of JSON Schema that zod makes of our schemas. */
export interface FieldSchema {
  type?: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
  title?: string;
  description?: string;
  /** The kind of the field, from the schema’s `meta`. The default is a line of text. */
  input?: FieldKind | 'lines' | 'focus' | 'colour' | 'logo' | 'typeface';
  /** The labels of an `enum`’s choices. */
  choices?: Record<string, string>;
  enum?: string[];
  const?: string;
  maxLength?: number;
  /** The permitted width of a text after its names are filled in. */
  filledWidth?: { least: number; most: number };
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  default?: unknown;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  /** The schema of each entry of a record, whose keys are free. */
  additionalProperties?: FieldSchema;
  items?: FieldSchema;
  oneOf?: FieldSchema[];
}

/** The path of a value in its file. An empty path means the whole file. */
export type FieldPath = (string | number)[];

/** A value in a file. */
export interface Place {
  file: string;
  path: FieldPath;
}

/**
 * A value that was changed differently here and elsewhere. A missing value was removed. In a file without a form, the
 * values are versions of the file.
 */
export interface Conflict extends Place {
  mine?: unknown;
  theirs?: unknown;
}

/** A person’s decision about a conflict. It is valid only while the other value is still `theirs`. */
export interface Choice extends Conflict {
  take: 'mine' | 'theirs';
}

/** The new values of a file, from one window. */
export interface Edit {
  value: unknown;
  /** The version that was edited. The server merges changes that others have made since to other fields. */
  version?: string;
  /** Decisions about the conflicts that the same Edit had before. */
  choices?: Choice[];
}

/** The state of the working copy. */
export interface Status {
  problems: Problem[];
  /** Outdated and missing translations. Empty while the content has mistakes. */
  outdated: Problem[];
  /** The version of each file. If one differs from the page’s, the page loads the workspace. */
  versions: Record<string, string>;
  /** Values that were edited both here and in the content folder. They must be resolved before saving. */
  conflicts: Conflict[];
  /** The files with unsaved changes. */
  unsaved: string[];
  /** The number of changes of the preview’s content so far. */
  previewVersion: number;
}

/** The response to an Edit. */
export interface Written extends Status {
  /** The new values of the file: those sent, merged with the changes of others. */
  value: unknown;
  /**
   * Values that another window has changed too. If there are any, nothing was written: send the Edit again with
   * choices.
   */
  unwritten: Conflict[];
}

/** Everything that the editor shows: the content with all changes, saved or not. */
export interface Workspace extends Status {
  schemas: Record<SchemaName, FieldSchema>;
  /**
   * The values of each file; null if they cannot be read. A file without a form, such as a picture, has its version
   * instead, which can be sent back to restore it.
   */
  files: Files;
}

/** One step of publishing. */
export interface PublishStep {
  label: string;
  state: 'waiting' | 'running' | 'done' | 'failed';
  /** Its progress. */
  detail?: string;
}

/** The author of publications in the history. */
export interface Author {
  name: string;
  email: string;
}

/** The state of publishing. */
export interface Publication {
  /** The reason why nothing can be published from here, with its remedy. */
  obstacle?: string;
  address: string;
  author?: Author;
  /** Descriptions of the saved changes that are not public yet. */
  changes: string[];
  /** The ISO date since which the current version is public; missing if the site was never published. */
  since?: string;
  /** Whether there is a previous version. */
  canRollBack: boolean;
  isRunning: boolean;
  /** The steps of the running publication, or else of the last one. */
  steps: PublishStep[];
  /** The reason why it failed, with its remedy. */
  failure?: string;
}

/** A saved version of the content. */
export interface SavedVersion {
  id: string;
  /** As an ISO date. */
  date: string;
  /** A description of the changes. */
  changes: string;
  /** The files that differ from the previous version. */
  files: string[];
  /** The ISO date of its publication; missing if it was never public. */
  published?: string;
  /** Whether there is a picture of it. */
  isPictured: boolean;
}

/** A file that visitors receive unchanged. */
export interface PublicFile {
  name: string;
  /** In bytes. */
  size: number;
}
