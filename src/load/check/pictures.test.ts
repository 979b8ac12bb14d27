/** Tells the owner of pictures that visitors would miss, see blurred, or hear described as a file. */
import { copyFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { inspectOnce } from '../../../tests/support/inspect-once.ts';
import { writeHeic, writeScene } from '../../../tests/support/source-images.ts';
import { createTrialContent, TRIAL } from '../../../tests/support/trial-content.ts';
import { inspectPicture } from '../../pictures/inspect.ts';
import { checkContent } from './check-content.ts';
import { formatProblem } from './problem.ts';

const content = createTrialContent();
const { change, write, set, remove } = content;
afterEach(content.restore);
afterAll(content.destroy);

const inspect = inspectOnce(inspectPicture);
const problems = () => checkContent(content.folder, inspect);
const told = async () => (await problems()).map(formatProblem);

test('a page that names a picture which is not described is reported', async () => {
  set('pages/about.yaml', ['blocks', 4, 'picture'], 'quai');
  expect(await told()).toEqual([
    'content/pages/about.yaml, block 5 (full-width-picture), `picture`: refers to the picture “quai”, which does not exist. Did you mean `quay`? Available: classroom, drying, field, gate, harbour, panels, quay, shelves, workshop, yard.',
  ]);
});

test('a picture without its file is reported', async () => {
  remove('pictures/gate.jpg');
  copyFileSync(join(content.folder, 'pictures/yard.jpg'), change('pictures/gates.jpg'));
  expect(await told()).toEqual([
    'content/pictures/gate.yaml, `file`: refers to gate.jpg, which is not in content/pictures/. Did you mean `gates.jpg`? Put the file there, or correct the name.',
  ]);
});

test('a block with mistakes of its own shows its picture all the same', async () => {
  set('pages/about.yaml', ['blocks', 4, 'published'], 'perhaps');
  expect((await problems()).map(({ file }) => file)).toEqual(['pages/about.yaml']);
});

test('a page whose blocks are not a list has no pictures', async () => {
  write(TRIAL, 'blocks: 7');
  expect((await problems()).filter(({ file }) => file !== TRIAL)).toEqual([]);
});

test('a description that says nothing is reported once', async () => {
  set('pictures/gate.yaml', ['alt'], 'IMG_20261121_102030.jpg');
  expect(await told()).toEqual([
    'content/pictures/gate.yaml, `alt`: looks like the name of a file: say what the picture shows, in a sentence.',
  ]);
});

test.each([
  [799, 1000, 'photograph', false],
  [1600, 399, 'photograph', false],
  [800, 400, 'photograph', true],
  // It fills its place in one direction.
  [400, 560, 'document', true],
])(
  'in a place of 800 × 400, %i × %i pixels of a %s are enough: %s',
  async (width, height, kind, isEnough) => {
    await writeScene(change('pictures/quay.jpg'), width, height);
    set('pictures/quay.yaml', ['kind'], kind);
    set('pages/about.yaml', ['blocks', 4]);
    set('pages/operations.yaml', ['blocks', 1, 'sections', 0, 'picture'], 'quay');
    const message = `content/pages/operations.yaml, block 2 (operations), section 1, \`picture\`: shows the picture quay.jpg, which is ${width} × ${height} pixels; this place needs at least 800 × 400. Use a larger version, or another picture.`;
    expect(await told()).toEqual(isEnough ? [] : [message]);
  },
);

test('a folder that cannot be read does not count as empty', async () => {
  const pictures = join(content.folder, 'pictures');
  renameSync(pictures, `${pictures}-away`);
  writeFileSync(pictures, '');
  await expect(told())
    .rejects.toThrow('ENOTDIR')
    .finally(() => {
      rmSync(pictures);
      renameSync(`${pictures}-away`, pictures);
    });
});

test('a file that browsers cannot show is reported', async () => {
  writeHeic(change('pictures/gate.jpg'));
  expect(await told()).toEqual([expect.stringMatching(/gate\.jpg: is damaged.*export it as JPEG/)]);
});
