import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAnswers } from './answers.ts';
import { openDraft } from './draft.ts';

let folder: string;
let picture: string;
let server: Awaited<ReturnType<typeof createAnswers>>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'answers-'));
  cpSync('content', join(folder, 'content'), { recursive: true });
  const draft = openDraft(join(folder, 'content'), join(folder, 'work'));
  draft.takeOver();
  picture = draft.files().find((file) => /^pictures\/.*\.jpg$/.test(file))!;
  cpSync(join(folder, 'content', picture), join(folder, 'work/outside.jpg'));
  server = await createAnswers(draft, new Map());
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test('a picture is shown small', async () => {
  const { statusCode, headers } = await server.inject(`/@editor/${picture}`);
  expect({ statusCode, type: headers['content-type'] }).toEqual({ statusCode: 200, type: 'image/webp' });
});

test.each(['..%2F..%2Foutside.jpg', '%2e%2e%2f%2e%2e%2foutside.jpg'])(
  'no picture outside of the folder of pictures is shown: %s',
  async (file) => {
    expect((await server.inject(`/@editor/pictures/${file}`)).statusCode).toBe(404);
  },
);

test('where the words of the pictures cannot be read, no picture is added, and nothing of it stays', async () => {
  const list = join(folder, 'work/draft/pictures/pictures.yaml');
  writeFileSync(list, 'a.jpg: [');
  const answer = await server.inject({
    method: 'POST',
    url: '/@editor/pictures?name=yard.jpg',
    headers: { host: 'localhost', origin: 'http://localhost', 'content-type': 'application/octet-stream' },
    payload: readFileSync(join(folder, 'work/outside.jpg')),
  });
  expect(answer.json()).toEqual({ message: expect.stringContaining('pictures/pictures.yaml') });
  expect(answer.statusCode).toBe(422);
  expect(existsSync(join(folder, 'work/draft/pictures/yard.jpg'))).toBe(false);
  expect(readFileSync(list, 'utf8')).toBe('a.jpg: [');
});
