/** The user’s actions on the editor’s page. */
import type { Problem } from '../../src/content/check/problem.ts';
import { englishNameOf, fileInLanguage } from '../../src/content/languages.ts';
import { MOST_LINKS } from '../../src/content/navigation.ts';
import type { FieldPath, Status, Workspace } from '../api.ts';
import {
  addressOfPage,
  COMPANY_FILE,
  HOME_FILE,
  PICTURES_FILE,
  pictureFile,
  schemaNameOf,
  THEME_FILE,
} from '../files.ts';
import { changedPath } from '../merge.ts';
import { valueAt, withValueAt } from '../values.ts';
import { locationOf } from './locations.ts';
import { menuFor, withoutPlanned } from './references.ts';
import { request } from './request.ts';
import { beginAction, run } from './run.ts';
import { changedFiles, dropPending } from './server-files.ts';
import { moveInHistory, placeKey, setFiles, useEditor } from './store.ts';
import {
  applyStatus,
  changeContent,
  enqueue,
  fileQuery,
  refuseUndecided,
  reload,
  sendSoon,
  show,
  UNDECIDED,
  watchClosing,
} from './sync.ts';

const { getState: get, setState: set, temporal } = useEditor;

/** Loads the content. @throws Error if the server does not respond */
export async function load() {
  await reload();
  temporal.getState().clear();
  const wanted = decodeURIComponent(location.hash.slice(1));
  set({ file: get().files[wanted] ? wanted : COMPANY_FILE });
  watchClosing();
}

/** Changes the values of a file, and schedules sending them to the server. */
export function edit(file: string, value: unknown) {
  const { files } = get();
  const path = changedPath(files[file], value);
  if (!path) return;
  const isTyped = typeof valueAt(value, path) === 'string';
  beginAction();
  const isPublished = (value as { published?: unknown } | null)?.published === true;
  // A published page is no longer planned.
  const changed = { [file]: value, ...(isPublished && withoutPlanned(addressOfPage(file), files)) };
  // The server’s next status confirms this.
  set({ unsaved: [...new Set([...get().unsaved, ...Object.keys(changed)])] });
  setFiles({ ...files, ...changed }, isTyped ? placeKey(file, path) : '');
  sendSoon();
}

/** Opens the form of a file, optionally at a field. */
export function open(file: string, target?: FieldPath): void {
  const picture = pictureFile(file);
  if (picture) {
    open(PICTURES_FILE, [picture]);
    return;
  }
  // In the open form, focusing the field scrolls to it. Resetting the scroll position would hide a focused field.
  const isAtField = target && file === get().file;
  set({ file, target, focus: undefined, view: 'form' });
  if (!isAtField) document.querySelector('[data-pane=form]')?.scrollTo(0, 0);
  history.replaceState(null, '', `#${encodeURIComponent(file)}`);
}

/** Opens the form at the field of a mistake. */
export function goTo({ file, path }: Problem) {
  open(file, path && ([...path] as FieldPath));
}

/** Undoes or redoes a change, and opens its place. */
function undoOrRedo(direction: 'undo' | 'redo') {
  const { files: before } = get();
  moveInHistory(direction);
  const { files } = get();
  const changed = changedFiles(before, files);
  // A change of a page may include pictures, the menu and originals of translations.
  const file =
    changed.find((name) => schemaNameOf(name) === 'page') ?? changed.find(schemaNameOf) ?? changed[0];
  if (!file) return;
  sendSoon();
  const path = changedPath(before[file], files[file]);
  const isThere = files[file] !== undefined;
  if (schemaNameOf(file) || pictureFile(file)) open(isThere ? file : HOME_FILE, isThere ? path : undefined);
  const label = direction === 'undo' ? 'Taken back' : 'Made again';
  // An added or removed file is named by its values before or after the change.
  const place = locationOf({ ...before, ...files }, file, path);
  beginAction();
  set({ notice: `${label}: ${place}.` });
}
export const undo = () => undoOrRedo('undo');
export const redo = () => undoOrRedo('redo');

