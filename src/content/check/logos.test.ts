import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { createTrialContent, PAGE, TRIAL } from '../../../tests/support/trial-content.ts';
import { checkContent } from './check-content.ts';

vi.mock(import('../../pictures/inspect.ts'), async (original) =>
  (await import('../../../tests/support/inspect-once.ts')).inspectOnce(await original()),
);
// This check is slow and not tested here.

const content = createTrialContent();
const { write, set, remove } = content;
afterEach(content.restore);
afterAll(content.destroy);

/** Draws the group’s logo anew. */
const draw = (shapes: string) =>
  write('logos/holdings.svg', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${shapes}</svg>`);

const REDRAW =
  'Ask for a drawing of filled shapes in one colour, or convert lines and letters to shapes and save it again.';
const LOST = `holds more than filled shapes, such as lines, letters, pictures or overlaps, which would be lost. ${REDRAW}`;

test.each([
  [
    'of two colours',
    '<path fill="#932c12" d="M0 0h30v64H0z"/><path fill="#10201a" d="M34 0h30v64H34z"/>',
    `has more than one colour; a logo is drawn in one. ${REDRAW}`,
  ],
  [
    'whose second colour differs in one channel',
    '<path fill="#932c12" d="M0 0h30v64H0z"/><path fill="#932c32" d="M34 0h30v64H34z"/>',
    `has more than one colour; a logo is drawn in one. ${REDRAW}`,
  ],
  [
    'of lines',
    '<path d="M0 0h20v20z"/><path fill="none" stroke="#000" stroke-width="4" d="M4 60h56V4"/>',
    LOST,
  ],
  [
    'of shapes that overlap',
    '<rect width="40" height="40"/><rect x="20" y="20" width="40" height="40"/>',
    LOST,
  ],
  ['with a letter', '<rect width="20" height="20"/><text x="20" y="50" font-size="40">A</text>', LOST],
  ['without a shape', '<text x="0" y="40">AB</text>', `holds no filled shape. ${REDRAW}`],
])('a logo %s is told', async (_what, shapes, message) => {
  draw(shapes);
  expect(await checkContent(content.folder)).toEqual([{ file: 'logos/holdings.svg', message }]);
});

test.each([
  ['of one colour', '<path fill="#932c12" d="M0 0h30v64H0zM34 0h30v64H34z"/>'],
  [
    'of nearly one colour, as rounding leaves it',
    '<path fill="#932c12" d="M0 0h30v64H0z"/><path fill="#952e14" d="M34 0h30v64H34z"/>',
  ],
  ['that fills a part of its drawing', '<circle cx="20" cy="40" r="12"/>'],
  ['with a hole', '<path fill-rule="evenodd" d="M4 4h56v56H4zM20 20h24v24H20z"/>'],
])('a logo %s is right', async (_what, shapes) => {
  draw(shapes);
  expect(await checkContent(content.folder)).toEqual([]);
});

test('a wide logo is right, which stands on the lower edge of its grid', async () => {
  write(
    'logos/holdings.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 50"><path d="M0 0h90v50H0z"/></svg>',
  );
  expect(await checkContent(content.folder)).toEqual([]);
});

test.each(['GIF89a', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>'])(
  'a file that is no drawing with a size is told: %s',
  async (text) => {
    write('logos/crane.svg', text);
    expect(await checkContent(content.folder)).toEqual([
      {
        file: 'logos/crane.svg',
        message: 'is no SVG drawing with a size. Export it again as SVG, with a `viewBox`.',
      },
    ]);
  },
);

test.each(['company', 'group'])('a drawing that is not there is told: of the %s', async (whose) => {
  set('theme.yaml', ['logos', whose], 'ours.svg');
  expect(await checkContent(content.folder)).toEqual([
    {
      file: 'theme.yaml',
      location: `\`logos\`, \`${whose}\``,
      path: ['logos', whose],
      message: 'names ours.svg, which is not in content/logos/. Put the drawing there, or correct the name.',
    },
  ]);
});

test('a theme that cannot be read is told once', async () => {
  remove('theme.yaml');
  expect(await checkContent(content.folder)).toEqual([
    { file: 'theme.yaml', message: 'is missing. Bring it back: every site needs it.' },
  ]);
});

const withHighlight = (shape: string) =>
  write(
    TRIAL,
    `${PAGE}  - type: values\n    title: Values\n    values:\n${'      - { title: One, text: Two }\n'.repeat(2)}      - { highlight: [mast, ${shape}], title: One, text: Two }\n`,
  );

test('a highlighted shape that the company’s logo does not have is told', async () => {
  withHighlight('masd');
  expect(await checkContent(content.folder)).toMatchObject([
    {
      file: TRIAL,
      location: 'block 5 (values), value 3, highlight 2',
      message:
        'is `masd`, which is no shape of content/logos/crane.svg. Did you mean `mast`? Shapes with an id there: mast, arm, load, foot.',
    },
  ]);
  withHighlight('arm');
  expect(await checkContent(content.folder)).toEqual([]);
});

test('a logo without ids has nothing to highlight', async () => {
  write(
    'logos/crane.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M0 0h64v64H0z"/></svg>',
  );
  withHighlight('arm');
  const problems = (await checkContent(content.folder)).filter(({ file }) => file === TRIAL);
  expect(problems.map(({ message }) => message)).toEqual(
    ['mast', 'arm'].map(
      (shape) =>
        `is \`${shape}\`, which is no shape of content/logos/crane.svg. Shapes with an id there: none.`,
    ),
  );
});
