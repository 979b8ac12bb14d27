import { create } from 'zustand';
import type { Problem } from '../../src/content/check/problem.ts';
import type { PictureMetadata } from '../../src/content/picture.ts';
import type { FileHistory, Status, Workspace } from '../api.ts';
import { PICTURES_FILE, pictureFile } from '../files.ts';
import type { FieldPath } from './form/field-props.ts';
import { request } from './request.ts';

/** How long after the last key a change goes to the server, in milliseconds. */
const PAUSE = 400;

/** What the editor shows. */
export interface EditorState extends Workspace {
  /** What the last action came to. */
  notice: string;
  /** The file whose form is open. */
  file: string;
  /** The place in it that the person asked to see: entries around it open. */
  target: FieldPath | undefined;
  /** The block that is edited, counted from 0; undefined elsewhere. */
  block: number | undefined;
  /** The field that a picture is being chosen for. */
  choosing: { current: string; onChoose: (name: string) => void } | undefined;
}

export const useEditor = create<EditorState>(() => ({
  schemas: { company: {}, navigation: {}, page: {}, pictures: {} },
  files: {},
  problems: [],
  versions: {},
  conflicts: [],
  unsaved: [],
  previewVersion: 0,
  notice: '',
  file: '',
  block: undefined,
  target: undefined,
  choosing: undefined,
}));

const { getState: get, setState: set } = useEditor;

/** What is said of each picture, by its file. Written by hand, it may be incomplete. */
export const descriptionsOf = (files: EditorState['files']) =>
  (files[PICTURES_FILE] ?? {}) as Record<string, Partial<PictureMetadata> | null>;

/** Changes that the server does not have yet. */
const pending = new Map<string, unknown>();
let timer: ReturnType<typeof setTimeout>;
let queue: Promise<unknown> = Promise.resolve();

/** Puts in order what the server answers and what was typed meanwhile. */
const show = (workspace: Workspace) =>
  set({ ...workspace, files: { ...workspace.files, ...Object.fromEntries(pending) } });

/** Requests go one after the other, so that no answer overtakes a newer one; changes go first. */
function enqueue<Result>(task: () => Promise<Result>): Promise<Result> {
  const result = queue.then(async () => {
    clearTimeout(timer);
    for (const [file, value] of pending) {
      set(await request<Status>(`file?${new URLSearchParams({ file })}`, 'PUT', { value }));
      if (pending.get(file) === value) pending.delete(file);
    }
    return task();
  });
  queue = result.catch(() => {});
  return result;
}

/** Does something in its turn, and says what went wrong. */
function run(task: () => Promise<void>) {
  set({ notice: '' });
  enqueue(task).catch((error: Error) => set({ notice: error.message }));
}

/** Loads everything. @throws Error when the server does not answer */
export async function load() {
  show(await request<Workspace>('workspace'));
  set({ file: decodeURIComponent(location.hash.slice(1)) || 'company.yaml' });
}

/** Takes the new values of a file; they go to the working copy by themselves. */
export function edit(file: string, value: unknown) {
  set(({ files }) => ({ notice: '', files: { ...files, [file]: value } }));
  pending.set(file, value);
  clearTimeout(timer);
  timer = setTimeout(() => run(async () => {}), PAUSE);
}

/** Opens the form of a file, at a field of it. */
export function open(file: string, target?: FieldPath) {
  set({ file, target, block: undefined });
  document.querySelector('main')?.scrollTo(0, 0);
  history.replaceState(null, '', `#${encodeURIComponent(file)}`);
}

/** Opens the form in which a mistake is corrected, at its field. */
export function goTo({ file, path }: Problem) {
  const picture = pictureFile(file);
  if (picture) open(PICTURES_FILE, [picture]);
  else open(file, path && ([...path] as FieldPath));
}

export const save = () =>
  run(async () => {
    const status = await request<Status>('save', 'POST', {});
    const isSaved = status.unsaved.length === 0;
    const notice = isSaved
      ? 'Saved.'
      : 'Not saved yet: correct what is listed below first. Nothing you wrote is lost.';
    set({ ...status, notice });
    if (!isSaved) document.getElementById('problems-title')?.focus();
  });

export function discard() {
  pending.clear();
  run(async () => show(await request<Workspace>('discard', 'POST', {})));
}

/** Adds a page, and opens it at once, so that nobody goes on writing in the page before. */
export function addPage(name: string) {
  open(`pages/${name}.yaml`);
  run(async () => show(await request<Workspace>('pages', 'POST', { name })));
}

const removeFile = (file: string) => request<Workspace>(`file?${new URLSearchParams({ file })}`, 'DELETE');

/** Removes a file after a question, which says too whether it can be brought back. */
export const remove = (file: string, question: string) =>
  run(async () => {
    const history = await request<FileHistory>(`history?${new URLSearchParams({ file })}`);
    if (!confirm(`${question}\n\n${remedyOf(history)}`)) return;
    const left = await removeFile(file);
    if (file === get().file) open('pages/index.yaml');
    show(left);
  });

function remedyOf({ isSaved, isCommitted }: FileHistory): string {
  if (!isSaved) return 'It was never saved: nothing brings it back.';
  const until = 'Until you save, “Forget changes” brings it back. After that';
  return isCommitted
    ? `${until} the history of the site (git) still has it.`
    : `${until} it is gone: the history of the site (git) does not have it as it stands.`;
}

/** Removes a picture that was added and is not wanted after all. */
export const dropPicture = (file: string) => run(async () => show(await removeFile(`pictures/${file}`)));

/** Adds a picture and gives the name of its file. @throws Error with the reason when it cannot be used */
export const addPicture = (picture: File): Promise<string> =>
  enqueue(async () => {
    const query = new URLSearchParams({ name: picture.name });
    const { file, ...workspace } = await request<Workspace & { file: string }>(
      `pictures?${query}`,
      'POST',
      picture,
    );
    show(workspace);
    return file;
  });
