/** Sends changes to the server automatically. Its responses never overwrite newer typing. */
import type { Conflict, Edit, Status, Workspace, Written } from '../api.ts';
import { request, sendLast, Unreachable } from './request.ts';
import { mergeAll, mergeResponse, pendingFiles } from './server-files.ts';
import { useEditor } from './store.ts';

/** The pause in typing after which a change is sent, in milliseconds. */
const PAUSE = 400;
/** The time until a failed request is repeated, in milliseconds. */
const RETRY = 2000;

const { getState: get, setState: set } = useEditor;

let isReachable = true;
let timer: ReturnType<typeof setTimeout>;
let queue: Promise<unknown> = Promise.resolve();

/** The path of the requests for a file. */
export const fileQuery = (file: string) => `file?${new URLSearchParams({ file })}`;

/** The request that sends a changed file. */
function requestFor(
  file: string,
  value: unknown = get().files[file],
): [path: string, method: string, body?: Edit] {
  const { versions, choices } = get();
  if (value === undefined) return [fileQuery(file), 'DELETE'];
  const own = choices.filter((choice) => choice.file === file);
  return [fileQuery(file), 'PUT', { value, version: versions[file], choices: own } as Edit];
}

/** The unsaved files, including those with changes that were not sent yet. */
const withPending = (unsaved: string[]) => [...new Set([...unsaved, ...pendingFiles()])];

/** The status without `versions`: these must stay the versions on which the pending changes are based. */
const withoutVersions = ({ problems, outdated, conflicts, unsaved, previewVersion }: Status) => ({
  problems,
  outdated,
  conflicts,
  unsaved: withPending(unsaved),
  previewVersion,
});

/**
 * A change without a response: the server may have received it. It is sent again before newer values. Otherwise, it would
 * look like a change of somebody else.
 */
let unanswered: { file: string; value: unknown } | undefined;

async function send() {
  clearTimeout(timer);
  const unwritten: Conflict[] = [];
  /**
   * The status after the last file. Earlier ones may report temporary problems, such as a picture without description.
   */
  let status: Status | undefined;
  for (const file of new Set([...(unanswered ? [unanswered.file] : []), ...pendingFiles()])) {
    const value: unknown = unanswered?.file === file ? unanswered.value : get().files[file];
    const answer = await request<Partial<Written> & Status>(...requestFor(file, value)).catch((error) => {
      unanswered = error instanceof Unreachable ? { file, value } : undefined;
      throw error;
    });
    unanswered = undefined;
    if (answer.unwritten && answer.unwritten.length > 0) {
      set(withoutVersions(answer));
      unwritten.push(...answer.unwritten);
      continue;
    }
    set({ versions: { ...get().versions, [file]: answer.versions[file]! } });
    mergeResponse(file, value, answer.value);
    status = answer;
  }
  if (status) await applyStatus(status);
  const { unwritten: before, choices } = get();
  if (unwritten.length + before.length + choices.length > 0) set({ unwritten, choices: [] });
}

/** The notice if a conflict must be resolved before saving. */
export const UNDECIDED = 'Not saved yet: decide first which of the two counts.';

/** @throws Error if there are unresolved conflicts with another window, because the server lacks those changes */
export function refuseUndecided() {
  if (get().unwritten.length > 0) throw new Error(UNDECIDED);
}

/** Shows a status. Reloads the files if others have changed any, so that none is overwritten. */
export async function applyStatus(status: Status) {
  set(withoutVersions(status));
  const { versions } = status;
  const shown = get().versions;
  const names = new Set([...Object.keys(versions), ...Object.keys(shown)]);
  if ([...names].some((name) => versions[name] !== shown[name])) await reload();
}

/**
 * Runs a request after all earlier ones, so that no response overtakes a newer one. Pending changes are sent first. While
 * the server restarts, which takes seconds after a change of colours, all requests wait.
 */
export function enqueue<Result>(task: () => Promise<Result>): Promise<Result> {
  const result = queue.then(async () => {
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
        set({ notice: (error as Unreachable).message });
        await new Promise((resolve) => setTimeout(resolve, RETRY));
      }
    }
  });
  queue = result.catch(() => {});
  return result;
}

/** Sends pending changes after a pause. */
export function sendSoon() {
  clearTimeout(timer);
  const sendNow = () => enqueue(async () => {}).catch((error: Error) => set({ notice: error.message }));
  timer = setTimeout(sendNow, PAUSE);
}

/** Shows the content on the server, merged with what was typed here since the last response. */
export function show({ files, ...others }: Workspace) {
  const shown = get().versions;
  // Conflicting files keep the version that was edited here, so that the server reports the conflict.
  const contested = mergeAll(files).map((file) => [file, shown[file]]);
  const versions = { ...others.versions, ...Object.fromEntries(contested) };
  set({ ...others, versions, unsaved: withPending(others.unsaved) });
  if (pendingFiles().length > 0) sendSoon();
}

/** Loads and shows the content. */
export const reload = async () => show(await request<Workspace>('workspace'));

/** Changes the content on the server, and shows the result. */
export const changeContent = async (path: string, body: object | File = {}) =>
  show(await request<Workspace>(path, 'POST', body));

/** The most that browsers send from a closing window, in bytes. */
const KEEPALIVE_LIMIT = 64 * 1024;

/** Whether closing the window would lose pending changes. */
function wouldLose(): boolean {
  const pending = pendingFiles();
  const { size } = new Blob(pending.map((file) => JSON.stringify(requestFor(file))));
  return pending.length > 0 && (!isReachable || get().unwritten.length > 0 || size > KEEPALIVE_LIMIT);
}

/** Sends pending changes when the window closes. If that is not possible, lets the browser warn first. */
export function watchClosing() {
  addEventListener('pagehide', () => {
    for (const file of pendingFiles()) sendLast(...requestFor(file));
  });
  addEventListener('beforeunload', (event) => {
    if (wouldLose()) event.preventDefault();
  });
}
