/** Visitors see the subject of a picture in true colours, and nobody learns where a photographer stood. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { writePhonePhotograph, writeScene } from '../../tests/support/source-images.ts';
import service, { cropAround } from './service.ts';

test.each([
  // A square has the whole height, a wide shape the whole width.
  ['40% 50%', 1, { left: 140, top: 0, width: 1000, height: 1000 }],
  ['50% 55%', 2, { left: 0, top: 150, width: 1600, height: 800 }],
  // It never leaves the picture.
  ['0% 0%', 1, { left: 0, top: 0, width: 1000, height: 1000 }],
  ['100% 100%', 1, { left: 600, top: 0, width: 1000, height: 1000 }],
  ['50% 100%', 2, { left: 0, top: 200, width: 1600, height: 800 }],
  ['10% 90%', 1.6, { left: 0, top: 0, width: 1600, height: 1000 }],
])(
  'a crop reaches as near to the focus as the picture allows: around %s, to the ratio %d',
  (focus, ratio, crop) => {
    expect(cropAround(focus, { width: 1600, height: 1000 }, ratio)).toEqual(crop);
  },
);

const folder = mkdtempSync(join(tmpdir(), 'service-'));
afterAll(() => rmSync(folder, { recursive: true }));

const config = { service: { config: {} }, endpoint: { route: '/_image' } } as never;
type Transform = Parameters<typeof service.transform>[1];

/** Tests whether the middle of a picture shows the red upper half or the blue lower half of the scene. */
async function colourOf(data: Uint8Array) {
  const { dominant } = await sharp(data).stats();
  return dominant.r > dominant.b ? 'red' : 'blue';
}

const draw = (file: string, transform: Omit<Transform, 'src'>) =>
  service.transform(readFileSync(file), { ...transform, src: file } as Transform, config, console as never);

test.each([
  ['an upright picture', writeScene],
  ['a photograph that lies on its side', writePhonePhotograph],
])('%s is cut around its focus, at the size asked for', async (_what, write) => {
  const file = join(folder, 'scene.jpg');
  await write(file);
  for (const [position, colour] of [
    ['50% 0%', 'red'],
    ['50% 100%', 'blue'],
  ]) {
    const { data, format } = await draw(file, { width: 400, height: 100, format: 'jpeg', position } as never);
    const { width, height, exif } = await sharp(data).metadata();
    expect([width, height, format]).toEqual([400, 100, 'jpeg']);
    expect(exif, 'what a camera wrote is not published').toBeUndefined();
    expect(await colourOf(data)).toBe(colour);
  }
});

test('a picture without a focus, or without a shape, keeps its own', async () => {
  const file = join(folder, 'whole.jpg');
  await writeScene(file);
  for (const transform of [
    { width: 400 },
    { width: 400, position: '50% 0%' },
    { height: 250, position: '50% 0%' },
  ]) {
    const { data } = await draw(file, { ...transform, format: 'jpeg' } as never);
    const { width, height } = await sharp(data).metadata();
    expect([width, height]).toEqual([400, 250]);
  }
});

test('a document is shown whole, on the ground', async () => {
  const file = join(folder, 'certificate.jpg');
  await writePhonePhotograph(file);
  const ground = '#f8e8d8';
  const place = {
    width: 400,
    height: 400,
    format: 'png',
    position: '50% 0%',
    fit: 'contain',
    background: ground,
  };
  const { data } = await draw(file, place as never);
  const colourAt = async (top: number) => {
    const pixel = sharp(data).extract({ left: 0, top, width: 1, height: 1 });
    return `#${(await pixel.removeAlpha().raw().toBuffer()).toString('hex')}`;
  };
  expect([await colourAt(70), await colourAt(330)]).toEqual([ground, ground]);
  expect([await colourAt(80), await colourAt(320)]).toEqual(['#c91e14', '#153cc8']);
});

test('pictures are drawn again after the settings change', async () => {
  const nameWith = async (settings: object) => {
    const given = { src: { src: '/a.png', format: 'png', width: 1, height: 1 }, format: 'avif' } as const;
    const options = await service.validateOptions!(
      given as never,
      { service: { config: settings } } as never,
      console as never,
    );
    return JSON.stringify(service.propertiesToHash!.map((name) => options[name]));
  };
  expect(await nameWith({ effort: 2 })).toBe(await nameWith({ effort: 2 }));
  expect(await nameWith({ effort: 2 })).not.toBe(await nameWith({ effort: 3 }));
});

/** A print whose pixels have one of two colours, at a tenth of its size. */
async function print(colours: readonly [number, number], choose: (x: number, y: number) => number) {
  const [width, height] = [3200, 2000];
  const pixels = Buffer.alloc(width * height * 3);
  for (let i = 0; i < width * height; i++)
    pixels.fill(colours[choose(i % width, Math.floor(i / width))]!, 3 * i, 3 * i + 3);
  const transform = { width: 320, height: 200, format: 'png', position: '50% 50%' };
  const file = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 1, palette: true })
    .toBuffer();
  return service.transform(file, transform as never, config, console as never);
}

test('where two colours of a print meet they are mixed as light is, not as numbers are', async () => {
  const { data } = await print([255, 0], (x, y) => (x + y) % 2);
  const { channels } = await sharp(data).extract({ left: 100, top: 100, width: 1, height: 1 }).stats();
  // Half of the light of white, in sRGB; half of the number would be 128.
  for (const { mean } of channels) expect(Math.abs(mean - 188)).toBeLessThanOrEqual(1);
});

test('an edge between two colours has no fringe that is lighter or darker than both', async () => {
  const { data } = await print([0xc0, 0x40], (x) => Number(x > 1604));
  const { channels } = await sharp(data).stats();
  for (const { min, max } of channels) expect([min, max]).toEqual([0x40, 0xc0]);
});
