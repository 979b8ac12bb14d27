import type { OperationSection } from '../blocks/operations/block.ts';

type Lists = Pick<OperationSection, 'vehicles' | 'goods'>;

/** Rows that a page holds. */
const ROWS = 3;

/** The rows that a section takes: two where it has a list. */
export const rowsOf = ({ vehicles, goods }: Lists) => (vehicles.length + goods.length > 0 ? 2 : 1);

/** Sections in order, as many to a page as it holds. */
export function paginate<Section extends Lists>(sections: Section[]): Section[][] {
  const pages: Section[][] = [];
  let free = 0;
  for (const section of sections) {
    if (free < rowsOf(section)) {
      pages.push([]);
      free = ROWS;
    }
    pages.at(-1)!.push(section);
    free -= rowsOf(section);
  }
  return pages;
}
