/**
 * What the editor’s server and its page tell each other, as JSON below `BASE`. A refusal has a status of 400 or more and a
 * `message` for the person.
 *
 *     GET    workspace                                       → Workspace
 *     PUT    file?file=…        Edit                         → Written     may be sent while the page is being left
 *     POST   resolve            { choices: Choice[] }        → Workspace   answers to Status.conflicts
 *     POST   save | discard                                  → Status | Workspace
 *     DELETE file?file=…                                     → Workspace   a picture with its description
 *     POST   pages              { name }                     → Workspace   a new page, empty
 *     POST   pages/copy         { file, name }               → Workspace   the same page at another address, as a draft
 *     POST   pages/rename       { file, name }               → Workspace   links follow, the old address leads to the new
 *     POST   pages/menu         { file, label }              → Workspace   puts a page into the menu
 *     POST   translations       { file }                     → Workspace   a translation says what its original says now
 *     POST   translations/add   { file, language }           → Workspace   an original is copied into a language, as a draft
 *     POST   languages          { tag }                      → Workspace   a new language
 *     POST   pictures?name=…    bytes                        → Workspace & { file }  a new one; with instead=… in its place
 *     GET    pictures/…                                      → a small picture
 *     POST   logos?whose=…&name=… bytes                     → Workspace   a drawing becomes the logo
 *     GET    logos/…                                         → the logo as a picture
 *     GET    typefaces                                       → string[]    those that the theme may name
 *     GET    typefaces/file?font=…                           → the font
 *     GET    publication                                     → Publication  ask again each second while it is running
 *     POST   publish            { author? } | publish/roll-back   → Publication  begins; what is unsaved has to be saved before
 *     GET    versions                                        → SavedVersion[]
 *     POST   versions/restore   { id, file? }                → Workspace   as changes that can be looked at, then saved
 *     GET    versions/unpictured                             → Unpictured  what is saved now, while it has no picture
 *     POST   versions/picture?id=…&page=… bytes              → {}          of a page, as it was in a version
 *     GET    versions/picture?id=…                           → the picture
 *     GET    files                                           → PublicFile[]
 *     POST   files?name=…       bytes                        → PublicFile[]
 *     DELETE files?name=…                                    → PublicFile[]
 *
 * **Nothing typed is lost.** A page keeps each change (file, value, version) until a PUT with it was answered without
 * conflicts: an Edit may be sent any number of times, to any process of the editor. When the page is left,
 * `fetch(…, { keepalive: true })` sends what is not answered yet; where that cannot help, the browser asks before.
 */
import type { Problem } from '../src/content/check/problem.ts';
import type { FieldKind } from '../src/content/field-values.ts';
import type { Files, SchemaName } from './files.ts';

/** Where the editor answers. No page can have this address: addresses hold no `@`. */
export const BASE = '/@editor';

/** How a value is asked for: the part of JSON Schema that our zod schemas turn into. */
export interface FieldSchema {
  type?: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
  title?: string;
  description?: string;
  /** How a text is asked for, when it is not a line: given by the schema in its `meta`. */
  input?: FieldKind | 'lines' | 'focus' | 'colour' | 'logo' | 'typeface';
  /** What the choices of an `enum` are called. */
  choices?: Record<string, string>;
  enum?: string[];
  const?: string;
  maxLength?: number;
  /** How wide a text has to be with the names filled in. */
  filledWidth?: { least: number; most: number };
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

/** Where a value stands in its file; empty for all of it. */
export type FieldPath = (string | number)[];

/** A value in a file. */
export interface Place {
  file: string;
  path: FieldPath;
}

/**
 * A value that was changed here and elsewhere since both were the same. Missing values were removed; of a file without a
 * form, they are versions.
 */
export interface Conflict extends Place {
  mine?: unknown;
  theirs?: unknown;
}

/** What a person answers to a conflict; it counts as long as `theirs` is what stands there. */
export interface Choice extends Conflict {
  take: 'mine' | 'theirs';
}

/** New values of a file, from one window. */
export interface Edit {
  value: unknown;
  /** That of the file whose values were changed: what others wrote since is kept where other fields are meant. */
  version?: string;
  /** Answers to the conflicts that the same Edit had before. */
  choices?: Choice[];
}

/** How the working copy stands, after each change. */
export interface Status {
  problems: Problem[];
  /** What is missing in translations, and what has changed in the originals since; told where there is no mistake. */
  behind: Problem[];
  /** The version of each file. Where one is another than yours, load the workspace. */
  versions: Record<string, string>;
  /** Values that were edited here, and meanwhile elsewhere in the content folder: saving waits for answers. */
  conflicts: Conflict[];
  /** Files that differ from those saved. */
  unsaved: string[];
  /** Counts how often what the preview draws has changed. */
  previewVersion: number;
}

/** The answer to an Edit. */
export interface Written extends Status {
  /** The values of the file as they are now: what was sent, and what others changed. */
  value: unknown;
  /** Where another window changed the same values. Then nothing was written: send the Edit again with choices. */
  unwritten: Conflict[];
  /** Other files that changed with it: they are taken back together. */
  followed: string[];
}

/** Everything that the editor shows: the content as edited, saved or not. */
export interface Workspace extends Status {
  schemas: Record<SchemaName, FieldSchema>;
  /**
   * The values of each file, null where they cannot be read. Of a file without a form, a picture for example, its version:
   * an earlier one can be sent back.
   */
  files: Files;
}

/** One step of publishing. */
export interface PublishStep {
  label: string;
  state: 'waiting' | 'running' | 'done' | 'failed';
  /** What it is at now. */
  detail?: string;
}

/** Who publishes, as the history names them. */
export interface Author {
  name: string;
  email: string;
}

/** What the public sees, and what it does not see yet. */
export interface Publication {
  /** Why nothing can be published from here, and what to do. */
  obstacle?: string;
  address: string;
  author?: Author;
  /** What was saved and is not public yet, in words. */
  changes: string[];
  /** When what is public now was first seen at the address, as an ISO date; missing when it never was. */
  since?: string;
  /** Whether there is a version before to go back to. */
  canRollBack: boolean;
  isRunning: boolean;
  /** Of the publication that is running, or the last one. */
  steps: PublishStep[];
  /** Why it did not succeed, and what to do. */
  failure?: string;
}

/** The content as it was saved once. */
export interface SavedVersion {
  id: string;
  /** As an ISO date. */
  date: string;
  /** What was changed, in words. */
  changes: string;
  /** Its files that differ from the version before. */
  files: string[];
  /** When it became public, as an ISO date. */
  published?: string;
  /** The file of the page that its picture shows; missing where it has none. */
  pictured?: string;
}

/** Of what the history wants a picture. */
export interface Unpictured {
  /** Missing when what is saved has its picture. */
  version?: {
    id: string;
    /** Where it differs most from the version before: one place that holds all changes of a file. */
  } & Place;
}

/** A file that visitors get as it is. */
export interface PublicFile {
  name: string;
  /** In bytes. */
  size: number;
}
