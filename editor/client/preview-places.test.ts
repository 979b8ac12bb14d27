import { HTMLElement, parse } from 'node-html-parser';
import { beforeAll, expect, test } from 'vitest';
import { PICTURES_FILE } from '../files.ts';
import { elementOf } from './preview-places.ts';

beforeAll(() => {
  // The only part of a browser’s document that the parser lacks.
  Object.assign(HTMLElement.prototype, {
    contains(this: HTMLElement, other: HTMLElement): boolean {
      return this === other || this.querySelectorAll('*').includes(other);
    },
  });
});

const HOME = 'pages/index.yaml';
const PAGE = parse(
  `<main id="main">
    <section id="block-1"><a id="a">More</a><img id="d" alt="A bridge over the river"></section>
    <section id="block-2"><h2>Work</h2><a id="b">More</a><a id="c">More</a></section>
  </main>`,
) as unknown as Document;
const FILES = {
  [PICTURES_FILE]: { 'bridge.jpg': { alt: 'A bridge over the river' } },
  [HOME]: {
    blocks: [
      { link: 'More', picture: 'bridge' },
      { title: 'Work', links: [{ label: 'More' }, { to: '/about', label: 'More' }], note: 'Nowhere' },
    ],
  },
};

test.each([
  ['its text', ['blocks', 0, 'link'], 'a'],
  ['its text, not the same one of another block', ['blocks', 1, 'links', 0, 'label'], 'b'],
  ['the second of two equal texts', ['blocks', 1, 'links', 1, 'label'], 'c'],
  ['the text beside one that is not drawn', ['blocks', 1, 'links', 1, 'to'], 'c'],
  ['its picture', ['blocks', 0, 'picture'], 'd'],
  ['its block, without such a text', ['blocks', 1, 'note'], 'block-2'],
])('the element of a field is %s: %j', (_what, path, id) => {
  expect(elementOf(PAGE, HOME, { file: HOME, path }, FILES)?.id).toBe(id);
});
