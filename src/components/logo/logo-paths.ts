import { joinPaths, placePath } from '../../theme/logo.ts';
import { theme } from '../../theme/theme.ts';

const { company, group } = theme.logos;

/** The company’s whole logo as SVG path data on a 64 × 64 grid, its origin moved to (x, y) and scaled. Even-odd. */
export const companyLogoPath = (x = 0, y = 0, scale = 1) =>
  x === 0 && y === 0 && scale === 1 ? company.path : placePath(company.path, x, y, scale);

/** The group’s logo, likewise. */
export const groupLogoPath = group.path;

/**
 * The company’s logo in two parts, as SVG path data.
 * @param ids the shapes of the first part, by the ids of the drawing; none stands for all
 */
export function splitLogo(ids: string[]): { highlighted: string; rest: string } {
  const [highlighted = [], rest = []] = [true, false].map((isHighlighted) =>
    company.shapes.filter(({ id }) => (ids.length === 0 || ids.includes(id ?? '')) === isHighlighted),
  );
  return { highlighted: joinPaths(highlighted), rest: joinPaths(rest) };
}
