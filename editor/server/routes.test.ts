import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { checkContent } from '../../src/content/check/check-content.ts';
import type { Edit, Written } from '../api.ts';
import { FIELD_SCHEMAS } from './field-schemas.ts';
import { createPublisher } from './publisher.ts';
import { createRoutes } from './routes.ts';
import { openSavedVersions, type SavedVersions } from './saved-versions.ts';
import { openWorkingCopy, type WorkingCopy } from './working-copy.ts';

// What is a mistake is tested with the check.
vi.mock('../../src/content/check/check-content.ts', () => ({ checkContent: vi.fn() }));
vi.mock('../../src/content/check/outdated-translations.ts', async (original) => ({
  ...(await original<object>()),
  outdatedTranslations: async () => [],
}));

const FILES = {
  'company.yaml': 'name: One\n',
  'navigation.yaml': 'header: [\n',
  'theme.yaml': 'colours: {}\n',
  'pages/index.yaml': 'title: Home\n',
  'pages/about.yaml': 'title: About\n',
  'pictures/pictures.yaml': 'yard.jpg: { alt: Yard }\n',
};
const APP = new Map<string, string | Uint8Array>([
  ['index.html', '<!doctype html>'],
  ['assets/main.ab.js', 'main()'],
  ['assets/main.css', 'p {}'],
  ['assets/thumbnail.webp', new Uint8Array([4])],
  ['assets/font.woff2', new Uint8Array([1, 2])],
  ['assets/other.bin', new Uint8Array([3])],
]);

let folder: string;
let copy: WorkingCopy;
let versions: SavedVersions;
let server: Awaited<ReturnType<typeof createRoutes>>;
let picture: Buffer;

const OURS = { host: 'localhost', origin: 'http://localhost' };
const get = (path: string) => server.inject(`/@editor${path}`);
const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, headers: object = OURS) =>
  server.inject({ method, url: `/@editor${path}`, headers: { ...headers }, ...(payload && { payload }) });
const sendBytes = (path: string, payload: Buffer) =>
  send('POST', path, payload, { ...OURS, 'content-type': 'application/octet-stream' });
const upload = (name: string, payload: Buffer) => sendBytes(`/pictures?name=${name}`, payload);

beforeAll(async () => {
  picture = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#14382c' } })
    .jpeg()
    .toBuffer();
});
beforeEach(async () => {
  vi.mocked(checkContent).mockResolvedValue([]);
  folder = mkdtempSync(join(tmpdir(), 'routes-'));
  for (const name of ['pages', 'pictures']) mkdirSync(join(folder, 'content', name), { recursive: true });
  for (const [file, text] of Object.entries(FILES)) writeFileSync(join(folder, 'content', file), text);
  writeFileSync(join(folder, 'content/pictures/yard.jpg'), picture);
  copy = openWorkingCopy(join(folder, 'content'), join(folder, 'work'));
  copy.sync();
  versions = openSavedVersions(join(folder, 'content'), join(folder, 'versions'));
  const publisher = createPublisher({
    copy,
    repository: undefined,
    address: 'https://www.example.com',
    releaser: { release: async () => {}, rollBack: async () => {} },
    checkout: join(folder, 'checkout'),
  });
  server = await createRoutes({ copy, versions, publisher }, APP);
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ['/', 'text/html; charset=utf-8', '<!doctype html>'],
  ['/assets/main.ab.js', 'text/javascript; charset=utf-8', 'main()'],
  ['/assets/main.css', 'text/css; charset=utf-8', 'p {}'],
  ['/assets/thumbnail.webp', 'image/webp', '\u0004'],
  ['/assets/font.woff2', 'font/woff2', '\u0001\u0002'],
  ['/assets/other.bin', 'application/octet-stream', '\u0003'],
])('%s is a part of the page, as %s', async (path, type, body) => {
  const response = await get(path);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe(type);
  expect(response.body).toBe(body);
  const policy = response.headers['content-security-policy'];
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
});

