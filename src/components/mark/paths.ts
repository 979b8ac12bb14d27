/** The marks on a 64 × 64 grid. */

type Point = readonly [x: number, y: number];

/** The pieces of the company’s mark: a diamond cut by an H whose crossbar runs on to the east corner. */
export const markPieces = {
  west: [
    [20, 12],
    [20, 52],
    [0, 32],
  ],
  northEast: [
    [44, 12],
    [44, 29],
    [61, 29],
  ],
  southEast: [
    [44, 52],
    [44, 35],
    [61, 35],
  ],
  northUpright: [
    [25, 7],
    [25, 29],
    [39, 29],
    [39, 7],
    [32, 0],
  ],
  southUpright: [
    [25, 57],
    [25, 35],
    [39, 35],
    [39, 57],
    [32, 64],
  ],
} as const satisfies Record<string, readonly Point[]>;
export type MarkPiece = keyof typeof markPieces;

/** A piece as SVG path data, its origin moved to (x, y) and scaled. */
export const piecePath = (piece: MarkPiece, x = 0, y = 0, scale = 1) => {
  const at = (value: number, origin: number) => Number((value * scale + origin).toFixed(1));
  return `M${markPieces[piece].map(([px, py]) => `${at(px, x)} ${at(py, y)}`).join('L')}z`;
};

/** The company’s whole mark as SVG path data. */
export const companyMark = (x = 0, y = 0, scale = 1) =>
  (Object.keys(markPieces) as MarkPiece[]).map((piece) => piecePath(piece, x, y, scale)).join('');

/** The group’s mark: the same H, four pieces for four countries, in a frame. Even-odd. */
export const groupMark =
  'M32 0l32 32-32 32L0 32zm0 5.5L5.5 32 32 58.5 58.5 32zM22 20v24L10 32zm20 0v24l12-12z' +
  'M25.5 16.5v13h13v-13L32 10zm0 31v-13h13v13L32 54z';
