/** Protects visitors from missing pictures and from a rule for each of many placeholders. */
import { expect, test } from 'vitest';
import { colourClass, findPicture, type PictureData, pictureRules } from './picture-data.ts';

const picture = (name: string, variant: string, colour = '#123456') =>
  ({ name, variant, colour }) as PictureData;
const pictures = [picture('gate', 'section'), picture('quay', 'panorama'), picture('gate', 'large')];

test('a block finds its picture in the variant that it draws', () => {
  expect(findPicture(pictures, { name: 'gate', variant: 'large' })).toBe(pictures[2]);
  expect(findPicture(pictures, { name: 'gate', variant: 'section' })).toBe(pictures[0]);
});

test.each([
  { name: 'quay', variant: 'large' },
  { name: 'yard', variant: 'panorama' },
] as const)('a picture that the page did not load is an error: %j', (placement) => {
  expect(() => findPicture(pictures, placement)).toThrow(
    `The page did not load the picture “${placement.name}” as “${placement.variant}”: the block`,
  );
});

test('each colour has one rule, however many pictures and variants have it', () => {
  const pictures = [
    picture('quay', 'section', '#111111'),
    picture('gate', 'large', '#22aa22'),
    picture('quay', 'large', '#111111'),
    picture('yard', 'large', '#22aa22'),
  ];
  expect(pictures.map(colourClass)).toEqual([
    'picture-111111',
    'picture-22aa22',
    'picture-111111',
    'picture-22aa22',
  ]);
  expect(pictureRules(pictures)).toBe(
    '.picture-111111{background:#111111}.picture-22aa22{background:#22aa22}',
  );
  expect(pictureRules([])).toBe('');
});
