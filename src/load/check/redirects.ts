import { redirectsSchema } from '../../schema/redirects.ts';
import { isHidden, type PageFile } from './files.ts';
import { linkProblems } from './links.ts';
import { type Problem, problemAt } from './problem.ts';
import type { ContentFile } from './read.ts';

/** Reports redirects that hide a page, or lead to none. */
export function redirectProblems(file: ContentFile, pages: PageFile[], planned: string[]): Problem[] {
  // The schema reports mistakes of form.
  const redirects = redirectsSchema.safeParse(file.raw).data ?? [];
  const hiding = redirects.flatMap(({ from }, index) => {
    const page = pages.find((candidate) => candidate.address === from && !isHidden(candidate));
    if (!page) return [];
    const message = `is the address of content/${page.file}. Remove this redirect, or the page.`;
    return problemAt(file, [index, 'from'], message);
  });
  return [...hiding, ...linkProblems(pages, [{ ...file, raw: redirects }], planned)];
}
