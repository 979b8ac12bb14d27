import { expect, test } from 'vitest';
import { findPictures } from './PictureSearch.tsx';

const PICTURES = {
  'yard.jpg': {
    alt: 'A crane lifts a container.',
    caption: 'The yard in Kampala.',
    kind: 'photograph' as const,
  },
  'cocoa-drying.png': { alt: 'Beans on a mat.', caption: 'Sun, six days.', kind: 'print' as const },
  'cafe.jpg': { alt: 'Two people at a table.', caption: 'Café, Kampala.' },
  'new.jpg': null,
};

test.each([
  ['', ['yard.jpg', 'cocoa-drying.png', 'cafe.jpg', 'new.jpg']],
  ['  crane ', ['yard.jpg']],
  ['KAMPALA', ['yard.jpg', 'cafe.jpg']],
  ['kampala cafe', ['cafe.jpg']],
  ['café', ['cafe.jpg']],
  ['cocoa mat', ['cocoa-drying.png']],
  ['print', ['cocoa-drying.png']],
  ['new', ['new.jpg']],
  ['kampala beans', []],
])('“%s” finds %j', (words, files) => {
  expect(Object.keys(findPictures(PICTURES, words))).toEqual(files);
});