test('the workspace is everything, as it stands', async () => {
  writeFileSync(join(folder, 'content/pages/more.yaml'), 'title: More\n');
  const problems = [{ file: 'theme.yaml', message: 'is wrong.' }];
  vi.mocked(checkContent).mockResolvedValue(problems);
  const workspace = (await get('/workspace')).json();
  expect(workspace).toEqual({
    schemas: JSON.parse(JSON.stringify(FIELD_SCHEMAS)),
    files: {
      'company.yaml': { name: 'One' },
      'navigation.yaml': null,
      'pages/about.yaml': { title: 'About' },
      'pages/index.yaml': { title: 'Home' },
      'pages/more.yaml': { title: 'More' },
      'pictures/pictures.yaml': { 'yard.jpg': { alt: 'Yard' } },
      'pictures/yard.jpg': copy.version('pictures/yard.jpg'),
      'theme.yaml': { colours: {} },
    },
    problems,
    outdated: [],
    versions: Object.fromEntries(Object.keys(workspace.files).map((file) => [file, copy.version(file)])),
    conflicts: [],
    unsaved: [],
    previewVersion: expect.any(Number),
  });
});

test.each([
  ['PUT', '/file?file=company.yaml', {}],
  ['DELETE', '/file?file=pages/about.yaml', {}],
  ['POST', '/save', {}],
  ['POST', '/discard', { host: 'localhost', origin: 'https://localhost' }],
  ['POST', '/save', { host: 'localhost', origin: 'http://evil.example' }],
] as const)('%s %s is refused from another site', async (method, path, headers) => {
  const response = await send(method, path, { value: {} }, headers);
  expect(response.statusCode).toBe(403);
  expect(response.json().message).toBe('Only the editor’s own page may change the content.');
  expect(copy.read('company.yaml')).toEqual({ name: 'One' });
  expect(copy.read('pages/about.yaml')).toEqual({ title: 'About' });
});

test('a change is written, and answered with how things stand', async () => {
  const response = await send('PUT', '/file?file=company.yaml', { value: { name: 'Two' } });
  expect(response.json()).toMatchObject({
    problems: [],
    unsaved: ['company.yaml'],
    value: { name: 'Two' },
    unwritten: [],
  });
  expect(copy.read('company.yaml')).toEqual({ name: 'Two' });
  expect((await send('POST', '/save')).json()).toMatchObject({ problems: [], unsaved: [] });
  expect(readFileSync(join(folder, 'content/company.yaml'), 'utf8')).toBe('name: Two\n');
});

test('two windows keep each other’s changes, and ask where both changed the same', async () => {
  const edit = (body: Edit): Promise<Written> =>
    send('PUT', '/file?file=company.yaml', body).then((response) => response.json());
  const { versions } = (await get('/workspace')).json();
  const version = versions['company.yaml'];
  const first = await edit({ value: { name: 'One', city: 'Here' }, version });
  expect(first.versions['company.yaml']).not.toBe(version);
  const second = await edit({ value: { name: 'Two' }, version });
  expect(second).toMatchObject({ value: { name: 'Two', city: 'Here' }, unwritten: [] });
  const conflict = { file: 'company.yaml', path: ['name'], mine: 'Three', theirs: 'Two' };
  const mine = { value: { name: 'Three' }, version };
  expect(await edit(mine)).toMatchObject({ value: { name: 'Two', city: 'Here' }, unwritten: [conflict] });
  expect(await edit({ ...mine, choices: [{ ...conflict, take: 'mine' }] })).toMatchObject({
    value: { name: 'Three', city: 'Here' },
    unwritten: [],
  });
});

test('what was changed in the content folder meanwhile is asked about, and the answer counts', async () => {
  await send('PUT', '/file?file=company.yaml', { value: { name: 'Two' } });
  writeFileSync(join(folder, 'content/company.yaml'), 'name: Three\n');
  const conflict = { file: 'company.yaml', path: ['name'], mine: 'Two', theirs: 'Three' };
  expect((await get('/workspace')).json().conflicts).toEqual([conflict]);
  const { files, conflicts } = (
    await send('POST', '/resolve', { choices: [{ ...conflict, take: 'theirs' }] })
  ).json();
  expect(conflicts).toEqual([]);
  expect(files['company.yaml']).toEqual({ name: 'Three' });
});

test('a saved state, or one file of it, comes back as a change that can be looked at', async () => {
  await get('/versions');
  await send('PUT', '/file?file=company.yaml', { value: { name: 'Two' } });
  await send('PUT', '/file?file=pages/about.yaml', { value: { title: 'Us' } });
  await send('POST', '/save');
  const [now, before] = (await get('/versions')).json();
  expect(now.files).toEqual(['company.yaml', 'pages/about.yaml']);
  const one = (await send('POST', '/versions/restore', { id: before.id, file: 'pages/about.yaml' })).json();
  expect(one.unsaved).toEqual(['pages/about.yaml']);
  const { files, unsaved } = (await send('POST', '/versions/restore', { id: before.id })).json();
  expect(files['company.yaml']).toEqual({ name: 'One' });
  expect(unsaved).toEqual(['company.yaml', 'pages/about.yaml']);
  await send('POST', '/save');
  expect(readFileSync(join(folder, 'content/company.yaml'), 'utf8')).toBe('name: One\n');
});

