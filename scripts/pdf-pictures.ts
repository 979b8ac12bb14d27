/** Reduces the size of prints in PDFs: Chromium writes pictures in full colour, which takes three times the bytes. */
import { deflateSync, inflateSync } from 'node:zlib';
import { type PDFDocument, PDFHexString, PDFName, PDFRawStream } from '@cantoo/pdf-lib';

const name = (value: string) => PDFName.of(value);

/** Gives every picture of at most 256 colours a palette, without loss. */
export function indexPictures({ context }: PDFDocument): void {
  for (const [, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream)) continue;
    const { dict } = object;
    const isPicture = dict.get(name('Subtype')) === name('Image');
    const isLossless = dict.get(name('Filter')) === name('FlateDecode');
    if (!isPicture || !isLossless || dict.get(name('ColorSpace')) !== name('DeviceRGB')) continue;
    const indexed = withPalette(inflateSync(object.contents));
    if (!indexed) continue;
    const { palette, pixels } = indexed;
    const colours = [name('Indexed'), name('DeviceRGB'), palette.length / 3 - 1];
    dict.set(name('ColorSpace'), context.obj([...colours, PDFHexString.of(palette.toString('hex'))]));
    object.updateContents(deflateSync(pixels, { level: 9 }));
  }
}

/** The palette with three bytes per colour, and one byte per pixel. Undefined for more than 256 colours. */
function withPalette(rgb: Buffer): { palette: Buffer; pixels: Buffer } | undefined {
  const numbers = new Map<number, number>();
  const pixels = Buffer.alloc(rgb.length / 3);
  for (let i = 0; i < pixels.length; i++) {
    const colour = rgb.readUIntBE(i * 3, 3);
    let number = numbers.get(colour);
    if (number === undefined) {
      number = numbers.size;
      if (number > 255) return undefined;
      numbers.set(colour, number);
    }
    pixels[i] = number;
  }
  const palette = Buffer.alloc(numbers.size * 3);
  for (const [colour, number] of numbers) palette.writeUIntBE(colour, number * 3, 3);
  return { palette, pixels };
}
