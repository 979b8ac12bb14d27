import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { writeHeic, writeScene } from '../../../tests/support/source-images.ts';
import { createTrialContent, TRIAL } from '../../../tests/support/trial-content.ts';
import { checkContent } from './check-content.ts';

vi.mock(import('../../pictures/inspect.ts'), async (original) =>
  (await import('../../../tests/support/inspect-once.ts')).inspectOnce(await original()),
);
// This check is slow and not tested here.
vi.mock(import('./logos.ts'), () => ({ logoProblems: async () => [] }));

const content = createTrialContent();
const { change, write, set, remove } = content;
afterEach(content.restore);
afterAll(content.destroy);

const problems = () => checkContent(content.folder);

const GATE = 'pictures/gate.yaml';
/** The pictures of the fixture. */
const KNOWN = 'classroom, drying, field, gate, harbour, panels, quay, shelves, workshop, yard';

test('a page that names a picture which is not described is told', async () => {
  set('pages/about.yaml', ['blocks', 4, 'picture'], 'quai');
  expect(await problems()).toEqual([
    expect.objectContaining({ file: 'pictures/quay.jpg', isWarning: true }),
    {
      file: 'pages/about.yaml',
      location: 'block 5 (full-width-picture), `picture`',
      path: ['blocks', 4, 'picture'],
      message: `names the picture “quai”, which is not in content/pictures/. Did you mean \`quay\`? Known: ${KNOWN}.`,
    },
  ]);
});

test('a picture without its file is told', async () => {
  remove('pictures/gate.jpg');
  expect(await problems()).toEqual([
    {
      file: GATE,
      location: '`file`',
      path: ['file'],
      message: 'names gate.jpg, which is not in content/pictures/. Put the file there, or correct the name.',
    },
  ]);
});

test('a file whose name differs from its entry is found', async () => {
  remove('pictures/gate.jpg');
  copyFileSync(join(content.folder, 'pictures/yard.jpg'), change('pictures/gates.jpg'));
  expect((await problems()).map(({ message }) => message)).toEqual([
    expect.stringContaining('Did you mean `gates.jpg`?'),
    expect.stringMatching(/^has no entry/),
  ]);
});

test('a file that is described nowhere is a warning, not a mistake', async () => {
  await writeScene(change('pictures/spare.jpg'));
  expect(await problems()).toEqual([
    {
      file: 'pictures/spare.jpg',
      isWarning: true,
      message: 'has no entry beside it, so no page can show it. Describe it in one, or remove the file.',
    },
  ]);
});

test.each(['.DS_Store', 'README.md'])('%s is no picture', async (file) => {
  write(`pictures/${file}`, 'text');
  expect(await problems()).toEqual([]);
});

test('a file that no page shows is a warning, not a mistake', async () => {
  set('pages/about.yaml', ['blocks', 4]);
  expect(await problems()).toEqual([
    {
      file: 'pictures/quay.jpg',
      isWarning: true,
      message: 'is shown on no page. Name it on a page as `quay`, or remove it.',
    },
  ]);
});

test('a block with mistakes of its own shows its picture all the same', async () => {
  set('pages/about.yaml', ['blocks', 4, 'published'], 'perhaps');
  expect((await problems()).map(({ file }) => file)).toEqual(['pages/about.yaml']);
});

test.each(['blocks: 7', 'blocks:', 'title: No blocks'])(
  'a page without a list of blocks shows none: %s',
  async (text) => {
    write(TRIAL, text);
    expect((await problems()).filter(({ file }) => file !== TRIAL)).toEqual([]);
  },
);

test.each([
  ['is missing', undefined, 'is missing. Add `alt: …`.'],
  [
    'is a file’s name',
    'IMG_20261121_102030.jpg',
    'looks like the name of a file: say what is seen in the picture, in a sentence',
  ],
  [
    'is what a camera made up',
    'DSC000123456789',
    'looks like the name of a file: say what is seen in the picture, in a sentence',
  ],
  ['is a word', 'Showroom', 'is too short to describe a picture: say what is seen, in a sentence'],
  [
    'is just too short',
    'x'.repeat(14),
    'is too short to describe a picture: say what is seen, in a sentence',
  ],
  ['is empty', '', 'is empty. Write a text.'],
])('a description that %s is told once', async (_what, alt, message) => {
  set(GATE, ['alt'], alt);
  expect(await problems()).toEqual([{ file: GATE, location: '`alt`', path: ['alt'], message }]);
});

test.each(['x'.repeat(15), 'The new Isuzu D-Max 3000', 'Lorry of type AB 123'])(
  'a description in words is right: %s',
  async (alt) => {
    set(GATE, ['alt'], alt);
    expect(await problems()).toEqual([]);
  },
);

test.each(['left', '101% 0%', '50%', '50% 60% 70%', '050% 50%', '5 0% 50%'])(
  'a focus that is no point is told: %s',
  async (focus) => {
    set(GATE, ['focus'], focus);
    expect((await problems()).map(({ message }) => message)).toEqual([
      'is not a point in the picture: write it like `50% 60%`, from the left and from the top',
    ]);
  },
);

test.each(['100% 0%', '0% 100%', '7% 65%'])('a focus is a point in percent: %s', async (focus) => {
  set(GATE, ['focus'], focus);
  expect(await problems()).toEqual([]);
});

test.each([
  [799, 1000],
  [1600, 399],
])('a source image too small for its placement is told: %i × %i', async (width, height) => {
  await writeScene(change('pictures/quay.jpg'), width, height);
  set('pages/about.yaml', ['blocks', 4]);
  set('pages/operations.yaml', ['blocks', 1, 'sections', 0, 'picture'], 'quay');
  expect(await problems()).toEqual([
    {
      file: 'pages/operations.yaml',
      location: 'block 2 (operations), section 1, `picture`',
      path: ['blocks', 1, 'sections', 0, 'picture'],
      message: `shows the picture quay.jpg, which has ${width} × ${height} pixels; this place needs at least 800 × 400. Take a larger version of it, or another picture.`,
    },
  ]);
});

test('a source image is large enough at one pixel per CSS pixel', async () => {
  await writeScene(change('pictures/quay.jpg'), 800, 400);
  set('pages/about.yaml', ['blocks', 4]);
  set('pages/operations.yaml', ['blocks', 1, 'sections', 0, 'picture'], 'quay');
  expect(await problems()).toEqual([]);
});

test('a small placement beside larger ones asks for its own size only', async () => {
  await writeScene(change('pictures/quay.jpg'), 490, 490);
  set('pages/about.yaml', ['blocks', 4]);
  // The gallery's third picture is small.
  set('pages/index.yaml', ['blocks', 2, 'pictures', 2], 'quay');
  expect(await problems()).toEqual([]);
});

test('a file that browsers cannot show is told', async () => {
  writeHeic(change('pictures/gate.jpg'));
  expect(await problems()).toEqual([
    { file: 'pictures/gate.jpg', message: expect.stringMatching(/^is a HEIC file.*export it as JPEG/) },
  ]);
});

test('without the entry of a picture, the file and its use are told', async () => {
  remove('pictures/quay.yaml');
  expect(await problems()).toEqual([
    expect.objectContaining({ file: 'pictures/quay.jpg', isWarning: true }),
    expect.objectContaining({ message: expect.stringMatching(/^names the picture “quay”/) }),
  ]);
});
