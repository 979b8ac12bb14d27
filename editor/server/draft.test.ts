import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDraft } from './draft.ts';

// Every check looks at every picture.
vi.setConfig({ testTimeout: 30_000 });

let folder: string;
let draft: ReturnType<typeof openDraft>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'draft-'));
  cpSync('content', join(folder, 'content'), { recursive: true });
  draft = await open();
});
afterEach(() => rmSync(folder, { recursive: true }));

async function open() {
  const opened = openDraft(join(folder, 'content'), join(folder, 'work'));
  opened.takeOver();
  await opened.verdict();
  return opened;
}

const textOf = (where: string) => readFileSync(join(folder, where, 'company.yaml'), 'utf8');

function setTelephone(telephone: string) {
  const company = draft.read('company.yaml') as { contact: object };
  draft.write('company.yaml', { ...company, contact: { ...company.contact, telephone } });
}

test('a change is in the draft and the preview before it is saved, and in the content after', async () => {
  setTelephone('+256 123 456 789');
  expect(await draft.verdict()).toMatchObject({ unsaved: ['company.yaml'] });
  expect(textOf('work/preview')).toContain('+256 123 456 789');
  expect(textOf('content')).not.toContain('+256 123 456 789');
  expect(await draft.save()).toMatchObject({ unsaved: [] });
  expect(textOf('content')).toContain('+256 123 456 789');
});

test('a mistake reaches neither the preview nor the content, and stays in the draft', async () => {
  const before = textOf('content');
  setTelephone('123');
  expect((await draft.save()).unsaved).toEqual(['company.yaml']);
  expect(textOf('content')).toBe(before);
  expect(textOf('work/preview')).toBe(before);
  expect(textOf('work/draft')).toContain('123');
});

test('a value that is as it was again is no change, whatever stood there in between', async () => {
  const { telephone } = (draft.read('company.yaml') as { contact: { telephone: string } }).contact;
  setTelephone('0123');
  expect((await draft.verdict()).unsaved).toEqual(['company.yaml']);
  setTelephone(telephone);
  expect((await draft.verdict()).unsaved).toEqual([]);
});

test('a mistake that can be drawn is in the preview, and is not saved', async () => {
  const page = draft.read('pages/about.yaml') as object;
  draft.write('pages/about.yaml', { ...page, title: 'Short' });
  expect((await draft.save()).unsaved).toEqual(['pages/about.yaml']);
  expect(readFileSync(join(folder, 'work/preview/pages/about.yaml'), 'utf8')).toContain('title: "Short"');
});

test('what is not saved is there the next time; what others changed meanwhile is taken over', async () => {
  setTelephone('+256 123 456 789');
  draft.close();
  const page = join(folder, 'content/pages/about.yaml');
  writeFileSync(page, `# By hand\n${readFileSync(page, 'utf8')}`);
  draft = await open();
  expect((await draft.verdict()).unsaved).toEqual(['company.yaml']);
  expect(readFileSync(join(folder, 'work/draft/pages/about.yaml'), 'utf8')).toMatch(/^# By hand/);
});

test('what is forgotten is as it was saved', async () => {
  setTelephone('+256 123 456 789');
  draft.write('pages/new.yaml', {});
  draft.discard();
  expect((await draft.verdict()).unsaved).toEqual([]);
  expect(draft.files()).not.toContain('pages/new.yaml');
  expect(textOf('work/draft')).toBe(textOf('content'));
});

test('a removed page stays in the content until that is saved, and comes back when it is forgotten', async () => {
  const page = 'pages/new.yaml';
  draft.write(page, draft.read('pages/about.yaml'));
  cpSync(join(folder, 'work/draft', page), join(folder, 'content', page));
  draft.remove(page);
  expect(await draft.verdict()).toMatchObject({ unsaved: [page] });
  expect(existsSync(join(folder, 'content', page))).toBe(true);
  draft.discard();
  expect(draft.files()).toContain(page);
  draft.remove(page);
  await draft.save();
  expect(existsSync(join(folder, 'content', page))).toBe(false);
});

test('nothing is left behind when everything is saved', () => {
  draft.close();
  expect(existsSync(join(folder, 'work'))).toBe(false);
});