test('a saved version shows the picture that was drawn of it', async () => {
  const list = async () => (await get('/versions')).json();
  const [{ id, isPictured }] = await list();
  expect(isPictured).toBe(false);
  const refused = await sendBytes(`/versions/picture?id=${id}`, Buffer.from('no picture'));
  expect(refused.json().message).toBe('This is no picture.');
  expect((await sendBytes(`/versions/picture?id=${id}`, picture)).statusCode).toBe(200);
  expect((await list())[0].isPictured).toBe(true);
  const { rawPayload, headers } = await get(`/versions/picture?id=${id}`);
  expect(headers['content-type']).toBe('image/webp');
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 640, height: 400 });
  expect((await get('/versions/picture?id=../versions')).statusCode).toBe(404);
});

test('files for visitors are listed, added and removed, and saved with the rest', async () => {
  const add = (name: string) => sendBytes(`/files?name=${name}`, Buffer.from('a,b'));
  expect((await add('Price list.csv')).json()).toEqual([{ name: 'Price-list.csv', size: 3 }]);
  await send('POST', '/save');
  expect(readFileSync(join(folder, 'content/public/Price-list.csv'), 'utf8')).toBe('a,b');
  expect((await send('DELETE', '/files?name=Price-list.csv')).json()).toEqual([]);
  expect((await send('DELETE', '/files?name=Price-list.csv')).statusCode).toBe(404);
  expect((await add('..%2Fcompany.yaml')).statusCode).toBe(422);
  vi.mocked(checkContent).mockResolvedValue([{ file: 'public/robots.txt', message: 'is made by the site.' }]);
  expect((await add('robots.txt')).json().message).toBe('“robots.txt” is made by the site.');
  expect((await get('/files')).json()).toEqual([]);
});

test('a file for visitors that cannot be there does not take the place of one that can', async () => {
  const add = (text: string) => sendBytes('/files?name=list.csv', Buffer.from(text));
  await add('a,b');
  vi.mocked(checkContent).mockResolvedValueOnce([{ file: 'public/list.csv', message: 'is too large.' }]);
  expect((await add('a,b,c')).json().message).toBe('“list.csv” is too large.');
  expect(readFileSync(join(copy.folder, 'public/list.csv'), 'utf8')).toBe('a,b');
});

test('without a repository, publishing says what is missing', async () => {
  expect((await get('/publication')).json().obstacle).toContain('Install git');
  expect((await send('POST', '/publish', {})).json().message).toContain('Install git');
  expect((await send('POST', '/publish/roll-back', {})).statusCode).toBe(409);
});

test('changes are forgotten', async () => {
  await send('PUT', '/file?file=company.yaml', { value: { name: 'Two' } });
  const { files, unsaved } = (await send('POST', '/discard')).json();
  expect(files['company.yaml']).toEqual({ name: 'One' });
  expect(unsaved).toEqual([]);
});

test('the list of addresses that moved can be added', async () => {
  const value = [{ from: '/old', to: '/about' }];
  expect((await send('PUT', '/file?file=redirects.yaml', { value })).json().value).toEqual(value);
  await send('POST', '/save');
  expect(readFileSync(join(folder, 'content/redirects.yaml'), 'utf8')).toBe('- from: /old\n  to: /about\n');
});

test.each(['../x.yaml', 'pages/../x.yaml', '.hidden'])('%s cannot be written or removed', async (file) => {
  for (const method of ['PUT', 'DELETE'] as const) {
    const response = await send(method, `/file?file=${encodeURIComponent(file)}`, { value: { a: 'b' } });
    expect(response.statusCode).toBe(404);
    expect(response.json().message).toBe(`There is no file ${file}.`);
  }
  expect(copy.files()).not.toContain('x.yaml');
  expect(copy.read('theme.yaml')).toEqual({ colours: {} });
});

test('a page and a picture can be removed', async () => {
  const page = (await send('DELETE', '/file?file=pages/about.yaml')).json();
  expect(page.unsaved).toEqual(['pages/about.yaml']);
  expect(page.files['pages/about.yaml']).toBeUndefined();
  const left = (await send('DELETE', '/file?file=pictures/yard.jpg')).json();
  expect(left.files['pictures/pictures.yaml']).toEqual({});
  expect(copy.files()).not.toContain('pictures/yard.jpg');
});

