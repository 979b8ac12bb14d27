import { joinPaths, placePath } from '../../theme/mark.ts';
import { theme } from '../../theme/theme.ts';

const { company, group } = theme.marks;

/** The company’s whole mark as SVG path data on a 64 × 64 grid, its origin moved to (x, y) and scaled. Even-odd. */
export const companyMark = (x = 0, y = 0, scale = 1) =>
  x === 0 && y === 0 && scale === 1 ? company.path : placePath(company.path, x, y, scale);

/** The group’s mark, likewise. */
export const groupMark = group.path;

/**
 * The company’s mark in two parts, as SVG path data.
 * @param ids the pieces of the first part, by the ids of the drawing; none stands for all
 */
export function splitMark(ids: string[]): { lit: string; rest: string } {
  const [lit = [], rest = []] = [true, false].map((isLit) =>
    company.pieces.filter(({ id }) => (ids.length === 0 || ids.includes(id ?? '')) === isLit),
  );
  return { lit: joinPaths(lit), rest: joinPaths(rest) };
}
