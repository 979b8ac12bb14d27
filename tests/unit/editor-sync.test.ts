/** Tests the editor’s page with its server, without a browser: edits, simultaneous changes by others, and saving. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Choice, Conflict, Workspace } from '../../editor/api.ts';
import {
  addPicture,
  changePage,
  discard,
  dropPicture,
  edit,
  redo,
  save,
  undo,
} from '../../editor/client/actions.ts';
import { dropPending } from '../../editor/client/server-files.ts';
import { useEditor } from '../../editor/client/store.ts';
import { changeContent, enqueue, reload, watchClosing } from '../../editor/client/sync.ts';
import { createRoutes } from '../../editor/server/routes.ts';
import { openWorkingCopy, type WorkingCopy } from '../../editor/server/working-copy.ts';

// The check has its own tests.
vi.mock('../../src/content/check/check-content.ts', () => ({ checkContent: async () => [] }));
vi.mock('../../src/content/check/outdated-translations.ts', async (original) => ({
  ...(await original<object>()),
  outdatedTranslations: async () => [],
}));

const FILES = {
  'company.yaml': 'name: One\ncity: Here\n',
  'navigation.yaml': 'header: { links: [] }\n',
  'navigation.ar.yaml': 'header: { links: [] }\n',
  'pages/index.yaml': 'title: Home\n',
  'pages/about.yaml': 'title: About\n',
  'pages/ar/about.yaml': 'title: من نحن\n',
  'originals/ar/pages/about.yaml': 'title: About\n',
  'pictures/pictures.yaml': 'a.jpg: { alt: The first }\n',
  'pictures/a.jpg': 'first',
};
const HEADERS = { host: 'localhost', origin: 'http://localhost' };

let folder: string;
let copy: WorkingCopy;
let server: Awaited<ReturnType<typeof createRoutes>>;
/** Simulates closing the window. @returns whether it closes without a confirmation dialog */
let leave: () => boolean;

const state = () => useEditor.getState();
const settle = () => enqueue(async () => {});
const saved = (file: string) => readFileSync(join(folder, 'content', file), 'utf8');