test('a new page is born empty, and a draft', async () => {
  const { files, unsaved } = (await send('POST', '/pages', { name: 'our-vision-2' })).json();
  expect(files['pages/our-vision-2.yaml']).toEqual({
    title: '',
    description: '',
    published: false,
    blocks: [],
  });
  expect(unsaved).toEqual(['pages/our-vision-2.yaml']);
});

test('a page is copied, renamed and put into the menu, each as a change that is not saved yet', async () => {
  const menu = { header: { links: [{ label: 'Home', to: '/' }] } };
  copy.write('navigation.yaml', { value: menu });
  const page = { file: 'pages/about.yaml' };
  const copied = (await send('POST', '/pages/copy', { ...page, name: 'second' })).json();
  expect(copied.files['pages/second.yaml']).toEqual({ title: 'About', published: false });
  const renamed = (await send('POST', '/pages/rename', { ...page, name: 'who-we-are' })).json();
  expect(Object.keys(renamed.files)).not.toContain('pages/about.yaml');
  expect(renamed.files['redirects.yaml']).toEqual([{ from: '/about', to: '/who-we-are' }]);
  expect(readFileSync(join(folder, 'content/pages/about.yaml'), 'utf8')).toBe(FILES['pages/about.yaml']);
});

test.each(['Vision', 'a b', '-a', 'a-', 'a--b', '../a', 'a.b', ''])(
  'no page can be at “%s”',
  async (name) => {
    const response = await send('POST', '/pages', { name });
    expect(response.statusCode).toBe(422);
    expect(response.json().message).toBe(
      'Use small letters, digits and hyphens for the address, for example “vision”.',
    );
  },
);

test.each(['about', '404'])('there can be no second page /%s', async (name) => {
  const response = await send('POST', '/pages', { name });
  expect(response.statusCode).toBe(422);
  expect(response.json().message).toBe(`There is a page /${name} already.`);
  expect((await copy.status()).unsaved).toEqual([]);
});

test('a picture is added, and answered with its name and everything else', async () => {
  const { file, files, unsaved, schemas } = (await upload('Port.jpg', picture)).json();
  expect(file).toBe('port.jpg');
  expect(Object.keys(files['pictures/pictures.yaml'])).toEqual(['yard.jpg', 'port.jpg']);
  expect(unsaved).toEqual(expect.arrayContaining(['pictures/port.jpg', 'pictures/pictures.yaml']));
  expect(schemas).toEqual(JSON.parse(JSON.stringify(FIELD_SCHEMAS)));
});

test('a picture takes the place of another, and the one before can be sent back by its version', async () => {
  const { files: before } = (await get('/workspace')).json();
  const other = await sharp(picture).resize(800).toBuffer();
  const { file, files } = (await upload('new.jpg&instead=yard.jpg', other)).json();
  expect(file).toBe('yard.jpg');
  expect(readFileSync(join(copy.folder, 'pictures', 'yard.jpg'))).toEqual(other);
  const value = before['pictures/yard.jpg'];
  expect(files['pictures/yard.jpg']).not.toBe(value);

  const written: Written = (await send('PUT', '/file?file=pictures/yard.jpg', { value })).json();
  expect(written).toMatchObject({ value, unwritten: [] });
  expect(readFileSync(join(copy.folder, 'pictures', 'yard.jpg'))).toEqual(picture);
  // Not known here, for example after the editor was stopped: what is there counts.
  const unknown = (await send('PUT', '/file?file=pictures/yard.jpg', { value: '1 2' })).json();
  expect(unknown.value).toBe(value);
  const none = (await send('PUT', '/file?file=pictures/none.jpg', { value })).json();
  expect(none.value).toBeUndefined();
  expect(copy.files()).not.toContain('pictures/none.jpg');
});

test('a picture of 59 MB is looked at, one of 61 MB refused with the remedy', async () => {
  expect((await upload('poster.jpg', Buffer.alloc(59 * 1024 * 1024))).json().message).toContain('damaged');
  const response = await upload('poster.jpg', Buffer.alloc(61 * 1024 * 1024));
  expect(response.statusCode).toBe(413);
  expect(response.json().message).toMatch(/^This file has more than 60 MB\. .*export it as JPEG/);
});

test('any other failure is told as it is', async () => {
  const headers = { ...OURS, 'content-type': 'application/json' };
  const response = await server.inject({ method: 'POST', url: '/@editor/save', headers, payload: '{' });
  expect(response.statusCode).toBe(400);
  expect(response.json().message).not.toContain('MB');
});

