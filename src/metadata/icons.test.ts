/** Protects visitors’ home screens and tabs from icons that are cut, empty or without a ground. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { FIXTURE_COMPANY } from '../../tests/support/sites.ts';
import { loadTheme } from '../theme/load-theme.ts';
import { drawIcon, ICONS, logoSvg } from './icons.ts';

const theme = loadTheme(FIXTURE_COMPANY);

/** The pixels of a picture, as `#rrggbbaa` by their position. */
async function pixelsOf(png: Buffer) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1))) * 4;
    return `#${data.subarray(start, start + 4).toString('hex')}`;
  };
  return { width: info.width, height: info.height, at };
}

const { laterite, signal } = theme.colours;

test.each(Object.values(ICONS))('$name is a square of $size pixels, cut for its purpose', async (icon) => {
  const { width, height, at } = await pixelsOf(await drawIcon(theme, icon));
  expect([width, height]).toEqual([icon.size, icon.size]);
  // The mast of the fixture’s crane is on the left, within the middle 80 % that devices do not cut.
  if (icon.isMaskable) {
    expect(at(0, 0)).toBe(`${laterite}ff`);
    expect(at(0.35, 0.5)).toBe(`${signal}ff`);
  } else {
    expect(at(0, 0)).toBe('#00000000');
    expect(at(0.25, 0.5)).toBe(`${laterite}ff`);
  }
});

test('the logo is a drawing of one colour', async () => {
  expect(logoSvg(theme)).toContain(`fill="${laterite}"`);
  const { at } = await pixelsOf(
    await sharp(Buffer.from(logoSvg(theme)))
      .png()
      .toBuffer(),
  );
  expect(at(0.25, 0.5)).toBe(`${laterite}ff`);
  expect(at(0.5, 0.5)).toBe('#00000000');
});
