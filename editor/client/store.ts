/** The state of the editor’s page, with its undo and redo. */
import { temporal } from 'zundo';
import { create } from 'zustand';
import type { Path } from '../../src/content/check/path.ts';
import type { PictureMetadata } from '../../src/content/picture.ts';
import { BASE, type Choice, type Conflict, type FieldPath, type Place, type Workspace } from '../api.ts';
import { type Files, PICTURES_FILE } from '../files.ts';

/** The pane that a narrow window shows. A wide window shows all of them. */
export type View = 'contents' | 'form' | 'preview';

/** Identifies a field of the content in one text. */
export const placeKey = (file: string, path: Path) => [file, ...path].join('\n');

/** The content, and the state of the page. */
export interface EditorState extends Workspace {
  /** The outcome of the last action. */
  notice: string;
  view: View;
  /** The file whose form is open. */
  file: string;
  /** The requested place in it. The entries around it open. */
  target: FieldPath | undefined;
  /** The fields that the user has visited, by their `placeKey`. */
  visited: Record<string, true>;
  /** Whether the user has tried to save. From then on, missing values in unvisited fields are reported. */
  hasTriedToSave: boolean;
  /** The field that is being edited. */
  focus: FieldPath | undefined;
  /** Values that another window has changed too. Nothing is saved until the user decides. */
  unwritten: Conflict[];
  /** The user’s decisions that have not been sent yet. */
  choices: Choice[];
  /** Whether the preview’s server restarts, for a new theme. */
  isRestarting: boolean;
  /** The field that a picture is being chosen for. */
  choosing: Place | undefined;
}

/** The maximum number of steps that can be undone. */
const STEPS = 300;
/** The pause after which typing in the same field begins a new step of undo, in milliseconds. */
const STEP_PAUSE = 1500;

let typing = { place: '', time: 0 };

/** Decides whether a change begins a step of undo. Letters typed into one field without a pause are one step. */
function beginsStep(place: string): boolean {
  const { place: last, time } = typing;
  typing = { place, time: Date.now() };
  return place === '' || place !== last || typing.time - time > STEP_PAUSE;
}

export const useEditor = create<EditorState>()(
  temporal(
    (): EditorState => ({
      // Loaded with the content, before any form is drawn.
      schemas: {} as Workspace['schemas'],
      files: {},
      problems: [],
      outdated: [],
      versions: {},
      conflicts: [],
      unsaved: [],
      previewVersion: 0,
      notice: '',
      view: 'form',
      file: '',
      target: undefined,
      visited: {},
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

/** Changes the files as one step of undo. @param place the `placeKey` of the text field, if the change was typed */
export function setFiles(files: Files, place = '') {
  const { pause, resume } = useEditor.temporal.getState();
  if (!beginsStep(place)) pause();
  useEditor.setState({ files });
  resume();
}

/** Undoes or redoes one step. The next typing begins a new step. */
export function moveInHistory(direction: 'undo' | 'redo') {
  typing = { place: '', time: 0 };
  useEditor.temporal.getState()[direction]();
}

/** The descriptions of all pictures, by their files. They may be incomplete, because the file may be edited by hand. */
export const descriptionsOf = (files: Files) =>
  (files[PICTURES_FILE] ?? {}) as Record<string, Partial<PictureMetadata> | null>;

/** The address of a picture’s thumbnail. It changes when the picture is replaced. */
export const pictureUrl = (file: string, files: Files) =>
  `${BASE}/pictures/${file}?${new URLSearchParams({ version: String(files[`pictures/${file}`]) })}`;

/** The address of a rendered logo. */
export const logoUrl = (file: string) => `${BASE}/logos/${encodeURIComponent(file)}`;
