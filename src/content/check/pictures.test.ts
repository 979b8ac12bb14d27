import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeHeic, writeScene } from '../../../tests/support/source-images.ts';
import { checkContent } from './check-content.ts';
import { formatProblem } from './problem.ts';

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'content-')), 'content');
  cpSync('content', folder, { recursive: true });
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

const edit = (file: string, from: string | RegExp, to: string) => {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, to);
  expect(after, 'the edit changes the file').not.toBe(before);
  writeFileSync(path, after);
};
const said = async () => (await checkContent(folder)).map(formatProblem);

test('a page that names a picture which is not there', async () => {
  edit('pages/index.yaml', '- showroom', '- showrom');
  expect(await said()).toContainEqual(
    expect.stringMatching(
      /^content\/pages\/index\.yaml, block \d+ \(gallery\), picture \d+: names the picture “showrom”.*Did you mean `showroom`\?/,
    ),
  );
});

test('an entry without its file', async () => {
  rmSync(join(folder, 'pictures/showroom.jpg'));
  expect(await said()).toEqual([
    expect.stringMatching(
      /^content\/pictures\/pictures\.yaml, `showroom\.jpg`: has no file of that name.*Put the file into/,
    ),
  ]);
});

test('a file that is described nowhere is a note, not a mistake', async () => {
  await writeScene(join(folder, 'pictures/spare.jpg'));
  const problems = await checkContent(folder);
  expect(problems).toEqual([
    expect.objectContaining({
      file: 'pictures/spare.jpg',
      isWarning: true,
      message: expect.stringMatching(/not described.*Add an entry/),
    }),
  ]);
});

test('a file that no page shows is a note, not a mistake', async () => {
  edit('pages/about.yaml', /\n {2}- type: full-width-picture\n {4}picture: workshop-1948\n/, '');
  const problems = await checkContent(folder);
  expect(problems).toEqual([
    expect.objectContaining({
      file: 'pictures/workshop-1948.jpg',
      isWarning: true,
      message: expect.stringMatching(/shown on no page/),
    }),
  ]);
});

test.each([
  ['is missing', /\n {2}alt: .*\n(?= {2}caption: Distribution)/, '\n', /`alt`: is missing/],
  [
    'is a file’s name',
    /alt: A white SUV.*/,
    'alt: IMG_20261121_102030.jpg',
    /`alt`: looks like the name of a file.*say what is seen/,
  ],
  ['is a word', /alt: A white SUV.*/, 'alt: Showroom', /`alt`: is too short.*in a sentence/],
])('a description that %s', async (_what, from, to, words) => {
  edit('pictures/pictures.yaml', from, to);
  expect(await said()).toContainEqual(expect.stringMatching(words));
});

test('a focus that is no point', async () => {
  edit('pictures/pictures.yaml', /focus: .*/, 'focus: left');
  expect(await said()).toEqual([
    expect.stringMatching(/`focus`: is not a point in the picture: write it like `50% 60%`/),
  ]);
});

test('a source image too small for its placement', async () => {
  await writeScene(join(folder, 'pictures/showroom.jpg'), 640, 400);
  expect(await said()).toContainEqual(
    expect.stringMatching(
      /^content\/pages\/index\.yaml, block \d+ \(gallery\), picture \d+: shows the picture showroom\.jpg, which has 640 × 400 pixels; this place needs at least 980 × 613/,
    ),
  );
});

test('a file that browsers cannot show', async () => {
  writeHeic(join(folder, 'pictures/showroom.jpg'));
  expect(await said()).toEqual([
    expect.stringMatching(/^content\/pictures\/showroom\.jpg: is a HEIC file.*export it as JPEG/),
  ]);
});

test('two files with one name', async () => {
  await writeScene(join(folder, 'pictures/showroom.png'));
  edit(
    'pictures/pictures.yaml',
    'showroom.jpg:',
    'showroom.png:\n  alt: A scene of two colours for a test.\n  caption: Two.\n  kind: rendering\n  credit: Nobody\nshowroom.jpg:',
  );
  expect(await said()).toContainEqual(expect.stringMatching(/shares the name “showroom” with another file/));
});

test('a name in a caption that company.yaml does not know', async () => {
  edit('pictures/pictures.yaml', 'credit: "{company}"', 'credit: "{compny}"');
  expect(await said()).toEqual([
    expect.stringMatching(
      /^content\/pictures\/pictures\.yaml, `showroom\.jpg`, `credit`: refers to \{compny\}.*Did you mean `company`\?/,
    ),
  ]);
});

test('a missing folder', async () => {
  rmSync(join(folder, 'pictures'), { recursive: true });
  expect(await said()).toContainEqual(
    expect.stringMatching(/^content\/pictures\/pictures\.yaml: is missing\. Bring it back/),
  );
});