/** Sends a request of another window to the server. @returns the body of the response */
async function other<Answer>(
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  path: string,
  payload?: object,
): Promise<Answer> {
  const headers = { ...HEADERS };
  const answer = await server.inject({
    method,
    url: `/@editor/${path}`,
    headers,
    ...(payload && { payload }),
  });
  return answer.json();
}
const otherFiles = async () => (await other<Workspace>('GET', 'workspace')).files;
const otherEdits = (file: string, value: object) => other('PUT', `file?file=${file}`, { value });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'editor-sync-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, 'content', file)), { recursive: true });
    writeFileSync(join(folder, 'content', file), text);
  }
  copy = openWorkingCopy(join(folder, 'content'), join(folder, 'work'));
  copy.sync();
  const versions = { record: async () => {} };
  server = await createRoutes({ copy, versions } as never, new Map());
  vi.stubGlobal('fetch', async (url: string, { method, headers, body }: RequestInit) => {
    const payload = body instanceof File ? Buffer.from(await body.arrayBuffer()) : body;
    const request = { method, url, headers: { ...(headers as object), ...HEADERS }, payload };
    const { body: text, statusCode } = await server.inject(request as never);
    return new Response(text, { status: statusCode });
  });
  vi.stubGlobal('requestAnimationFrame', () => {});
  vi.stubGlobal('document', { querySelector: () => null, activeElement: null });
  vi.stubGlobal('history', { replaceState: () => {} });
  const listeners: Record<string, (event: object) => void> = {};
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => {
    listeners[name] = listener;
  });
  watchClosing();
  leave = () => {
    const preventDefault = vi.fn();
    listeners['beforeunload']!({ preventDefault });
    return preventDefault.mock.calls.length === 0;
  };
  useEditor.setState({ files: {}, versions: {}, unwritten: [], conflicts: [], choices: [] });
  dropPending();
  await enqueue(reload);
  useEditor.temporal.getState().clear();
});
afterEach(async () => {
  await settle();
  vi.unstubAllGlobals();
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Changes the name of the company in both windows. */
async function disagree() {
  await otherEdits('company.yaml', { name: 'Theirs', city: 'Here' });
  edit('company.yaml', { name: 'Mine', city: 'Here' });
  await settle();
}
const CONFLICT = { file: 'company.yaml', path: ['name'], mine: 'Mine', theirs: 'Theirs' };

test('a conflict between two windows stays open during other edits', async () => {
  await disagree();
  expect(state().unwritten).toEqual([CONFLICT]);
  edit('pages/about.yaml', { title: 'Us' });
  await settle();
  await enqueue(reload);
  await settle();
  expect(await otherFiles()).toMatchObject({
    'company.yaml': { name: 'Theirs' },
    'pages/about.yaml': { title: 'Us' },
  });
  expect(state().files['company.yaml']).toEqual({ name: 'Mine', city: 'Here' });
  expect(state().unwritten).toEqual([CONFLICT]);
});

test('fields without a conflict are merged at once', async () => {
  await otherEdits('company.yaml', { name: 'Theirs', city: 'There' });
  edit('company.yaml', { name: 'Mine', city: 'Here' });
  await settle();
  await enqueue(reload);
  await settle();
  expect(state().files['company.yaml']).toEqual({ name: 'Mine', city: 'There' });
  expect(state().unwritten).toEqual([CONFLICT]);
});

test.each([
  ['mine', 'Mine'],
  ['theirs', 'Theirs'],
] as const)('a conflict can be resolved with “%s”', async (take, name) => {
  await disagree();
  const choices: Choice[] = [{ ...CONFLICT, take }];
  useEditor.setState({ choices });
  await enqueue(() => changeContent('resolve', { choices }));
  expect((await otherFiles())['company.yaml']).toEqual({ name, city: 'Here' });
  expect(state()).toMatchObject({ unwritten: [], choices: [] });
  expect(state().files['company.yaml']).toEqual({ name, city: 'Here' });
});

test('nothing is saved before a conflict between windows is resolved', async () => {
  await disagree();
  edit('pages/about.yaml', { title: 'Us' });
  save();
  await settle();
  expect(saved('pages/about.yaml')).toBe(FILES['pages/about.yaml']);
  expect(state().notice).toBe('Not saved yet: decide first which of the two counts.');
});

test('nothing is saved before conflicts with another program are resolved, and each is listed', async () => {
  edit('company.yaml', { name: 'Mine', city: 'Mine' });
  await settle();
  writeFileSync(join(folder, 'content/company.yaml'), 'name: Theirs\ncity: Theirs\n');
  save();
  await settle();
  const { conflicts, notice } = state();
  expect(conflicts).toHaveLength(2);
  expect(notice).toBe('Not saved yet: decide first which of the two counts.');
  const [name, city] = conflicts as [Conflict, Conflict];
  const choices: Choice[] = [
    { ...name, take: 'mine' },
    { ...city, take: 'theirs' },
  ];
  await enqueue(() => changeContent('resolve', { choices }));
  save();
  await settle();
  expect(state().notice).toBe('Saved.');
  expect(saved('company.yaml')).toBe('name: Mine\ncity: Theirs\n');
});

test.each([
  ['the old value is restored', () => edit('company.yaml', { name: 'One', city: 'Here' })],
  ['the changes are discarded', discard],
])('a conflict ends if %s', async (_what, act) => {
  await disagree();
  act();
  await settle();
  await settle();
  expect(state().unwritten).toEqual([]);
});

test.each([
  ['mine', { title: 'Us' }],
  ['theirs', undefined],
] as const)(
  'a conflict about a page that another window removed can be resolved with “%s”',
  async (take, value) => {
    await other('DELETE', 'file?file=pages/about.yaml');
    edit('pages/about.yaml', { title: 'Us' });
    await settle();
    const [conflict] = state().unwritten;
    expect(conflict).toMatchObject({ file: 'pages/about.yaml', path: [] });
    const choices = [{ ...conflict!, take }];
    useEditor.setState({ choices });
    await enqueue(() => changeContent('resolve', { choices }));
    expect((await otherFiles())['pages/about.yaml']).toEqual(value);
    expect(state().files['pages/about.yaml']).toEqual(value);
    expect(Object.keys(state().files).includes('pages/about.yaml')).toBe(take === 'mine');
  },
);

test('closing the window asks for confirmation if the server would not get all changes', async () => {
  expect(leave()).toBe(true);
  edit('pages/about.yaml', { title: 'Us' });
  expect(leave()).toBe(true);
  edit('pages/about.yaml', { title: '我们'.repeat(15_000) });
  expect(leave()).toBe(false);
  await settle();
  expect(leave()).toBe(true);
  await disagree();
  expect(leave()).toBe(false);
});

test('undo of renaming a page restores its translations and their originals too', async () => {
  const before = copy.files();
  changePage('rename', 'pages/about.yaml', 'us');
  await settle();
  expect(copy.files()).toEqual(
    expect.arrayContaining(['pages/us.yaml', 'pages/ar/us.yaml', 'originals/ar/pages/us.yaml']),
  );
  undo();
  await settle();
  expect(copy.files().sort()).toEqual(before.sort());
  expect(state().files['redirects.yaml']).toBeUndefined();
  expect(readFileSync(join(copy.folder, 'originals/ar/pages/about.yaml'), 'utf8')).toBe('title: About\n');
  expect(state().notice).toBe('Taken back: About.');
  redo();
  await settle();
  expect(copy.read('redirects.yaml')).toMatchObject([{ to: '/us' }, { to: '/ar/us' }]);
});

test('undo and redo restore the right description for two pictures of the same name', async () => {
  const picture = () => readFileSync(join(copy.folder, 'pictures/a.jpg'));
  const altOf = () => (copy.read('pictures/pictures.yaml') as Record<string, { alt: string }>)['a.jpg']?.alt;
  const create = { width: 1600, height: 1000, channels: 3 as const, background: '#14382c' };
  const bytes = await sharp({ create }).jpeg().toBuffer();
  dropPicture('a.jpg');
  await settle();
  expect(await addPicture(new File([new Uint8Array(bytes)], 'a.jpg'))).toBe('a.jpg');
  expect(picture()).toEqual(bytes);
  for (const [act, text, alt] of [
    [undo, undefined, undefined],
    [undo, Buffer.from('first'), 'The first'],
    [redo, undefined, undefined],
    [redo, bytes, ''],
  ] as const) {
    act();
    await settle();
    expect(copy.files().includes('pictures/a.jpg')).toBe(text !== undefined);
    if (text) expect(picture()).toEqual(text);
    expect(altOf()).toBe(alt);
  }
  // Two steps at once, before the server has got the first.
  undo();
  undo();
  await settle();
  expect(picture()).toEqual(Buffer.from('first'));
  expect(altOf()).toBe('The first');
});

test('a page can be added to the menu of its language, until the menu is full', async () => {
  expect(await changePage('menu', 'pages/ar/about.yaml', 'من نحن')).toBeUndefined();
  await settle();
  expect(copy.read('navigation.ar.yaml')).toEqual({ header: { links: [{ label: 'من نحن', to: '/about' }] } });
  const links = Array.from({ length: 7 }, (_, i) => ({ label: `${i}`, to: `/${i}` }));
  edit('navigation.yaml', { header: { links } });
  expect(await changePage('menu', 'pages/about.yaml', 'About')).toContain('7 links are the most');
  edit('navigation.yaml', {});
  expect(await changePage('menu', 'pages/about.yaml', 'About')).toContain('cannot be read');
});

test('publishing a planned page and removing its planned address are one step of undo', async () => {
  edit('navigation.yaml', { planned: ['/about'] });
  edit('pages/about.yaml', { title: 'About', published: true });
  await settle();
  expect(copy.read('navigation.yaml')).toEqual({ planned: [] });
  undo();
  await settle();
  expect(copy.read('navigation.yaml')).toEqual({ planned: ['/about'] });
  expect(copy.read('pages/about.yaml')).toEqual({ title: 'About' });
});
