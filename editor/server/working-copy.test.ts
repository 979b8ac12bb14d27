import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkContent } from '../../src/content/check/check-content.ts';
import { outdatedTranslations } from '../../src/content/check/outdated-translations.ts';
import { openWorkingCopy } from './working-copy.ts';

// What is a mistake is tested with the check.
vi.mock('../../src/content/check/check-content.ts', () => ({ checkContent: vi.fn() }));
vi.mock('../../src/content/check/outdated-translations.ts', () => ({ outdatedTranslations: vi.fn() }));
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  return { ...fs, copyFileSync: vi.fn(fs.copyFileSync) };
});
const foundMistakes = vi.mocked(checkContent);

const FILES = {
  'company.yaml': 'name: One # Why\ncity: Here\n',
  'pages/index.yaml': 'title: Home\n',
  'pages/about.yaml': 'title: About\n',
  'pictures/pictures.yaml': 'yard.jpg:\n  alt: Yard\n',
  'pictures/yard.jpg': 'picture',
  'dictionary.txt': 'word\n',
  '.hidden': '',
};

let folder: string;
let copy: ReturnType<typeof openWorkingCopy>;

const pathOf = (where: string, file: string) => join(folder, where, file);
const has = (where: string, file: string) => existsSync(pathOf(where, file));
const textOf = (where: string, file: string) => readFileSync(pathOf(where, file), 'utf8');
const put = (where: string, file: string, text: string) => writeFileSync(pathOf(where, file), text);
/** The files of the content folder, with what is in them. */
const saved = () =>
  Object.fromEntries(
    [...Object.keys(FILES), 'pages/new.yaml'].map((file) => [
      file,
      has('content', file) ? textOf('content', file) : undefined,
    ]),
  );

async function open() {
  const opened = openWorkingCopy(join(folder, 'content'), join(folder, 'work'));
  opened.sync();
  await opened.status();
  return opened;
}

