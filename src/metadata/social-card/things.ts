import { illustrations } from '../../components/illustration/illustrations.ts';
import { companyLogoPath } from '../../components/logo/logo-paths.ts';
import type { Scene } from './scene.ts';
import { outline, type Typefaces, widthOf } from './text-to-path.ts';

/** Something that stands on the horizon: SVG path data in a box on whose lower edge it stands. */
export interface Thing {
  width: number;
  height: number;
  filled?: string[];
  dashed?: string;
  /** A word in it: words throw no shadow. */
  word?: string;
}

/** The things of a scene, in boxes of their own scale. */
export function thingsOf(scene: Scene, typefaces: Typefaces): Thing[] {
  if ('illustrations' in scene) {
    return scene.illustrations.map((name) => {
      const { path, unmirrored } = illustrations[name];
      return { width: 300, height: 152, filled: [path, unmirrored].filter((part) => part !== undefined) };
    });
  }
  if ('number' in scene) {
    const { capHeight, unitsPerEm } = typefaces.display.font;
    const width = widthOf(typefaces.display, scene.number, unitsPerEm);
    const path = outline(typefaces.display, scene.number, unitsPerEm, 0, capHeight);
    return [{ width, height: capHeight, filled: [path] }];
  }
  const mark = { width: 64, height: 64, filled: [companyLogoPath()] };
  if (scene.emptySlotLabel === undefined) return [mark];
  const width = widthOf(typefaces.text, scene.emptySlotLabel, 9);
  const word = outline(typefaces.text, scene.emptySlotLabel, 9, 32 - width / 2, 35);
  return [mark, { width: 64, height: 64, dashed: 'M32 1l31 31-31 31L1 32z', word }];
}

export type PlacedThing = Thing & { x: number; scale: number };

/** The least space between two things, in pixels. */
const GAP = 28;

/** The scale at which things fill a width. */
const filling = (things: Thing[], width: number) =>
  (width - GAP * (things.length - 1)) / things.reduce((sum, thing) => sum + thing.width, 0);

const tallest = (things: Thing[]) => Math.max(...things.map(({ height }) => height));

/** How tall things may grow within a width, in pixels. */
export const tallestWithin = (things: Thing[], width: number) => filling(things, width) * tallest(things);

/**
 * Sets things side by side, as large as width and height allow: a row over the whole width, or at its end.
 * @returns where each begins, from `start` on
 */
export function placeThings(
  things: Thing[],
  { start, width, height, atEnd }: { start: number; width: number; height: number; atEnd: boolean },
): PlacedThing[] {
  const scale = Math.min(height / tallest(things), filling(things, width));
  const rest = width - things.reduce((sum, thing) => sum + thing.width * scale, 0);
  const gap = atEnd ? GAP : rest / Math.max(things.length - 1, 1);
  let x = start + (atEnd ? rest - GAP * (things.length - 1) : 0);
  return things.map((thing) => {
    const placed = { ...thing, x, scale };
    x += thing.width * scale + gap;
    return placed;
  });
}
