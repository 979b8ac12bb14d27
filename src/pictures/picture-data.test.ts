import { expect, test } from 'vitest';
import { findPicture, type PictureData, pictureRules } from './picture-data.ts';

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
    `The page did not load the picture “${placement.name}” for the variant “${placement.variant}”.`,
  );
});

test('each picture has its colour once, in however many variants it is shown', () => {
  const pictures = [
    picture('20240612-123456', 'section', '#111111'),
    picture('quay', 'large', '#222222'),
    picture('20240612-123456', 'large', '#111111'),
  ];
  // In quotation marks, because a value without them may not begin with a digit.
  expect(pictureRules(pictures)).toBe(
    '[data-picture="20240612-123456"]{background:#111111}[data-picture="quay"]{background:#222222}',
  );
  expect(pictureRules([])).toBe('');
});