test('a picture is shown small, and asked for again each time', async () => {
  const { statusCode, headers } = await get('/pictures/yard.jpg');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-cache' });
});

test.each(['port.jpg', '..%2F..%2Foutside.jpg', '%2e%2e%2f%2e%2e%2foutside.jpg'])(
  'no picture outside of the folder of pictures is shown: %s',
  async (file) => {
    writeFileSync(join(folder, 'work/outside.jpg'), picture);
    expect((await get(`/pictures/${file}`)).statusCode).toBe(404);
  },
);

test('each save can be gone back to; what was not there then goes', async () => {
  await send('POST', '/save', {});
  await send('POST', '/pages', { name: 'vision' });
  await send('POST', '/save', {});
  const saved = (await get('/versions')).json();
  expect(saved.map(({ files }: { files: string[] }) => files)).toEqual([
    ['pages/vision.yaml'],
    expect.arrayContaining(['company.yaml']),
  ]);
  const { files } = (await send('POST', '/versions/restore', { id: saved[1].id })).json();
  expect(Object.keys(files)).not.toContain('pages/vision.yaml');
  expect(Object.keys(files)).toContain('pages/about.yaml');
});

test('without git it is saved, and the history says what it needs', async () => {
  vi.spyOn(versions, 'record').mockRejectedValue(new Error('spawn git ENOENT'));
  expect((await send('POST', '/save', {})).statusCode).toBe(200);
  const { message } = (await get('/versions')).json();
  expect(message).toBe('The history needs git: install it from git-scm.com.');
});

test('what else is wrong with the history is told as it is', async () => {
  vi.spyOn(versions, 'record').mockRejectedValue(new Error('fatal: No space left on device'));
  const { message } = (await get('/versions')).json();
  expect(message).toBe('The history cannot be kept: fatal: No space left on device');
});

test('where everything is restored, nothing that was not saved is left', async () => {
  await send('POST', '/save', {});
  await send('PUT', '/file?file=company.yaml', { value: { name: 'Two' } });
  await send('POST', '/save', {});
  await send('PUT', '/file?file=pages/about.yaml', { value: { title: 'Us' } });
  await send('POST', '/pages', { name: 'vision' });
  const [, before] = (await get('/versions')).json();
  const { files, unsaved } = (await send('POST', '/versions/restore', { id: before.id })).json();
  expect(unsaved).toEqual(['company.yaml']);
  expect(files['pages/about.yaml']).toEqual({ title: 'About' });
});

test('a drawing becomes the logo, and the form shows it', async () => {
  copy.write('theme.yaml', { value: { logos: { company: 'old.svg', group: 'group.svg' } } });
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M0 0h64v64H0z"/></svg>';
  const answer = await sendBytes('/logos?whose=company&name=New.svg', Buffer.from(drawing));
  expect(answer.json().files['theme.yaml']).toEqual({ logos: { company: 'new.svg', group: 'group.svg' } });
  const { body, headers } = await get('/logos/new.svg');
  expect(headers).toMatchObject({ 'content-type': 'image/svg+xml', 'content-security-policy': 'sandbox' });
  expect(body).toBe(drawing);
  expect((await get('/logos/none.svg')).statusCode).toBe(404);
});

test('typefaces to choose from are listed', async () => {
  expect((await get('/typefaces')).json()).toContain('@fontsource-variable/besley');
});

test('a site gets a language; a page is copied into it, and said to be translated', async () => {
  copy.write('navigation.yaml', { value: { header: { links: [] } } });
  const { files } = (await send('POST', '/languages', { tag: 'sw' })).json();
  expect(files['navigation.sw.yaml']).toEqual({ header: { links: [] } });
  const page = { file: 'pages/about.yaml', language: 'sw' };
  const added = (await send('POST', '/translations/add', page)).json();
  expect(added.files['pages/sw/about.yaml']).toEqual({ title: 'About', published: false });
  const original = 'originals/sw/pages/about.yaml';
  expect(Object.keys(added.files)).not.toContain(original);
  const said = (await send('POST', '/translations', { file: 'pages/sw/about.yaml' })).json();
  expect(said.unsaved).toContain(original);
});

test('a page that others removed goes when a person agrees', async () => {
  const answer = (await send('PUT', '/file?file=pages/about.yaml', {})).json();
  expect(answer.unsaved).toEqual(['pages/about.yaml']);
  expect(answer.value).toBeUndefined();
  expect(copy.files()).not.toContain('pages/about.yaml');
});
