import { describe, expect, test } from 'vitest';
import { cropAround } from './service.ts';

const picture = { width: 1600, height: 1000 };

describe('a crop', () => {
  test('to a square takes the whole height, around the focus', () => {
    expect(cropAround('50% 50%', picture, 1)).toEqual({ left: 300, top: 0, width: 1000, height: 1000 });
    expect(cropAround('40% 50%', picture, 1)).toEqual({ left: 140, top: 0, width: 1000, height: 1000 });
  });

  test('never leaves the picture', () => {
    expect(cropAround('0% 0%', picture, 1)).toEqual({ left: 0, top: 0, width: 1000, height: 1000 });
    expect(cropAround('100% 100%', picture, 1)).toEqual({ left: 600, top: 0, width: 1000, height: 1000 });
    expect(cropAround('50% 100%', picture, 2)).toEqual({ left: 0, top: 200, width: 1600, height: 800 });
  });

  test('to the picture’s own shape is the whole picture', () => {
    expect(cropAround('10% 90%', picture, 1.6)).toEqual({ left: 0, top: 0, ...picture });
  });
});
