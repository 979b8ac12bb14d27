import { redirectsSchema } from '../../schema/redirects.ts';
import { isHidden, type PageFile } from './files.ts';
import { linkProblems } from './links.ts';
import { type Problem, problemAt } from './problem.ts';
import type { ContentFile } from './read.ts';

/** Reports redirects that hide a page, contradict another one, or lead to no page. */
export function redirectProblems(file: ContentFile, pages: PageFile[], planned: string[]): Problem[] {
  // The schema reports mistakes of form.
  const redirects = redirectsSchema.safeParse(file.raw).data ?? [];
  const indexOf = (address: string) => redirects.findIndex(({ from }) => from === address);
  const nextOf = (to: string) => indexOf(to.replace(/#.*/, ''));

  const problems = redirects.flatMap(({ from, to }, index) => {
    const found: Problem[] = [];
    const report = (field: 'from' | 'to', message: string) =>
      found.push(problemAt(file, [index, field], message));
    const page = pages.find((candidate) => candidate.address === from && !isHidden(candidate));
    if (page) report('from', `is the address of content/${page.file}. Remove this redirect, or the page.`);
    const first = indexOf(from);
    if (first < index) report('from', `is redirected already, by entry ${first + 1}. Remove one of the two.`);
    const next = nextOf(to);
    if (next !== -1)
      report(
        'to',
        `leads to an address that is redirected itself, by entry ${next + 1}. Write where visitors should end.`,
      );
    return found;
  });
  const leading = redirects.map((redirect) => (nextOf(redirect.to) === -1 ? redirect : null));
  return [
    ...problems,
    ...linkProblems(pages, [{ ...file, schema: redirectsSchema.unwrap(), raw: leading }], planned),
  ];
}
