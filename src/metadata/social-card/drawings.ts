import type { CardContent } from '../../blocks/define-block.ts';
import { ILLUSTRATION_HEIGHT, ILLUSTRATION_WIDTH } from '../../components/illustration/illustrations.ts';
import type { PageContext } from '../../components/page-context.ts';
import { EMPTY_SLOT } from '../../theme/logo.ts';
import { lineWidth, type Typefaces, textToPath } from './text-to-path.ts';

/** A drawing on the horizon: SVG path data in a box whose lower edge is on the horizon. */
interface Drawing {
  width: number;
  height: number;
  filled?: string[];
  dashed?: typeof EMPTY_SLOT;
  /** A text in it, without a shadow. */
  label?: string;
}

/** The drawings of a card, in boxes of their own scale. */
export function drawingsOf(
  content: CardContent,
  { illustrations, theme }: PageContext,
  typefaces: Typefaces,
): Drawing[] {
  if ('illustrations' in content) {
    return content.illustrations.map((name) => {
      const { chassis, path, unmirrored, width = ILLUSTRATION_WIDTH } = illustrations[name];
      const filled = [chassis?.path, path, unmirrored].filter((part) => part !== undefined);
      return { width, height: ILLUSTRATION_HEIGHT, filled };
    });
  }
  if ('number' in content) {
    const { capHeight, unitsPerEm } = typefaces.display.font;
    const width = lineWidth(typefaces.display, content.number, unitsPerEm);
    const path = textToPath(typefaces.display, content.number, unitsPerEm, 0, capHeight);
    return [{ width, height: capHeight, filled: [path] }];
  }
  const logo = { width: 64, height: 64, filled: [theme.logos.company.path] };
  if (content.emptySlotLabel === undefined) return [logo];
  const width = lineWidth(typefaces.text, content.emptySlotLabel, 9);
  const label = textToPath(typefaces.text, content.emptySlotLabel, 9, 32 - width / 2, 35);
  return [logo, { width: 64, height: 64, dashed: EMPTY_SLOT, label }];
}

export type PlacedDrawing = Drawing & { x: number; scale: number };

/** The least space between two drawings, in pixels. */
const GAP = 28;

/** The scale at which drawings fill a width. */
const filling = (drawings: Drawing[], width: number) =>
  (width - GAP * (drawings.length - 1)) / drawings.reduce((sum, drawing) => sum + drawing.width, 0);

const tallest = (drawings: Drawing[]) => Math.max(...drawings.map(({ height }) => height));

/** The maximum height of a row of drawings within a width, in pixels. */
export const tallestWithin = (drawings: Drawing[], width: number) =>
  filling(drawings, width) * tallest(drawings);

/**
 * Sets drawings side by side, as large as width and height allow: a row over the whole width, or at its end.
 * @returns where each begins, from `start` on
 */
export function placeDrawings(
  drawings: Drawing[],
  { start, width, height, atEnd }: { start: number; width: number; height: number; atEnd: boolean },
): PlacedDrawing[] {
  const scale = Math.min(height / tallest(drawings), filling(drawings, width));
  const rest = width - drawings.reduce((sum, drawing) => sum + drawing.width * scale, 0);
  const gap = atEnd ? GAP : rest / Math.max(drawings.length - 1, 1);
  let x = start + (atEnd ? rest - GAP * (drawings.length - 1) : 0);
  return drawings.map((drawing) => {
    const placed = { ...drawing, x, scale };
    x += drawing.width * scale + gap;
    return placed;
  });
}
