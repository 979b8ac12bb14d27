/**
 * SVG path data of the illustrations: a 300 × 152 grid, wheels of radius 24 on y = 128, gaps 8 units wide. Those that end a row
 * end at x = 290.
 */
import type { IllustrationName } from '../../content/fields.ts';
import { type LogoPaths, placePath } from '../../theme/logo.ts';
import { PEOPLE } from './people.ts';

type Hole = (x: number, y: number) => string;

const disc = (x: number, y: number, r: number) =>
  `M${x} ${y - r}a${r} ${r} 0 1 1 0 ${2 * r} ${r} ${r} 0 0 1 0-${2 * r}z`;

const wheel = (x: number) => disc(x, 128, 24) + disc(x, 128, 8);
/** The cut above a wheel, drawn from right to left as part of a body’s lower edge. */
const wheelArch = 'a30 30 0 0 0-60 0';

const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

/** A cab over its wheel. @param x where its back is */
const cab = (x: number) =>
  `M${x} 128V30h46l30 38 20 6v46l-8 8h-18${wheelArch}zM${x + 12} 42h28l20 26h-48z${wheel(x + 40)}`;

/** Light from a lamp at the front of a vehicle, on the ground before it. */
const beam = (x: number) => `M${x} 88l200 100H${x + 40}z`;

/** The window and the headlight of a cab. */
const cabLight = (x: number) => `M${x + 12} 42h28l20 26h-48z${beam(x + 96)}`;

/** The chassis of all converted vehicles; the frame reaches from their back to the cab. */
const chassis = { path: cab(194) + wheel(66), frame: box(6, 92, 188, 6) };
const beacon = box(206, 4, 26, 18);
const litBeacon = `${beacon}M204 2l-16-8 7-6zM217-1l-3-11h10l-3 11zM234 2l16-8-7-6z`;
/** Two rows of squares, along an ambulance’s side. */
const checkers = `M12 68${'h14v14h14v14h-14v-14h-14zm28 0'.repeat(6)}`;

const bean: Hole = (x, y) =>
  `M${x - 4} ${y - 20}c-26 4-26 36 0 40-8-14 8-24 0-40zM${x + 4} ${y + 20}c26-4 26-36 0-40 8 14-8 24 0 40z`;
const pod: Hole = (x, y) =>
  `M${x - 32} ${y}q12-18 30-19-10 19 0 38-18-1-30-19zM${x + 32} ${y}q-12-18-30-19 10 19 0 38 18-1 30-19z`;
const seeds: Hole = (x, y) =>
  [-26, 0, 26].map((dx) => `M${x + dx} ${y - 18}q10 16 10 24a10 10 0 0 1-20 0q0-8 10-24z`).join('');

const sack = (x: number, y: number, crop: Hole) =>
  `M${x} ${y + 4}l14 4Q${x + 64} ${y - 5} ${x + 114} ${y + 8}l14-4-6 14q8 18 0 36l6 14-14-4` +
  `Q${x + 64} ${y + 77} ${x + 14} ${y + 64}l-14 4 6-14q-8-18 0-36z${crop(x + 64, y + 36)}`;

const panel = (x: number) =>
  `M${x + 26} 8h66l-24 112h-66z` +
  [
    [33, 18, 21, 20],
    [62, 18, 20, 20],
    [27, 48, 21, 20],
    [56, 48, 20, 20],
    [21, 78, 21, 32],
    [50, 78, 19, 32],
  ]
    .map(([dx, y, width, height]) => {
      const lean = height === 20 ? 4 : 6;
      return `M${x + dx!} ${y}l-${lean} ${height}h${width}l${lean}-${height}z`;
    })
    .join('') +
  box(x + 30, 124, 8, 28);

const battery = 'M204 152V40h18V30h16v10h18V30h16v10h18v112zM250 58l-28 44h20l-8 34 30-46h-20z';

/** The corrugations of a container, from the left. */
const slots = (count: number, x: number, y: number, height: number) =>
  Array.from({ length: count }, (_, i) => box(x + i * 15, y, 7, height)).join('');

const container = (x: number, y: number) => box(x, y, 138, 48) + slots(8, x + 12, y + 8, 32);

