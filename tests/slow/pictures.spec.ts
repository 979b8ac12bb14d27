/** Tests the pictures of the built pages. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { HASHED_FILES } from '../../deploy/addresses.ts';
import { filesOfPicture } from '../support/built-pictures.ts';
import { blockOf, CONTENT, metadataOf, PICTURES, readPage } from '../support/content.ts';
import { SITES } from '../support/sites.ts';

const PUBLISHED = join(SITES.company.output, HASHED_FILES);

const gallery = blockOf(readPage('index'), 'gallery');

test('each picture of the gallery has a description and a caption alone', async ({ page }) => {
  await page.goto('/');
  const items = page.getByRole('region', { name: gallery.title }).getByRole('listitem');
  await expect(items).toHaveCount(gallery.pictures.length);
  for (const [i, name] of gallery.pictures.entries()) {
    const { alt, caption } = metadataOf(name);
    await expect(items.nth(i).getByRole('img', { name: alt })).toBeVisible();
    await expect(items.nth(i)).toHaveText(caption);
  }
});

test('other blocks show their pictures, and the sentence that says what they are', async ({ page }) => {
  await page.goto('/operations');
  for (const { picture, note, id } of blockOf(readPage('operations'), 'operations').sections) {
    const section = page.locator(`#${id}`);
    if (picture) await expect(section.getByRole('img', { name: metadataOf(picture).alt })).toBeVisible();
    if (note) await expect(section.getByRole('figure')).toContainText(note);
  }
  await page.goto('/about');
  const { picture } = blockOf(readPage('about'), 'full-width-picture');
  await expect(page.getByRole('img', { name: metadataOf(picture).alt })).toBeVisible();
});

test('pictures load only near the window, and coloured boxes reserve their space', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => request.resourceType() === 'image' && fetched.push(request.url()));
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(fetched.filter((url) => url.includes(HASHED_FILES))).toEqual([]);

  const images = page.getByRole('main').locator('img');
  for (const image of await images.all()) {
    const box = (await image.boundingBox())!;
    expect(box.height, 'space is reserved for the picture').toBeGreaterThan(100);
    const colour = await image.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(colour).toMatch(/^rgb\(/);
  }
});

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
          sharpness: element.naturalWidth / element.clientWidth,
          /** 1 if the browser neither crops nor stretches the picture, because the build has cropped it. */
          shape: element.naturalWidth / element.naturalHeight / (element.clientWidth / element.clientHeight),
        }));
        expect(shown.source).toMatch(/\.avif$/);
        expect(shown.sharpness, `${shown.source} at ${width} px`).toBeGreaterThanOrEqual(0.98);
        expect(shown.shape, `${shown.source} at ${width} px`).toBeGreaterThan(0.8);
        expect(shown.shape, `${shown.source} at ${width} px`).toBeLessThan(1.25);
      }
    }
  });
}

test('a photograph from a phone is rotated upright, and its location is removed', async () => {
  const files = filesOfPicture(metadataOf('quay').alt, SITES.company.output);
  expect(files.length).toBeGreaterThan(4);
  for (const name of files) {
    const picture = sharp(name);
    const { exif, orientation, width, height } = await picture.metadata();
    expect({ exif, orientation }, name).toEqual({ exif: undefined, orientation: undefined });
    expect(width, name).toBeGreaterThan(height);
    // The photograph is red at the top and blue at the bottom.
    const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const row = width * info.channels;
    for (const pixel of [0, row - info.channels]) {
      const above = data.subarray(pixel);
      const below = data.subarray(data.length - row + pixel);
      expect(above[0]!, `${name}: red above`).toBeGreaterThan(above[2]! + 80);
      expect(below[2]!, `${name}: blue below`).toBeGreaterThan(below[0]! + 80);
    }
  }
});

test('no published picture contains camera data, and no source picture is published', async () => {
  const published = readdirSync(PUBLISHED).filter((file) => /\.(avif|webp|jpe?g|png)$/.test(file));
  expect(published.length).toBeGreaterThan(50);
  const sources = PICTURES.map(({ file }) => readFileSync(join(CONTENT, 'pictures', file)));
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