beforeEach(async () => {
  foundMistakes.mockResolvedValue([]);
  vi.mocked(outdatedTranslations).mockResolvedValue([]);
  folder = mkdtempSync(join(tmpdir(), 'working-copy-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(pathOf('content', file)), { recursive: true });
    put('content', file, text);
  }
  copy = await open();
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the copy has every file of the content, and nothing is unsaved', async () => {
  expect(copy.files().sort()).toEqual(
    Object.keys(FILES)
      .filter((file) => file !== '.hidden')
      .sort(),
  );
  expect(await copy.status()).toMatchObject({ problems: [], unsaved: [] });
  expect(foundMistakes).toHaveBeenLastCalledWith(join(folder, 'work/copy'), expect.any(Function));
  expect(copy.preview).toBe(join(folder, 'work/preview'));
});

test('a change is in the preview before it is saved, and in the content after', async () => {
  copy.write('company.yaml', { value: { name: 'Two', city: 'Here' } });
  expect(await copy.status()).toMatchObject({ problems: [], unsaved: ['company.yaml'] });
  expect(textOf('work/preview', 'company.yaml')).toBe('name: Two # Why\ncity: Here\n');
  expect(saved()).toEqual({ ...FILES, 'pages/new.yaml': undefined });
  expect(await copy.save()).toMatchObject({ problems: [], unsaved: [] });
  expect(saved()).toEqual({
    ...FILES,
    'company.yaml': 'name: Two # Why\ncity: Here\n',
    'pages/new.yaml': undefined,
  });
  expect(await copy.status()).toMatchObject({ problems: [], unsaved: [] });
});

test('each change of the preview is counted, and nothing else', async () => {
  const versionOf = async () => (await copy.status()).previewVersion;
  const before = await versionOf();
  expect(copy.previewVersion()).toBe(before);
  expect(await versionOf()).toBe(before);
  copy.write('company.yaml', { value: { name: 'Two' } });
  expect(await versionOf()).toBe(before + 1);
  expect((await copy.save()).previewVersion).toBe(before + 1);
  foundMistakes.mockResolvedValue([{ file: 'company.yaml', message: 'is wrong.' }]);
  copy.write('company.yaml', { value: { name: 'Three' } });
  expect(await versionOf()).toBe(before + 1);
});

test('a save takes new, changed and removed files along, and keeps all others', async () => {
  copy.write('pages/new.yaml', { value: { title: 'New' } });
  copy.write('company.yaml', { value: { name: 'Two', city: 'Here' } });
  copy.remove('pages/about.yaml');
  copy.remove('pictures/yard.jpg');
  expect(saved()).toEqual({ ...FILES, 'pages/new.yaml': undefined });
  expect(new Set((await copy.status()).unsaved)).toEqual(
    new Set(['pages/new.yaml', 'company.yaml', 'pages/about.yaml', 'pictures/yard.jpg']),
  );
  await copy.save();
  expect(saved()).toEqual({
    ...FILES,
    'company.yaml': 'name: Two # Why\ncity: Here\n',
    'pages/new.yaml': 'title: New\n',
    'pages/about.yaml': undefined,
    'pictures/yard.jpg': undefined,
  });
  expect(has('content', 'pages/.part')).toBe(false);
});

test('a file of the content is replaced in one step, one of the preview is written over for its watcher', async () => {
  const numberOf = (where: string) => statSync(pathOf(where, 'company.yaml')).ino;
  const before = { content: numberOf('content'), preview: numberOf('work/preview') };
  // As long as it is open, no other file gets its number.
  const watched = openSync(pathOf('work/preview', 'company.yaml'), 'r');
  copy.write('company.yaml', { value: { name: 'Two' } });
  await copy.save();
  closeSync(watched);
  expect(numberOf('content')).not.toBe(before.content);
  expect(numberOf('work/preview')).toBe(before.preview);
});

test('a mistake reaches neither the preview nor the content, and stays in the copy', async () => {
  const problems = [{ file: 'company.yaml', message: 'is wrong.' }];
  foundMistakes.mockResolvedValue(problems);
  copy.write('company.yaml', { value: { name: 'Two' } });
  copy.write('pages/about.yaml', { value: { title: 'Us' } });
  const unsaved = expect.arrayContaining(['company.yaml', 'pages/about.yaml']);
  expect(await copy.save()).toMatchObject({ problems, unsaved });
  expect(saved()).toEqual({ ...FILES, 'pages/new.yaml': undefined });
  expect(textOf('work/preview', 'company.yaml')).toBe(FILES['company.yaml']);
  expect(textOf('work/preview', 'pages/about.yaml')).toBe('title: Us\n');
  expect(copy.read('company.yaml')).toEqual({ name: 'Two' });
});

test('a mistake that can be drawn is in the preview, and is not saved', async () => {
  foundMistakes.mockResolvedValue([{ file: 'pages/about.yaml', message: 'is short.', allowsPreview: true }]);
  copy.write('pages/about.yaml', { value: { title: 'Us' } });
  expect((await copy.save()).unsaved).toEqual(['pages/about.yaml']);
  expect(textOf('work/preview', 'pages/about.yaml')).toBe('title: Us\n');
});

test('a warning is in the preview, and is saved', async () => {
  foundMistakes.mockResolvedValue([{ file: 'pages/about.yaml', message: 'is plain.', isWarning: true }]);
  copy.write('pages/about.yaml', { value: { title: 'Us' } });
  expect((await copy.save()).unsaved).toEqual([]);
  expect(textOf('work/preview', 'pages/about.yaml')).toBe('title: Us\n');
  expect(textOf('content', 'pages/about.yaml')).toBe('title: Us\n');
});

test('pages are drawn as they were while the descriptions of their pictures have mistakes', async () => {
  foundMistakes.mockResolvedValue([{ file: 'pictures/pictures.yaml', message: 'is wrong.' }]);
  copy.write('pages/about.yaml', { value: { title: 'Us' } });
  copy.write('company.yaml', { value: { name: 'Two' } });
  await copy.status();
  expect(textOf('work/preview', 'pages/about.yaml')).toBe('title: About\n');
  expect(textOf('work/preview', 'company.yaml')).toBe('name: Two # Why\n');
});

test('the preview gets pictures first, then their list, then the pages that name them', async () => {
  copy.write('pages/about.yaml', { value: { title: 'Us' } });
  copy.write('company.yaml', { value: { name: 'Two' } });
  copy.write('pictures/pictures.yaml', { value: {} });
  put('work/copy', 'pictures/port.jpg', 'port');
  vi.mocked(copyFileSync).mockClear();
  await copy.status();
  const copied = vi
    .mocked(copyFileSync)
    .mock.calls.filter(([, to]) => String(to).includes('/preview/'))
    .map(([from]) => String(from).replace(/.*\/copy\//, ''));
  expect(copied.slice(0, 2)).toEqual(['pictures/port.jpg', 'pictures/pictures.yaml']);
  expect(copied).toHaveLength(4);
});

test('a theme is drawn as soon as it is saved, and not before', async () => {
  put('content', 'theme.yaml', 'colours: old\n');
  await copy.status();
  copy.write('theme.yaml', { value: { colours: 'new' } });
  await copy.status();
  expect(textOf('work/preview', 'theme.yaml')).toBe('colours: old\n');
  const before = copy.previewVersion();
  const { previewVersion } = await copy.save();
  expect(textOf('work/preview', 'theme.yaml')).toBe('colours: new\n');
  expect(previewVersion).toBe(before + 1);
});

test('a removed page leaves the preview; a removed picture stays there until no page asks for it', async () => {
  copy.remove('pages/about.yaml');
  copy.remove('pictures/yard.jpg');
  await copy.status();
  expect(has('work/preview', 'pages/about.yaml')).toBe(false);
  expect(has('work/preview', 'pictures/yard.jpg')).toBe(true);
});

test('a value that is as it was again is no change, whatever stood there in between', async () => {
  copy.write('company.yaml', { value: { name: '' } });
  expect((await copy.status()).unsaved).toEqual(['company.yaml']);
  copy.write('company.yaml', { value: { name: 'One', city: 'Here' } });
  expect((await copy.status()).unsaved).toEqual([]);
});

test('a page that was never saved is written on from its last version', () => {
  copy.write('pages/new.yaml', { value: { title: 'New', blocks: [] } });
  put('work/copy', 'pages/new.yaml', '# Note\ntitle: New\n');
  copy.write('pages/new.yaml', { value: { title: 'Newer' } });
  expect(textOf('work/copy', 'pages/new.yaml')).toBe('# Note\ntitle: Newer\n');
});

test('a file that was broken in the content folder meanwhile can still be written', () => {
  put('content', 'company.yaml', 'name: [');
  copy.write('company.yaml', { value: { name: 'Two', city: 'Here' } });
  expect(textOf('work/copy', 'company.yaml')).toBe('name: Two # Why\ncity: Here\n');
});

test('pictures are told apart by size and time, texts by what they say', async () => {
  const picture = pathOf('content', 'pictures/yard.jpg');
  const seen = () => statSync(pathOf('work/copy', 'pictures/yard.jpg'));
  utimesSync(picture, 1, 1);
  copy.sync();
  expect(seen().mtimeMs).toBe(1000);
  writeFileSync(picture, 'larger picture');
  utimesSync(picture, 1, 1);
  copy.sync();
  expect(seen().size).toBe(14);
  expect((await copy.status()).unsaved).toEqual([]);
});

test('a text that is carried on is new to watchers, however old it is', async () => {
  put('content', 'company.yaml', 'name: Two\n');
  utimesSync(pathOf('content', 'company.yaml'), 1, 1);
  copy.sync();
  await copy.status();
  expect(statSync(pathOf('work/preview', 'company.yaml')).mtimeMs).toBeGreaterThan(1000);
});

test('what is not saved is there the next time, with what others changed in the content folder', async () => {
  copy.write('company.yaml', { value: { name: 'Two', city: 'Here' } });
  copy.write('pages/new.yaml', { value: { title: 'New' } });
  copy.close();
  put('content', 'company.yaml', 'name: One # Why\ncity: There # New\n');
  put('content', 'pages/index.yaml', 'title: Theirs\n');
  put('content', 'pages/more.yaml', 'title: More\n');
  rmSync(pathOf('content', 'pages/about.yaml'));
  copy = await open();
  const { unsaved, conflicts } = await copy.status();
  expect(new Set(unsaved)).toEqual(new Set(['company.yaml', 'pages/new.yaml']));
  expect(conflicts).toEqual([]);
  expect(textOf('work/copy', 'company.yaml')).toBe('name: Two # Why\ncity: There # New\n');
  expect(copy.read('pages/index.yaml')).toEqual({ title: 'Theirs' });
  expect(copy.read('pages/more.yaml')).toEqual({ title: 'More' });
  expect(has('work/copy', 'pages/about.yaml')).toBe(false);
});

test('a save keeps what others changed meanwhile, in other files and in other fields', async () => {
  copy.write('company.yaml', { value: { name: 'Two', city: 'Here' } });
  put('content', 'company.yaml', 'name: One # Why\ncity: There\n');
  put('content', 'pages/index.yaml', 'title: Theirs\n');
  put('content', 'pages/new.yaml', 'title: Theirs\n');
  put('content', 'pictures/yard.jpg', 'another picture');
  rmSync(pathOf('content', 'dictionary.txt'));
  expect((await copy.save()).unsaved).toEqual([]);
  expect(saved()).toEqual({
    ...FILES,
    'company.yaml': 'name: Two # Why\ncity: There\n',
    'pages/index.yaml': 'title: Theirs\n',
    'pages/new.yaml': 'title: Theirs\n',
    'pictures/yard.jpg': 'another picture',
    'dictionary.txt': undefined,
  });
});

test('where the same field was changed elsewhere, nothing is saved until somebody has decided', async () => {
  copy.write('company.yaml', { value: { name: 'Two', city: 'Here' } });
  copy.write('pages/about.yaml', { value: { title: 'Us' } });
  put('content', 'company.yaml', 'name: Three # Why\ncity: There\n');
  const conflict = { file: 'company.yaml', path: ['name'], mine: 'Two', theirs: 'Three' };
  const { conflicts, unsaved } = await copy.save();
  expect(conflicts).toEqual([conflict]);
  expect(unsaved).toHaveLength(2);
  expect(saved()['pages/about.yaml']).toBe('title: About\n');
  expect(copy.read('company.yaml')).toEqual({ name: 'Two', city: 'Here' });
  expect(copy.sync([{ ...conflict, take: 'mine' }])).toEqual([]);
  expect((await copy.save()).unsaved).toEqual([]);
  expect(textOf('content', 'company.yaml')).toBe('name: Two # Why\ncity: There\n');
});

test.each(['mine', 'theirs'] as const)(
  'a page that was removed elsewhere and edited here is asked about as a whole: %s',
  async (take) => {
    copy.write('pages/about.yaml', { value: { title: 'Us' } });
    rmSync(pathOf('content', 'pages/about.yaml'));
    const [conflict] = (await copy.save()).conflicts;
    expect(conflict).toEqual({
      file: 'pages/about.yaml',
      path: [],
      mine: { title: 'Us' },
      theirs: undefined,
    });
    copy.sync([{ ...conflict!, take }]);
    expect(await copy.save()).toMatchObject({ conflicts: [], unsaved: [] });
    expect(has('content', 'pages/about.yaml')).toBe(take === 'mine');
    expect(has('work/copy', 'pages/about.yaml')).toBe(take === 'mine');
  },
);

test('what another window wrote in the file is kept; where both wrote, nothing is written', async () => {
  const before = (await copy.status()).versions['company.yaml']!;
  expect(copy.write('company.yaml', { value: { name: 'One', city: 'There' }, version: before })).toEqual([]);
  // The other window still shows the old values, and the editor was started again meanwhile.
  copy = await open();
  expect(copy.write('company.yaml', { value: { name: 'Two', city: 'Here' }, version: before })).toEqual([]);
  expect(copy.read('company.yaml')).toEqual({ name: 'Two', city: 'There' });
  expect(copy.write('company.yaml', { value: { name: 'Three', city: 'Here' }, version: before })).toEqual([
    { file: 'company.yaml', path: ['name'], mine: 'Three', theirs: 'Two' },
  ]);
  expect(copy.read('company.yaml')).toEqual({ name: 'Two', city: 'There' });
});

test.each(['mine', 'theirs'] as const)(
  'a page that another window removed and this one edited is asked about as a whole: %s',
  async (take) => {
    const file = 'pages/about.yaml';
    const edit = { value: { title: 'Us' }, version: (await copy.status()).versions[file]! };
    copy.remove(file);
    const conflict = { file, path: [], mine: { title: 'Us' }, theirs: undefined };
    expect(copy.write(file, edit)).toEqual([conflict]);
    expect(has('work/copy', file)).toBe(false);
    expect(copy.write(file, { ...edit, choices: [{ ...conflict, take }] })).toEqual([]);
    expect(copy.read(file)).toEqual(take === 'mine' ? { title: 'Us' } : undefined);
    expect(has('work/copy', file)).toBe(take === 'mine');
  },
);

test('where nobody knows what was edited, every difference is asked about', () => {
  expect(copy.write('company.yaml', { value: { name: 'Two', city: 'Here' }, version: 'unknown' })).toEqual([
    { file: 'company.yaml', path: ['name'], mine: 'Two', theirs: 'One' },
  ]);
});

test('what is written while a save is checked is checked too', async () => {
  copy.write('company.yaml', { value: { name: 'Two', city: 'Here' } });
  foundMistakes.mockImplementationOnce(async () => {
    copy.write('company.yaml', { value: { name: '', city: 'Here' } });
    put('content', 'pages/index.yaml', 'title: Theirs\n');
    return [];
  });
  foundMistakes.mockResolvedValue([{ file: 'company.yaml', message: 'is wrong.' }]);
  expect((await copy.save()).unsaved).toEqual(['company.yaml']);
  expect(textOf('content', 'company.yaml')).toBe(FILES['company.yaml']);
  expect(textOf('content', 'pages/index.yaml')).toBe('title: Theirs\n');
});

test('what others write in the same file while a save is checked is kept', async () => {
  copy.write('company.yaml', { value: { name: 'Two', city: 'Here' } });
  foundMistakes.mockImplementationOnce(async () => {
    put('content', 'company.yaml', 'name: One # Why\ncity: There\n');
    return [];
  });
  expect((await copy.save()).unsaved).toEqual([]);
  expect(textOf('content', 'company.yaml')).toBe('name: Two # Why\ncity: There\n');
});

test('what is changed after a save is there the next time too', async () => {
  copy.write('company.yaml', { value: { name: 'Two' } });
  await copy.save();
  copy.write('company.yaml', { value: { name: 'Three' } });
  copy = await open();
  expect(copy.read('company.yaml')).toEqual({ name: 'Three' });
});

test('a file without a form is restored to any version that was handed out, and forth again', async () => {
  const [file, original] = ['pictures/yard.jpg', 'originals/ar/pages/about.yaml'];
  copy.copyFile('pages/about.yaml', original);
  const put = async (text: string) => {
    for (const name of [file, original]) writeFileSync(pathOf('work/copy', name), text);
    await copy.status();
    return [file, original].map((name) => copy.version(name)!);
  };
  const restore = (versions: string[]) =>
    [file, original].forEach((name, i) => {
      copy.restore(name, versions[i]!);
    });
  const texts = () => [file, original].map((name) => textOf('work/copy', name));
  const first = await put('first');
  const second = await put('another');
  restore(first);
  expect(texts()).toEqual(['first', 'first']);
  expect(copy.version(file)).toBe(first[0]);
  restore(second);
  restore(['unknown', 'unknown']);
  expect(texts()).toEqual(['another', 'another']);
  for (const name of [file, original]) copy.remove(name);
  restore(first);
  expect(texts()).toEqual(['first', 'first']);
});

test('files of the same version, by size and time, are not taken for each other', async () => {
  for (const name of ['one.svg', 'two.svg']) {
    put('work/copy', name, name);
    utimesSync(pathOf('work/copy', name), 1, 1);
  }
  await copy.status();
  const version = copy.version('one.svg')!;
  expect(copy.version('two.svg')).toBe(version);
  copy.remove('two.svg');
  copy.restore('two.svg', version);
  expect(textOf('work/copy', 'two.svg')).toBe('two.svg');
});

test('a page is copied with its comments', () => {
  put('work/copy', 'pages/about.yaml', '# Note\ntitle: About\n');
  copy.copyFile('pages/about.yaml', 'pages/new.yaml');
  expect(textOf('work/copy', 'pages/new.yaml')).toBe('# Note\ntitle: About\n');
});

test('new colours reach the drawn site when they are saved: Astro starts anew for them', async () => {
  put('content', 'theme.yaml', 'accent: red\n');
  copy.sync();
  await copy.status();
  expect(textOf('work/preview', 'theme.yaml')).toBe('accent: red\n');
  copy.write('theme.yaml', { value: { accent: 'blue' } });
  await copy.status();
  expect(textOf('work/preview', 'theme.yaml')).toBe('accent: red\n');
  await copy.save();
  await copy.status();
  expect(textOf('work/preview', 'theme.yaml')).toBe('accent: blue\n');
});

test('an answer is for its own file alone', () => {
  for (const file of ['pages/index.yaml', 'pages/about.yaml']) {
    copy.write(file, { value: { title: 'Mine' } });
    put('content', file, 'title: Theirs\n');
  }
  const conflicts = copy.sync();
  const [about] = conflicts.filter(({ file }) => file === 'pages/about.yaml');
  const left = copy.sync([{ ...about!, take: 'theirs' }]);
  expect(left.map(({ file }) => file)).toEqual(['pages/index.yaml']);
  expect(copy.read('pages/about.yaml')).toEqual({ title: 'Theirs' });
});

test.each(['mine', 'theirs'] as const)(
  'a file without a form that was changed here and elsewhere is asked about as a whole: %s',
  async (take) => {
    for (const where of ['content', 'work/copy', 'work/base']) put(where, 'list.json', '{ "a": 1, "b": 1 }');
    await copy.status();
    put('work/copy', 'list.json', '{ "a": "mine", "b": 1 }');
    put('content', 'list.json', '{ "a": 1, "b": "theirs" }');
    const theirs = '{ "a": 1, "b": "theirs" }';
    const { conflicts } = await copy.save();
    expect(conflicts).toEqual([
      { file: 'list.json', path: [], mine: expect.any(String), theirs: expect.any(String) },
    ]);
    copy.sync([{ ...conflicts[0]!, take }]);
    expect((await copy.save()).conflicts).toEqual([]);
    expect(textOf('content', 'list.json')).toBe(take === 'mine' ? '{ "a": "mine", "b": 1 }' : theirs);
  },
);

test('an answer about a file as a whole is for what was asked: what others wrote since is asked about too', () => {
  for (const where of ['content', 'work/copy', 'work/base']) put(where, 'list.json', '[]');
  put('work/copy', 'list.json', '["mine"]');
  put('content', 'list.json', '["theirs"]');
  const [asked] = copy.sync();
  put('content', 'list.json', '["theirs, later"]');
  const [again] = copy.sync([{ ...asked!, take: 'mine' }]);
  expect(again).toMatchObject({ file: 'list.json', path: [] });
  expect(again!.theirs).not.toBe(asked!.theirs);
  expect(copy.sync([{ ...again!, take: 'theirs' }])).toEqual([]);
  expect(textOf('work/copy', 'list.json')).toBe('["theirs, later"]');
});

test('an answer about a field says nothing of a page that others removed since', () => {
  const file = 'pages/about.yaml';
  copy.write(file, { value: { title: 'Us' } });
  put('content', file, 'description: We\n');
  const [field] = copy.sync();
  expect(field).toMatchObject({ path: ['title'], theirs: undefined });
  rmSync(pathOf('content', file));
  expect(copy.sync([{ ...field!, take: 'theirs' }])).toEqual([
    { file, path: [], mine: { title: 'Us' }, theirs: undefined },
  ]);
  expect(copy.read(file)).toEqual({ title: 'Us' });
});

test('the same change on both sides is no conflict', async () => {
  copy.write('company.yaml', { value: { name: 'Two', city: 'Here' } });
  put('content', 'company.yaml', textOf('work/copy', 'company.yaml'));
  copy.remove('pages/about.yaml');
  rmSync(pathOf('content', 'pages/about.yaml'));
  expect(await copy.status()).toMatchObject({ conflicts: [], unsaved: [] });
});

test('what is forgotten is as it was saved', async () => {
  copy.write('company.yaml', { value: { name: 'Two' } });
  copy.write('pages/new.yaml', { value: { title: 'New' } });
  copy.remove('pages/about.yaml');
  copy.discard();
  expect((await copy.status()).unsaved).toEqual([]);
  expect(has('work/copy', 'pages/new.yaml')).toBe(false);
  expect(textOf('work/copy', 'pages/about.yaml')).toBe('title: About\n');
  expect(textOf('work/copy', 'company.yaml')).toBe(FILES['company.yaml']);
});

test('a file that is removed twice is gone', () => {
  copy.remove('pages/about.yaml');
  expect(() => copy.remove('pages/about.yaml')).not.toThrow();
});

test('nothing is left behind when everything is saved', () => {
  copy.close();
  expect(has('work', '.')).toBe(false);
});

test.each([
  ['is not there', undefined],
  ['cannot be read', 'name: ['],
  ['holds a text', 'text\n'],
  ['refers to nothing', 'name: *word\n'],
])('a file that %s has no values', (_what, text) => {
  if (text !== undefined) put('work/copy', 'pages/new.yaml', text);
  expect(copy.read('pages/new.yaml')).toBeUndefined();
});

test('an empty file has no fields yet', () => {
  put('work/copy', 'pages/new.yaml', '# Nothing yet\n');
  expect(copy.read('pages/new.yaml')).toEqual({});
});

test('its pictures are looked at once, not after each change', async () => {
  foundMistakes.mockClear();
  await copy.status();
  await copy.status();
  const [first, second] = foundMistakes.mock.calls.map(([, inspect]) => inspect);
  expect(first).toBeDefined();
  expect(second).toBe(first);
});

test('what is missing in translations is told where there is no mistake, which would be corrected first', async () => {
  const outdated = [{ file: 'pages/sw/about.yaml', message: 'is missing in Swahili.', isWarning: true }];
  vi.mocked(outdatedTranslations).mockResolvedValue(outdated);
  expect((await copy.status()).outdated).toEqual(outdated);
  expect(outdatedTranslations).toHaveBeenLastCalledWith(copy.folder);
  foundMistakes.mockResolvedValue([{ file: 'company.yaml', message: 'is plain.', isWarning: true }]);
  expect((await copy.status()).outdated).toEqual(outdated);
  foundMistakes.mockResolvedValue([{ file: 'company.yaml', message: 'is wrong.' }]);
  expect((await copy.status()).outdated).toEqual([]);
});

test('after an interrupted save, the remaining files are still unsaved', async () => {
  copy.write('pages/about.yaml', { value: { title: 'Us' } });
  copy.write('company.yaml', { value: { name: 'Ours' } });
  put('content', 'pages/about.yaml', textOf('work/copy', 'pages/about.yaml'));
  copy = await open();
  expect(await copy.status()).toMatchObject({ unsaved: ['company.yaml'], conflicts: [] });
  expect(copy.read('pages/about.yaml')).toEqual({ title: 'Us' });
});