/** A spare wheel of radius 76 with five bolts. */
const spareWheel = () => {
  const bolts = Array.from({ length: 5 }, (_, i) => {
    const angle = (i / 5) * 2 * Math.PI - Math.PI / 2;
    return disc(Math.round(76 + 26 * Math.cos(angle)), Math.round(76 + 26 * Math.sin(angle)), 8);
  });
  return disc(76, 76, 76) + disc(76, 76, 50) + disc(76, 76, 42) + bolts.join('');
};

const car =
  `M36 128H14l-8-8V84l10-14 26-42 10-6h118l46 46 56 10 18 16v26l-8 8h-18${wheelArch}H96${wheelArch}z` +
  `M36 66h68V34H56zM112 66h86l-32-32h-54z${wheel(66)}${wheel(234)}`;

/** A drawing, and the part of it that right-to-left pages do not mirror: the company’s logo on its ground. */
export interface IllustrationPaths {
  path?: string;
  unmirrored?: string;
  /** What shines at night: windows, headlight, beacon. */
  light?: string;
  /** The chassis below the drawing, if the drawing is the body of a vehicle; `frame` is visible only without a body. */
  chassis?: { path: string; frame: string };
  /** The width of the drawing in units of its grid. Default: `ILLUSTRATION_WIDTH`. */
  width?: number;
}

export const ILLUSTRATION_WIDTH = 300;
/** The ground is the lower edge. */
export const ILLUSTRATION_HEIGHT = 152;

export type Illustrations = Record<IllustrationName, IllustrationPaths>;

/** The illustrations, with the company’s logo where they carry it. */
export const drawIllustrations = (logo: LogoPaths): Illustrations => ({
  car: { path: car, light: `M36 66h68V34H56zM112 66h86l-32-32h-54z${beam(290)}` },
  ambulance: {
    chassis,
    path:
      `M36 128H6V14l8-8h172v122H96${wheelArch}z` +
      box(24, 12, 52, 52) +
      box(94, 16, 78, 38) +
      checkers +
      beacon,
    light: box(94, 16, 78, 38) + litBeacon + cabLight(194),
    unmirrored: box(20, 9, 60, 58) + placePath(logo.path, 24, 12, 0.81),
  },
  'fire-truck': {
    chassis,
    path:
      `M36 128H6V50h180v78H96${wheelArch}z` +
      [20, 76, 132].map((x) => box(x, 64, x === 132 ? 42 : 48, 28)).join('') +
      box(6, 22, 190, 8) +
      box(6, 38, 180, 5) +
      [30, 70, 110, 150].map((x) => box(x, 30, 8, 8)).join('') +
      beacon,
    light: litBeacon + cabLight(194),
  },
  'mobile-clinic': {
    chassis,
    path:
      `M36 128H6V22h180v106H96${wheelArch}z` +
      box(112, 38, 32, 78) +
      box(20, 38, 80, 34) +
      box(156, 38, 18, 34) +
      `M6 14L14 4h112l8 10z` +
      box(104, 136, 48, 6) +
      box(104, 146, 48, 6),
    light: box(20, 38, 80, 34) + box(156, 38, 18, 34) + cabLight(194),
  },
  tanker: {
    chassis,
    path:
      'M42 18h108a36 36 0 0 1 0 72H42a36 36 0 0 1 0-72z' +
      box(60, 30, 6, 48) +
      box(126, 30, 6, 48) +
      box(82, 6, 28, 8) +
      box(100, 98, 86, 30) +
      box(6, 98, 24, 22),
    light: cabLight(194),
  },
  lorry: {
    width: 520,
    path:
      box(6, 6, 400, 92) +
      slots(9, 22, 18, 60) +
      slots(9, 262, 18, 60) +
      box(164, 12, 84, 74) +
      box(214, 106, 122, 12) +
      box(238, 118, 10, 26) +
      [66, 122, 178, 372].map(wheel).join('') +
      box(402, 106, 16, 22) +
      cab(418),
    light: cabLight(418),
    unmirrored: box(160, 8, 92, 82) + placePath(logo.path, 168, 11, 1.18),
  },
  sacks: { width: 276, path: sack(4, 80, bean) + sack(138, 80, pod) + sack(71, 8, seeds) },
  solar: { path: panel(4) + panel(102) + battery },
  containers: {
    path: [
      container(2, 104),
      container(152, 104),
      container(2, 50),
      container(152, 50),
      container(76, -4),
    ].join(''),
  },
  parts: { path: spareWheel(), unmirrored: box(170, 48, 124, 104) + placePath(logo.path, 192, 60, 1.25) },
  ...PEOPLE,
});
