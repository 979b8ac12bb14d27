import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openFixtureCopy } from '../../tests/support/working-copy.ts';
import { putLogo, readLogo, typefaces } from './theme-files.ts';
import type { WorkingCopy } from './working-copy.ts';

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M0 0h64v64H0z"/></svg>';

let site: ReturnType<typeof openFixtureCopy>;
let copy: WorkingCopy;
const logos = () => copy.read('theme.yaml')!['logos'];

beforeEach(() => {
  site = openFixtureCopy();
  copy = site.copy;
});
afterEach(() => site.destroy());

test('a drawing becomes the logo, under a name of its own; the one before stays for undo', async () => {
  const before = logos() as Record<string, string>;
  await putLogo(copy, 'company', 'Our Logo (new).SVG', Buffer.from(DRAWING));
  expect(logos()).toEqual({ ...before, company: 'our-logo-new.svg' });
  expect(readFileSync(join(copy.folder, 'logos/our-logo-new.svg'), 'utf8')).toBe(DRAWING);
  await putLogo(copy, 'group', 'our-logo-new.svg', Buffer.from(DRAWING));
  expect(logos()).toEqual({ company: 'our-logo-new.svg', group: 'our-logo-new-2.svg' });
  expect(copy.files()).toContain(`logos/${before['company']}`);
});

test.each([
  ['photo.png', 'no drawing', /^“photo\.png” is no SVG drawing with a size/],
  ['empty.svg', DRAWING.replace(/<path.*\/>/, ''), /^“empty\.svg” holds no filled shape/],
  [
    'two.svg',
    DRAWING.replace('</svg>', '<path fill="#f00" d="M9 9h20v20H9z"/></svg>'),
    /^“two\.svg” has more than one colour/,
  ],
])('%s is refused with the reason, and nothing of it stays', async (name, text, message) => {
  const files = copy.files();
  const before = logos();
  await expect(putLogo(copy, 'company', name, Buffer.from(text))).rejects.toThrow(message);
  expect(copy.files()).toEqual(files);
  expect(logos()).toEqual(before);
});

test('a picture made of dots is refused, and what to ask for is said', async () => {
  const create = { width: 64, height: 64, channels: 4, background: '#0000' } as const;
  const picture = await sharp({ create }).png().toBuffer();
  await expect(putLogo(copy, 'company', 'logo.png', picture)).rejects.toThrow(
    /^“logo\.png” is a picture made of dots\..*ask whoever drew the logo for its SVG file\.$/,
  );
});

test('there is no logo but those of the theme, and none while it cannot be read', async () => {
  const put = (whose: string) => putLogo(copy, whose, 'a.svg', Buffer.from(DRAWING));
  await expect(put('toString')).rejects.toThrow('There is no logo toString');
  writeFileSync(join(copy.folder, 'theme.yaml'), 'logos: {');
  await expect(put('company')).rejects.toThrow('There is no logo company');
});

test('a drawing whose name has no letters that addresses can have gets one', async () => {
  await putLogo(copy, 'company', '标志.svg', Buffer.from(DRAWING));
  expect(logos()).toMatchObject({ company: 'logo.svg' });
});

test('a logo of the content can be read, and no other file', async () => {
  await putLogo(copy, 'company', 'a.svg', Buffer.from(DRAWING));
  expect(String(readLogo(copy, 'a.svg'))).toBe(DRAWING);
  writeFileSync(join(copy.folder, 'outside.svg'), DRAWING);
  expect(readLogo(copy, '../outside.svg')).toBeUndefined();
});

test('the typefaces are the installed ones by name, then the owner’s own', async () => {
  const installed = await typefaces(copy);
  expect(installed).toContain('@fontsource-variable/besley');
  expect(installed.filter((name) => !name.startsWith('@fontsource-variable/'))).toEqual([]);
  expect(installed).toEqual(installed.toSorted());
  mkdirSync(join(copy.folder, 'fonts'));
  for (const name of ['ours.woff2', 'a.ttf', 'readme.txt', 'ours.woff2.txt'])
    writeFileSync(join(copy.folder, 'fonts', name), 'font');
  expect(await typefaces(copy)).toEqual([...installed, 'a.ttf', 'ours.woff2']);
});
