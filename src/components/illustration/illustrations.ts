import type { IllustrationName } from '../../schema/fields.ts';
import { type LogoPaths, placePath } from '../../theme/logo.ts';

/** The parts of a drawing as SVG path data; holes follow the even-odd rule. */
export interface IllustrationPaths {
  path?: string;
  /** The company’s logo on its ground, which right-to-left pages do not mirror. */
  sign?: string;
  /** What shines at night: windows, in which people are dark, headlight, beacon. */
  light?: string;
  /** The headlight’s light in the air, drawn behind people. It begins at the headlight and can be stretched. */
  beam?: string;
  /** The same light on the ground, drawn in front of people. It can be stretched, too. */
  pool?: string;
  /** The chassis below the body of a vehicle. */
  chassis?: string;
  /** The part of the chassis that is visible only without a body. */
  frame?: string;
  /** The width of the drawing in units of its grid. */
  width: number;
}

/** The usual width, in the same units. */
export const ILLUSTRATION_WIDTH = 300;
/** The ground is the lower edge. */
export const ILLUSTRATION_HEIGHT = 152;

export type Illustrations = Record<IllustrationName, IllustrationPaths>;

/** A drawing each, whose paths are named by their parts. Wheels have a radius of 24, on y = 128; gaps are 8 units wide. */
const FILES = import.meta.glob<string>('./drawings/*.svg', { query: '?raw', import: 'default', eager: true });

/** The illustrations, with the company’s logo where they carry it. */
export const drawIllustrations = (logo: LogoPaths) =>
  Object.fromEntries(
    Object.entries(FILES).map(([file, svg]) => [file.replace(/.*\/|\.svg$/g, ''), readDrawing(svg, logo)]),
  ) as Illustrations;

function readDrawing(svg: string, logo: LogoPaths): IllustrationPaths {
  // `data-logo` says where the logo is cut out: from the left, from the top, and its scale.
  const parts = svg.matchAll(/<path id="(\w+)"(?: data-logo="(\S+) (\S+) (\S+)")? d="([^"]+)"/g);
  return {
    width: Number(/viewBox="0 0 (\d+)/.exec(svg)![1]),
    ...Object.fromEntries(
      [...parts].map(([, part, x, y, scale, path]) => [
        part,
        x ? path + placePath(logo.path, Number(x), Number(y), Number(scale)) : path,
      ]),
    ),
  };
}
