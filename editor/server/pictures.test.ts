import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { makeInkMap } from '../../tests/support/ink-maps.ts';
import { writePhonePhotograph } from '../../tests/support/source-images.ts';
import { FIXTURE_COMPANY } from '../../tests/support/trial-content.ts';
import { addPicture, removePicture, replacePicture, smallPicture } from './pictures.ts';
import { openWorkingCopy, type WorkingCopy } from './working-copy.ts';

const DESCRIBED = { alt: 'Yard', caption: 'Yard.', kind: 'photograph', credit: 'Us', focus: '1% 2%' };

let folder: string;
let copy: WorkingCopy;
let photograph: Buffer;

/** Colours without a pattern, as photographs have them. */
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 8 },
    },
  });

const list = () => join(folder, 'work/copy/pictures/pictures.yaml');

beforeAll(async () => {
  // Lying on its side, as a phone held upright saves it.
  photograph = await sharp({ create: { width: 2000, height: 1600, channels: 3, background: '#932c12' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  mkdirSync(join(folder, 'content/pictures'), { recursive: true });
  writeFileSync(join(folder, 'content/pictures/pictures.yaml'), '# Ours\n{}\n');
  copy = openWorkingCopy(join(folder, 'content'), join(folder, 'work'));
  copy.sync();
  copy.write('pictures/pictures.yaml', { value: { 'yard.jpg': DESCRIBED } });
  writeFileSync(join(copy.folder, 'pictures', 'yard.jpg'), photograph);
});
afterEach(() => rmSync(folder, { recursive: true }));

const stored = (file: string) => readFileSync(join(copy.folder, 'pictures', file));

test('an added picture is there to be described; a good JPEG is kept as it is', async () => {
  const good = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#932c12' } })
    .jpeg()
    .toBuffer();
  expect(await addPicture(copy, 'port.jpg', good)).toBe('port.jpg');
  expect(stored('port.jpg')).toEqual(good);
  expect(copy.read('pictures/pictures.yaml')).toEqual({
    'yard.jpg': DESCRIBED,
    'port.jpg': { alt: '', caption: '', kind: 'photograph', credit: '{company}', focus: '50% 50%' },
  });
});

test('two pictures that come at once do not meet', async () => {
  const two = ['one.jpg', 'two.jpg'].map((name) => addPicture(copy, name, photograph));
  expect(await Promise.all(two)).toEqual(['one.jpg', 'two.jpg']);
  expect(Object.keys(copy.read('pictures/pictures.yaml')!).sort()).toEqual([
    'one.jpg',
    'two.jpg',
    'yard.jpg',
  ]);
});

test('what a phone took is stored upright, without place and camera', async () => {
  await writePhonePhotograph(join(folder, 'phone.jpg'));
  await addPicture(copy, 'IMG_0042.HEIC', readFileSync(join(folder, 'phone.jpg')));
  const { format, width, height, orientation, exif } = await sharp(stored('img-0042.jpg')).metadata();
  expect({ format, width, height, orientation, exif }).toEqual({
    format: 'jpeg',
    width: 1600,
    height: 1000,
    orientation: undefined,
    exif: undefined,
  });
});

test('a PNG of 19 MB becomes a JPEG of the size that the site can use', async () => {
  const large = await noise(3400, 1900).png({ compressionLevel: 0 }).toBuffer();
  expect(large.length).toBeGreaterThan(19e6);
  expect(await addPicture(copy, 'large.png', large)).toBe('large.jpg');
  const { format, width, height } = await sharp(stored('large.jpg')).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 3200, height: 1788 });
  expect(stored('large.jpg').length).toBeLessThan(4e6);
}, 60_000);

test('a picture that one can see through stays one', async () => {
  const create = { width: 900, height: 900, channels: 4 as const, background: '#0008' };
  expect(await addPicture(copy, 'seal.webp', await sharp({ create }).webp().toBuffer())).toBe('seal.png');
  expect((await sharp(stored('seal.png')).stats()).isOpaque).toBe(false);
});

test('a picture that is too small for any place is refused at once, with its figures', async () => {
  const small = await noise(400, 600).jpeg().toBuffer();
  await expect(addPicture(copy, 'small.jpg', small)).rejects.toThrow(
    /^“small\.jpg” has 400 × 600 pixels: too few.*490 × 490 at least, and 1,600 across/,
  );
  expect(copy.files()).not.toContain('pictures/small.jpg');
});

test.each([
  ['Our Yard (2).JPG', 'our-yard-2.jpg'],
  ['-- Été à Kampala!.png', 'e-te-a-kampala.jpg'],
  ['WhatsApp.jfif', 'whatsapp.jpg'],
  ['photograph', 'photograph.jpg'],
  ['工場.jpg', 'picture.jpg'],
  ['yard.jpg', 'yard-2.jpg'],
  ['YARD.png', 'yard-2.jpg'],
])('“%s” becomes %s', async (name, file) => {
  expect(await addPicture(copy, name, photograph)).toBe(file);
});

test('a name that is taken twice gets the next number', async () => {
  await addPicture(copy, 'yard.jpg', photograph);
  expect(await addPicture(copy, 'yard.jpg', photograph)).toBe('yard-3.jpg');
});

test('another picture takes the place of one: name, description and order stay, the ending follows what is in it', async () => {
  await addPicture(copy, 'port.jpg', photograph);
  expect(await replacePicture(copy, 'yard.jpg', 'IMG_1.png', await noise(900, 900).png().toBuffer())).toBe(
    'yard.jpg',
  );
  expect((await sharp(stored('yard.jpg')).metadata()).width).toBe(900);

  const create = { width: 900, height: 900, channels: 4 as const, background: '#0008' };
  const glass = await sharp({ create }).png().toBuffer();
  expect(await replacePicture(copy, 'yard.jpg', 'glass.png', glass)).toBe('yard.png');
  const described = copy.read('pictures/pictures.yaml')!;
  expect(Object.keys(described)).toEqual(['yard.png', 'port.jpg']);
  expect(described['yard.png']).toEqual(DESCRIBED);
  expect(copy.files()).not.toContain('pictures/yard.jpg');
});

test('a picture that is replaced can be what it was before, and what replaced it', async () => {
  await copy.status();
  const before = copy.version('pictures/yard.jpg')!;
  await replacePicture(copy, 'yard.jpg', 'new.png', await noise(900, 900).png().toBuffer());
  await copy.status();
  const after = copy.version('pictures/yard.jpg')!;
  const replaced = stored('yard.jpg');
  copy.restore('pictures/yard.jpg', before);
  expect(stored('yard.jpg')).toEqual(photograph);
  expect(copy.version('pictures/yard.jpg')).toBe(before);
  copy.restore('pictures/yard.jpg', after);
  expect(stored('yard.jpg')).toEqual(replaced);
  copy.restore('pictures/yard.jpg', '../copy/pictures/pictures.yaml');
  expect(stored('yard.jpg')).toEqual(replaced);
});

test('a picture that cannot be used, or that is not there, replaces nothing', async () => {
  await expect(replacePicture(copy, 'yard.jpg', 'half.jpg', photograph.subarray(0, 999))).rejects.toThrow(
    '“half.jpg” is damaged',
  );
  expect(stored('yard.jpg')).toEqual(photograph);
  await expect(replacePicture(copy, 'none.jpg', 'a.jpg', photograph)).rejects.toThrow(
    'There is no picture none.jpg to replace.',
  );
});

test('what cannot be used is refused with the reason, and nothing of it stays', async () => {
  const broken = photograph.subarray(0, photograph.length / 2);
  await expect(addPicture(copy, 'half.jpg', broken)).rejects.toMatchObject({
    message: expect.stringMatching(/^“half\.jpg” is damaged or not a picture/),
    statusCode: 422,
  });
  expect(existsSync(join(copy.folder, 'pictures', 'half.jpg'))).toBe(false);
  expect(copy.read('pictures/pictures.yaml')).toEqual({ 'yard.jpg': DESCRIBED });
});

test.each(['add', 'remove'])(
  'where the descriptions cannot be read, to %s a picture is refused',
  async (what) => {
    writeFileSync(list(), 'yard.jpg: [');
    const act = async () =>
      what === 'add' ? addPicture(copy, 'port.jpg', photograph) : removePicture(copy, 'yard.jpg');
    await expect(act()).rejects.toThrow(
      'The descriptions of the pictures cannot be read. Correct content/pictures/pictures.yaml by hand, then load this page again.',
    );
    expect(readFileSync(list(), 'utf8')).toBe('yard.jpg: [');
    expect(copy.files().sort()).toEqual(['pictures/pictures.yaml', 'pictures/yard.jpg']);
  },
);

test('a removed picture takes its description along', async () => {
  await addPicture(copy, 'port.jpg', photograph);
  removePicture(copy, 'yard.jpg');
  expect(Object.keys(copy.read('pictures/pictures.yaml')!)).toEqual(['port.jpg']);
  expect(copy.files().sort()).toEqual(['pictures/pictures.yaml', 'pictures/port.jpg']);
});

test('a removed picture can be brought back, whichever has its name by then', async () => {
  await copy.status();
  const before = copy.version('pictures/yard.jpg')!;
  removePicture(copy, 'yard.jpg');
  expect(await addPicture(copy, 'yard.jpg', await noise(900, 900).jpeg().toBuffer())).toBe('yard.jpg');
  await copy.status();
  const after = copy.version('pictures/yard.jpg')!;
  const added = stored('yard.jpg');
  removePicture(copy, 'yard.jpg');
  copy.restore('pictures/yard.jpg', before);
  expect(stored('yard.jpg')).toEqual(photograph);
  copy.restore('pictures/yard.jpg', after);
  expect(stored('yard.jpg')).toEqual(added);
});

test('a picture that is gone already can be removed again', () => {
  removePicture(copy, 'yard.jpg');
  removePicture(copy, 'yard.jpg');
  expect(copy.read('pictures/pictures.yaml')).toEqual({});
});

test('a picture is shown small and upright', async () => {
  const { format, width, height } = await sharp(await smallPicture(copy, 'yard.jpg')).metadata();
  expect({ format, width, height }).toEqual({ format: 'webp', width: 480, height: 600 });
});

test('an added ink map is a print, and is shown in the colours of the theme', async () => {
  expect(await addPicture(copy, 'Quay.png', makeInkMap({ inks: 'laterite', ink: () => 0 }))).toBe('quay.png');
  expect(copy.read('pictures/pictures.yaml')).toHaveProperty(['quay.png', 'kind'], 'print');
  const colourOf = async () => {
    const { channels } = await sharp(await smallPicture(copy, 'quay.png')).stats();
    return channels.map(({ mean }) => Math.round(mean / 8));
  };
  expect(await colourOf(), 'the palette of the file').toEqual([0, 0, 0]);
  const theme = parse(readFileSync(join(FIXTURE_COMPANY, 'theme.yaml'), 'utf8'));
  writeFileSync(join(folder, 'work/copy/theme.yaml'), stringify(theme));
  const [red, green, blue] = [0x7a, 0x1f, 0x4b].map((value) => Math.round(value / 8));
  expect(await colourOf(), theme.colours.laterite).toEqual([red, green, blue]);
});

test.each(['port.jpg', '../pictures/yard.jpg', '../../outside.jpg'])('%s is not shown', (file) => {
  writeFileSync(join(folder, 'work/outside.jpg'), photograph);
  expect(smallPicture(copy, file)).toBeUndefined();
});
