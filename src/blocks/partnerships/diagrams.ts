/** SVG path data of the partnership diagrams: a 300 × 152 grid; we are the solid diamond, partners the others. */
import type { ContentOf } from '../blocks.ts';

/** A square turned by 45 degrees; `r` is half its diagonal. */
const diamond = (x: number, y: number, r: number) => {
  const side = Number(r.toFixed(2));
  return `M${x} ${Number((y - r).toFixed(2))}l${side} ${side}-${side} ${side}-${side}-${side}z`;
};

/** The outline of a diamond, `thickness` units wide, inside its edge. */
const outline = (x: number, y: number, r: number, thickness: number) =>
  diamond(x, y, r) + diamond(x, y, r - thickness * Math.SQRT2);

const US = diamond(76, 76, 76);
const DEALERS = [
  [184, 130],
  [230, 130],
  [276, 130],
  [207, 84],
  [253, 84],
  [230, 38],
] as const;

export const diagrams: Record<ContentOf<'partnerships'>['areas'][number]['diagram'], string> = {
  'joint-venture': US + diamond(152, 76, 76),
  'industrial-partnership': US + outline(228, 76, 76, 7),
  'distribution-network': US + DEALERS.map(([x, y]) => outline(x, y, 22, 5)).join(''),
};
