/** Protects visitors from blurred or distorted pictures, and photographers from publishing where they stood. */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { HASHED_FILES } from '../../deploy/addresses.ts';
import { FIXTURE_COMPANY, SITES } from '../support/sites.ts';

const PUBLISHED = join(SITES.company.output, HASHED_FILES);

for (const path of ['/', '/about', '/operations']) {
  test(`pictures of ${path} are sharp and undistorted on every screen`, async ({ page }) => {
    for (const [width, height] of [
      [390, 844],
      [1280, 800],
      [1600, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      for (const image of await page.getByRole('main').locator('img').filter({ visible: true }).all()) {
        await image.scrollIntoViewIfNeeded();
        await expect
          .poll(() =>
            image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0),
          )
          .toBe(true);
        const shown = await image.evaluate((element: HTMLImageElement) => ({
          source: element.currentSrc,
          colour: getComputedStyle(element).backgroundColor,
          sharpness: element.naturalWidth / element.clientWidth,
          /** 1 if the browser neither crops nor stretches the picture, because the build has cropped it. */
          shape: element.naturalWidth / element.naturalHeight / (element.clientWidth / element.clientHeight),
        }));
        expect(shown.source).toMatch(/\.avif$/);
        expect(shown.colour, 'what is seen until it has loaded').toMatch(/^rgb\(/);
        expect(shown.sharpness, `${shown.source} at ${width} px`).toBeGreaterThanOrEqual(0.98);
        expect(shown.shape, `${shown.source} at ${width} px`).toBeGreaterThan(0.8);
        expect(shown.shape, `${shown.source} at ${width} px`).toBeLessThan(1.25);
      }
    }
  });
}

test('no published picture contains camera data, and no source picture is published', async () => {
  const published = readdirSync(PUBLISHED).filter((file) => /\.(avif|webp|jpe?g|png)$/.test(file));
  expect(published.length).toBeGreaterThan(50);
  const folder = join(FIXTURE_COMPANY, 'pictures');
  const sources = globSync('*.{jpg,png}', { cwd: folder }).map((file) => readFileSync(join(folder, file)));
  expect(sources.length).toBeGreaterThan(5);
  for (const file of published) {
    const bytes = readFileSync(join(PUBLISHED, file));
    expect(
      sources.some((source) => source.equals(bytes)),
      file,
    ).toBe(false);
    const { exif, xmp, iptc, space } = await sharp(bytes).metadata();
    expect({ exif, xmp, iptc, space }, file).toEqual({
      exif: undefined,
      xmp: undefined,
      iptc: undefined,
      space: 'srgb',
    });
  }
});
