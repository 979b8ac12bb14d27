import { optimize } from 'svgo';

/** A logo of one colour on a 64 × 64 grid, standing on its lower edge. Holes follow the even-odd rule. */
export interface LogoPaths {
  /** The whole logo as SVG path data. */
  path: string;
  /** Its shapes one by one; pages refer to those that have an id. */
  shapes: LogoShape[];
}

interface LogoShape {
  id?: string | undefined;
  /** SVG path data. It begins with an absolute move, so that it can follow other path data. */
  path: string;
}

/** Reads a drawing that has the form of a logo. @throws Error if it has another one, with the remedy */
export function readLogo(svg: string): LogoPaths {
  const [root, ...paths] = [...svg.matchAll(/<(\w+)([^>]*)/g)].map(([, name, written]) => {
    const attributes = [...written!.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]);
    return { name, attributes: Object.fromEntries(attributes) as Record<string, string> };
  });
  const isLogo =
    root?.attributes['viewBox'] === '0 0 64 64' &&
    paths.length > 0 &&
    paths.every(
      ({ name, attributes: { d, transform } }) => name === 'path' && d?.startsWith('M') && !transform,
    );
  if (!isLogo)
    throw new Error(
      'cannot be used as a logo. Ask for an SVG file with `viewBox="0 0 64 64"` in which each shape is a filled `<path d="M…"/>`, without groups, transforms or other elements.',
    );
  const shapes = paths.map(({ attributes: { id, d } }) => ({ id, path: d! }));
  return { path: joinPaths(shapes), shapes };
}

/** Several shapes as one. */
export const joinPaths = (shapes: LogoShape[]) => shapes.map(({ path }) => path).join('');

/** Moves path data from the grid to (x, y), scaled, so that it can follow other path data. */
export function placePath(path: string, x: number, y: number, scale: number): string {
  const { data } = optimize(
    `<svg><path transform="translate(${x} ${y}) scale(${scale})" d="${path}"/></svg>`,
    { plugins: [{ name: 'convertPathData', params: { floatPrecision: 1, transformPrecision: 9 } }] },
  );
  return / d="([^"]*)"/.exec(data)![1]!.replace(/^m/, 'M0 0m');
}
