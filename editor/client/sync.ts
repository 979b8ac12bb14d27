/** Changes go to the editing server by themselves, and its answers never take the place of newer typing. */
import type { Conflict, Edit, Status, Workspace, Written } from '../api.ts';
import { isEqual } from '../values.ts';
import { noteKnown, pendingFiles, take, takeAll } from './known-files.ts';
import { request, sendLast, Unreachable } from './request.ts';
import { useEditor } from './store.ts';

/** How long after the last key a change goes to the server, in milliseconds. */
const PAUSE = 400;
/** How long until a server that did not answer is asked again, in milliseconds. */
const RETRY = 2000;
/** For how long a server that starts anew may be away, on a slow machine too, in milliseconds. */
const RESTART = 15_000;

const RESTARTING = 'One moment: the editor starts anew. What you write is kept here.';

const { getState: get, setState: set } = useEditor;

let isReachable = true;
let timer: ReturnType<typeof setTimeout>;
let queue: Promise<unknown> = Promise.resolve();

/** The address of a file on the editing server. */
export const fileQuery = (file: string) => `file?${new URLSearchParams({ file })}`;

/** How a file that changed here is handed on. */
function change(file: string): [path: string, method: string, body?: Edit] {
  const { files, versions, choices } = get();
  const value = files[file];
  if (value === undefined) return [fileQuery(file), 'DELETE'];
  const own = choices.filter((choice) => choice.file === file);
  return [fileQuery(file), 'PUT', { value, version: versions[file], choices: own } as Edit];
}

/** What is not saved, with what the server has not been told yet. */
const withPending = (unsaved: string[]) => [...new Set([...unsaved, ...pendingFiles()])];

/** How things stand, and nothing else of an answer. The versions stay those that were edited, for answers to be merged with. */
const withoutVersions = ({ problems, behind, conflicts, unsaved, previewVersion }: Status) => ({
  problems,
  behind,
  conflicts,
  unsaved: withPending(unsaved),
  previewVersion,
});

/** What was sent and not answered: the server may have it. */
let unanswered: { file: string; value: unknown } | undefined;

/** Finds out whether what was not answered has arrived: it is no change by somebody else. */
async function findOut({ file, value }: NonNullable<typeof unanswered>) {
  const { files, versions } = await request<Workspace>('workspace');
  unanswered = undefined;
  if (!isEqual(files[file], value)) return;
  noteKnown(file, value);
  set({ versions: { ...get().versions, [file]: versions[file]! } });
}

async function send() {
  clearTimeout(timer);
  if (unanswered) await findOut(unanswered);
  const unwritten: Conflict[] = [];
  const followed: string[] = [];
  /** Of the last file that was written: in between, a picture may lack its description. */
  let status: Status | undefined;
  for (const file of pendingFiles()) {
    const value = get().files[file];
    unanswered = { file, value };
    const answer = await request<Partial<Written> & Status>(...change(file));
    unanswered = undefined;
    if (answer.unwritten && answer.unwritten.length > 0) {
      set(withoutVersions(answer));
      unwritten.push(...answer.unwritten);
      continue;
    }
    set({ versions: { ...get().versions, [file]: answer.versions[file]! } });
    take(file, value, answer.value);
    status = answer;
    followed.push(...(answer.followed ?? []));
  }
  if (status) await takeStatus(status, followed);
  const { unwritten: before, choices } = get();
  if (unwritten.length + before.length + choices.length > 0) set({ unwritten, choices: [] });
}

/** What is said where something has to be decided before anything is saved. */
export const UNDECIDED = 'Not saved yet: decide first which of the two counts.';

/** @throws Error where another window has changed the same and nobody has decided: the server lacks what was typed here */
export function refuseUndecided() {
  if (get().unwritten.length > 0) throw new Error(UNDECIDED);
}

/**
 * Takes how things stand; files that are others than those that are shown are loaded, so that none is written over.
 * @param followed those that belong to the last change made here
 */
export async function takeStatus(status: Status, followed: string[] = []) {
  set(withoutVersions(status));
  const { versions } = status;
  const shown = get().versions;
  const names = new Set([...Object.keys(versions), ...Object.keys(shown)]);
  if ([...names].some((name) => versions[name] !== shown[name])) await reload(followed);
}

/**
 * Requests go one after the other, so that no answer overtakes a newer one; changes go first. While the server is away,
 * which it is for seconds after a change of colours, all of them wait.
 */
export function enqueue<Result>(task: () => Promise<Result>): Promise<Result> {
  const result = queue.then(async () => {
    let left = 0;
    for (;;) {
      try {
        await send();
        const answer = await task();
        if (!isReachable) set({ notice: '' });
        isReachable = true;
        return answer;
      } catch (error) {
        isReachable = !(error instanceof Unreachable);
        if (isReachable) throw error;
        left ||= Date.now();
        set({ notice: Date.now() - left < RESTART ? RESTARTING : (error as Unreachable).message });
        await new Promise((resolve) => setTimeout(resolve, RETRY));
      }
    }
  });
  queue = result.catch(() => {});
  return result;
}

/** Hands changes on after a pause. */
export function sendSoon(pause = PAUSE) {
  clearTimeout(timer);
  const sendNow = () => enqueue(async () => {}).catch((error: Error) => set({ notice: error.message }));
  timer = setTimeout(sendNow, pause);
}

/** Shows what the server has, with what was typed here since it was last told. */
export function show({ files, ...others }: Workspace, followed: string[] = []) {
  const shown = get().versions;
  // Those that were edited, so that the server finds out that others changed the same.
  const edited = takeAll(files, followed).map((file) => [file, shown[file]]);
  const versions = { ...others.versions, ...Object.fromEntries(edited) };
  set({ ...others, versions, unsaved: withPending(others.unsaved) });
  if (pendingFiles().length > 0) sendSoon();
}

/** Shows the content as it is now. @param followed files that belong to the last change made here */
export const reload = async (followed: string[] = []) =>
  show(await request<Workspace>('workspace'), followed);

/** Does something to the content on the server, and shows what it is then. */
export const changeContent = async (path: string, body: object | File = {}) =>
  show(await request<Workspace>(path, 'POST', body));

/** What browsers send at most from a window that is left, in bytes. */
const LAST = 64 * 1024;

/** Whether what was not handed on yet would be lost with the window. */
function wouldLose(): boolean {
  const pending = pendingFiles();
  const { size } = new Blob(pending.map((file) => JSON.stringify(change(file))));
  return pending.length > 0 && (!isReachable || get().unwritten.length > 0 || size > LAST);
}

/** The last moments of a window: what was not handed on is; nobody leaves unasked where that cannot be. */
export function watchClosing() {
  addEventListener('pagehide', () => {
    for (const file of pendingFiles()) sendLast(...change(file));
  });
  addEventListener('beforeunload', (event) => {
    if (wouldLose()) event.preventDefault();
  });
}
