import { deflateSync, inflateSync } from 'node:zlib';
import { PDFDocument, PDFHexString, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { indexPictures } from './pdf-pictures.ts';

/** A document with one picture in Chromium’s format: three bytes per pixel, compressed. */
async function withPicture(rgb: Buffer, filter = 'FlateDecode') {
  const pdf = await PDFDocument.create();
  const dict = pdf.context.obj({ Subtype: 'Image', Filter: filter, ColorSpace: 'DeviceRGB' });
  const picture = PDFRawStream.of(dict, deflateSync(rgb));
  pdf.context.register(picture);
  indexPictures(pdf);
  return picture;
}

test('a picture with few colours gets a palette, and every pixel keeps its colour', async () => {
  const rgb = Buffer.from('ffc21a932c12ffc21a10201a', 'hex');
  const { dict, contents } = await withPicture(rgb);
  const [type, base, highest, palette] = dict
    .get(PDFName.of('ColorSpace'))!
    .toString()
    .slice(1, -1)
    .trim()
    .split(' ');
  expect([type, base, highest]).toEqual(['/Indexed', '/DeviceRGB', '2']);
  const colours = Buffer.from(PDFHexString.of(palette!.slice(1, -1)).asBytes());
  const pixels = [...inflateSync(contents)].map((number) => colours.subarray(number * 3, number * 3 + 3));
  expect(Buffer.concat(pixels)).toEqual(rgb);
});

test('a photograph is not changed', async () => {
  const rgb = Buffer.from(Array.from({ length: 257 }, (_, i) => [i >> 8, i & 255, 0]).flat());
  for (const picture of [await withPicture(rgb), await withPicture(Buffer.alloc(12), 'DCTDecode')])
    expect(picture.dict.get(PDFName.of('ColorSpace'))).toBe(PDFName.of('DeviceRGB'));
  expect(inflateSync((await withPicture(rgb)).contents)).toEqual(rgb);
});
