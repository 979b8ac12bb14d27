import { lineWidth, type Typeface } from './text-to-path.ts';

/** Sizes from the largest to the smallest, in pixels. */
const SIZES = Array.from({ length: 13 }, (_, i) => 84 - i * 4);
const LINE_HEIGHT = 1.1;

/** A title as it is set, in pixels. */
export interface FittedTitle {
  lines: string[];
  size: number;
  lineHeight: number;
  height: number;
}

/** Sets a title as large as fits into the room, with its author’s line breaks, and more where the room is narrow. */
export function fitTitle(
  typeface: Typeface,
  title: string,
  room: { width: number; height: number },
): FittedTitle {
  const settings = SIZES.map((size) => {
    const fits = (line: string) => lineWidth(typeface, line, size) <= room.width;
    const lines = title.split('\n').flatMap((line) => wrap(line, fits));
    const lineHeight = size * LINE_HEIGHT;
    const isWhole = lines.every(fits);
    return { lines, size, lineHeight, height: lines.length * lineHeight, isWhole };
  });
  return settings.find(({ height, isWhole }) => isWhole && height <= room.height) ?? settings.at(-1)!;
}

/** Breaks a text between words wherever the next one no longer fits. */
function wrap(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && fits(line)) lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return lines;
}
