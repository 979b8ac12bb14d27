import { optimize, type PluginConfig, type XastElement } from 'svgo';

/** A logo of one colour on a 64 × 64 grid, standing on its lower edge. Holes follow the even-odd rule. */
export interface LogoPaths {
  /** The whole logo as SVG path data. */
  path: string;
  /** Its shapes one by one; pages refer to those that have an id. */
  shapes: LogoShape[];
}

interface LogoShape {
  id?: string | undefined;
  /** SVG path data. */
  path: string;
}

/** Width and height of the grid. */
export const GRID = 64;

/** The outline of an empty slot for a logo, as attributes of a path: seven dashes on each side, one around each corner. */
export const EMPTY_SLOT = {
  d: 'M47.5 16.5L63 32 32 63 1 32 32 1z',
  strokeDasharray: '3.758 2.505',
  strokeDashoffset: 5.01,
};

/**
 * Reads a designer’s SVG file: paths and basic shapes, in groups and under transforms.
 * @throws Error if the text is not SVG or has no size
 */
export function readLogo(svg: string): LogoPaths {
  const shapes = pathsIn(svg, 2);
  return { path: joinPaths(shapes), shapes };
}

/** Moves path data from the grid to (x, y), scaled, so that it can follow other path data. */
export function placePath(path: string, x: number, y: number, scale: number): string {
  const placed = `<svg viewBox="0 0 64 64"><path transform="translate(${x} ${y}) scale(${scale})" d="${path}"/></svg>`;
  return joinPaths([{ path: '' }, ...pathsIn(placed, 1)]);
}

/** Several paths as one. A path that begins with a relative move would begin where the path before it ends: it gets an absolute one. */
export const joinPaths = (shapes: LogoShape[]) =>
  shapes.map(({ path }, i) => (i > 0 && path.startsWith('m') ? `M0 0${path}` : path)).join('');

/** The shapes of a drawing, on the grid. @param decimals places after the point */
function pathsIn(svg: string, decimals: number): LogoShape[] {
  const shapes: LogoShape[] = [];
  const visit = (name: string, enter: (element: XastElement, parent: XastElement) => void): PluginConfig => ({
    name,
    fn: () => ({ element: { enter: (element, parent) => enter(element, parent as XastElement) } }),
  });
  optimize(svg, {
    plugins: [
      visit('fit', fit),
      visit('flatten', flatten),
      { name: 'convertShapeToPath', params: { convertArcs: true, floatPrecision: 4 } },
      { name: 'convertPathData', params: { floatPrecision: decimals, transformPrecision: 9 } },
      visit('collect', ({ name, attributes: { shape, d } }) => {
        if (name === 'path' && d) shapes.push({ id: shape, path: d });
      }),
    ],
  });
  return shapes;
}

/** Gives the drawing the grid’s size, by a transform on each of its outermost elements. */
function fit({ name, attributes, children }: XastElement): void {
  if (name !== 'svg') return;
  const box = attributes['viewBox'] ?? `0 0 ${attributes['width']} ${attributes['height']}`;
  const [left, top, width, height] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number.parseFloat) as [number, number, number, number];
  const scale = GRID / Math.max(width, height);
  if (!Number.isFinite(scale)) throw new Error('The drawing says no size.');
  const x = (GRID - width * scale) / 2 - left * scale;
  const y = GRID - (height + top) * scale;
  if (x === 0 && y === 0 && scale === 1) return;
  for (const child of children) {
    if (child.type === 'element') transformFirst(child, `translate(${x} ${y}) scale(${scale})`);
  }
}

/** Applies the transforms of groups to their shapes, and empties elements that are not drawn in place. */
function flatten(element: XastElement, parent: XastElement): void {
  if (/^(defs|clipPath|mask|symbol|pattern|style)$/.test(element.name)) element.children = [];
  const above = parent.name === 'g' && parent.attributes['transform'];
  if (above) transformFirst(element, above);
  // Styles do not count in a drawing of one colour, and svgo moves no element that has an id.
  const { id, style, class: _, ...kept } = element.attributes;
  element.attributes = id ? { ...kept, shape: id } : kept;
}

function transformFirst({ attributes }: XastElement, transform: string): void {
  attributes['transform'] = `${transform} ${attributes['transform'] ?? ''}`.trim();
}
