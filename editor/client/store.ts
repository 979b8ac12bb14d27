/** The state of the editor’s page, with its undo and redo. */
import { temporal } from 'zundo';
import { create } from 'zustand';
import type { PictureMetadata } from '../../src/content/picture.ts';
import { BASE, type Choice, type Conflict, type FieldPath, type Place, type Workspace } from '../api.ts';
import { type Files, PICTURES_FILE } from '../files.ts';

/** What a narrow window shows of the editor; a wide one shows all of them. */
export type View = 'contents' | 'form' | 'preview';

/** What the editor shows. */
export interface EditorState extends Workspace {
  /** What the last action came to. */
  notice: string;
  view: View;
  /** The file whose form is open. */
  file: string;
  /** The place in it that the person asked to see: entries around it open. */
  target: FieldPath | undefined;
  /** Fields that the person has been in, as `touchedKey` names them. */
  touched: Record<string, true>;
  /** Whether the person wanted to save: then what is missing counts too. */
  hasTriedToSave: boolean;
  /** The field that is being edited. */
  focus: FieldPath | undefined;
  /** Values that another window changed since this one had them: nothing is saved until the person has chosen. */
  unwritten: Conflict[];
  /** What the person chose, until it was sent. */
  choices: Choice[];
  /** Whether the preview is started anew, for another theme. */
  isRestarting: boolean;
  /** The field that a picture is being chosen for. */
  choosing: Place | undefined;
}

/** How many changes can be undone. */
const STEPS = 300;
/** After such a pause, in milliseconds, typing in the same field begins a new step of undo. */
const STEP_PAUSE = 1500;

let typing = { place: '', time: 0 };

/** In the place of a text field: what belongs to the step before. */
export const JOINED = 'joined';

/** Letters typed into one field, without a pause, are one step of undo. @returns whether this one begins a step */
function beginsStep(place: string): boolean {
  if (place === JOINED) return false;
  const { place: last, time } = typing;
  typing = { place, time: Date.now() };
  return place === '' || place !== last || typing.time - time > STEP_PAUSE;
}

export const useEditor = create<EditorState>()(
  temporal(
    (): EditorState => ({
      // All of them come with the content, before a form is drawn.
      schemas: {} as Workspace['schemas'],
      files: {},
      problems: [],
      behind: [],
      versions: {},
      conflicts: [],
      unsaved: [],
      previewVersion: 0,
      notice: '',
      view: 'form',
      file: '',
      target: undefined,
      touched: {},
      hasTriedToSave: false,
      focus: undefined,
      unwritten: [],
      choices: [],
      isRestarting: false,
      choosing: undefined,
    }),
    {
      limit: STEPS,
      partialize: ({ files }) => ({ files }),
      equality: (past, current) => past.files === current.files,
    },
  ),
);

/** Changes the files as one step of undo. @param place the text field that it is typed into, if it is */
export function setFiles(files: Files, place = '') {
  const { pause, resume } = useEditor.temporal.getState();
  if (!beginsStep(place)) pause();
  useEditor.setState({ files });
  resume();
}

/** Takes the last step back, or makes it again; whatever is typed next begins another. */
export function takeStep(direction: 'undo' | 'redo') {
  typing = { place: '', time: 0 };
  useEditor.temporal.getState()[direction]();
}

/** What is said of each picture, by its file. Written by hand, it may be incomplete. */
export const descriptionsOf = (files: Files) =>
  (files[PICTURES_FILE] ?? {}) as Record<string, Partial<PictureMetadata> | null>;

/** Where the small version of a picture is; another address for each file that takes its place. */
export const pictureUrl = (file: string, files: Files) =>
  `${BASE}/pictures/${file}?${new URLSearchParams({ version: String(files[`pictures/${file}`]) })}`;

/** Where a logo is, as a picture. */
export const logoUrl = (file: string) => `${BASE}/logos/${encodeURIComponent(file)}`;