export function save() {
  // Leaving a field corrects its telephone number.
  const field = document.activeElement as HTMLElement | null;
  field?.blur();
  field?.focus();
  return run(async () => {
    refuseUndecided();
    const isNewTheme = get().unsaved.includes(THEME_FILE);
    const status = await request<Status>('save', 'POST', {});
    const isSaved = status.unsaved.length === 0;
    if (isSaved && isNewTheme) set({ isRestarting: true });
    await applyStatus(status);
    set({ hasTriedToSave: !isSaved, view: isSaved ? get().view : 'form' });
    if (isSaved) return 'Saved.';
    if (status.conflicts.length > 0) return UNDECIDED;
    // After the list is drawn.
    requestAnimationFrame(() => document.getElementById('problems-title')?.focus());
    return 'Not saved yet: correct what is listed below first. Nothing you wrote is lost.';
  }, 'Saving…');
}

export function discard() {
  dropPending();
  run(() => changeContent('discard'));
}

/** Adds a page, and opens it. @returns the refusal, if any */
export const addPage = (name: string) =>
  run(async () => {
    await changeContent('pages', { name });
    open(`pages/${name}.yaml`, ['title']);
  }, 'The page is being added…');

export type PageChange = 'rename' | 'copy' | 'menu';

/** Renames or copies a page, or adds it to the menu. @param text the new address, or the label in the menu */
export async function changePage(change: PageChange, file: string, text: string) {
  if (change === 'menu') return addToMenu(file, text);
  return run(async () => {
    await changeContent(`pages/${change}`, { file, name: text });
    open(file.replace(/[^/]+\.yaml$/, `${text}.yaml`));
    return change === 'copy'
      ? 'This is the copy. It is a draft.'
      : 'The page has its new address. Links follow.';
  });
}

/** Adds a page at the end of its menu. @returns the refusal, if any */
function addToMenu(page: string, label: string): string | undefined {
  const { files } = get();
  const { file, links, to } = menuFor(page, files);
  if (!links) return 'The menu cannot be read: correct it first.';
  if (links.length >= MOST_LINKS)
    return `The menu is full: ${MOST_LINKS} links are the most. Remove one under Menu and footer first.`;
  edit(file, withValueAt(files[file], ['header', 'links'], [...links, { label, to }]));
  set({ notice: `“${label}” is in the menu now. Look at it, then press Save.` });
  return undefined;
}

/** Marks a translation as up to date. */
export const confirmTranslation = (file: string) =>
  run(async () => {
    await changeContent('translations', { file });
    return 'Noted. Press Save.';
  });

/** Copies an original into a language, to be translated there, and opens the copy. */
export const addTranslation = (file: string, language: string) =>
  run(async () => {
    await changeContent('translations/add', { file, language });
    open(fileInLanguage(file, language));
    return file.startsWith('pages/')
      ? 'This is a copy of the original, as a draft: translate it, then tick “Published”.'
      : 'This is a copy of the original: translate it.';
  });

/** Adds a language, and opens its menu. @param tag the language in addresses: `sw` */
export const addLanguage = (tag: string) =>
  run(async () => {
    await changeContent('languages', { tag });
    open(`navigation.${tag}.yaml`);
    return `${englishNameOf(tag)} is a draft until its home page is published: translate this, then its pages.`;
  });

const removeFile = (file: string) => request<Workspace>(fileQuery(file), 'DELETE');

/** Removes a file after a question. */
export const remove = (file: string, question: string) =>
  run(async () => {
    if (!confirm(`${question}\n\n“Undo” can bring it back, and “History” as it was last saved.`)) return;
    const left = await removeFile(file);
    if (file === get().file) open(HOME_FILE);
    show(left);
  });

/** Removes a picture that was just added but not used. */
export const dropPicture = (file: string) => run(async () => show(await removeFile(`pictures/${file}`)));

const upload = (query: Record<string, string>, picture: File) =>
  enqueue(async () => {
    const path = `pictures?${new URLSearchParams({ name: picture.name, ...query })}`;
    const { file, ...workspace } = await request<Workspace & { file: string }>(path, 'POST', picture);
    show(workspace);
    return file;
  });

/** Adds a picture. @returns the name of its file @throws Error with the reason if it cannot be used */
export const addPicture = (picture: File): Promise<string> => upload({}, picture);

/** Replaces a logo by a drawing. @throws Error with the reason if it cannot be used */
export const putLogo = (whose: string, drawing: File) =>
  enqueue(() => changeContent(`logos?${new URLSearchParams({ whose, name: drawing.name })}`, drawing));

/** Replaces a picture. @throws Error with the reason if it cannot be used */
export const replacePicture = async (file: string, picture: File) => {
  beginAction();
  await upload({ instead: file }, picture);
  set({ notice: 'The picture is replaced. See whether its description and its focus still fit.' });
};
