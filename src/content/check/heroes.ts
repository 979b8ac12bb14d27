import { HEROES } from '../../blocks/blocks.ts';
import { isHidden, type PageFile } from './files.ts';
import type { Path } from './path.ts';
import { type Problem, problemAt } from './problem.ts';

/** The types of blocks with a main heading, as a list for messages. */
const TYPES = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
  HEROES.map((type) => `\`${type}\``),
);

/** Reports published pages with no main heading, or with more than one. */
export const heroProblems = (pages: PageFile[]): Problem[] =>
  pages
    .filter((page) => !isHidden(page))
    .flatMap((page) => {
      const { blocks } = (page.raw ?? {}) as { blocks?: unknown };
      // The schema reports a value that is not a list.
      if (!Array.isArray(blocks)) return [];
      const problem = (path: Path, message: string) => problemAt(page, path, message);
      const heroes = blocks.flatMap((block, i) =>
        HEROES.includes(block?.type) && block.published !== false ? i : [],
      );
      if (heroes.length === 0)
        return problem(['blocks'], `have no main heading: begin with a block of the type ${TYPES}.`);
      return heroes
        .slice(1)
        .map((i) =>
          problem(
            ['blocks', i],
            `gives the page a second main heading, after block ${heroes[0]! + 1}. Remove one of the two.`,
          ),
        );
    });
