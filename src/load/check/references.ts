/** What content files refer to: pages and their sections, static files, pictures. */
import { canonicalPath } from '../../../deploy/addresses.ts';
import { anchorsOf } from '../../blocks/blocks.ts';
import { fieldValues } from '../../schema/field-values.ts';
import { target } from '../../schema/fields.ts';
import { homeOf, localisedAddress } from '../../schema/languages.ts';
import { addressOf } from '../../schema/page-addresses.ts';
import { pictureNameOf } from '../../schema/picture.ts';
import { redirectsSchema } from '../../schema/redirects.ts';
import { linksIn } from '../../schema/rich-text.ts';
import { pageSchema } from '../page.ts';
import { didYouMean } from './error-map.ts';
import { isDraft, languageOf, type PageFile } from './files.ts';
import { type Problem, problemAt } from './problem.ts';
import type { ContentFile } from './read.ts';

/** The links of a file: in fields of their own, and within texts. */
const linksOf = ({ schema, raw }: ContentFile) => [
  ...fieldValues('address', schema, raw).map(({ value, path }) => ({ to: value, path, label: '' })),
  ...fieldValues('rich-text', schema, raw).flatMap(({ value, path }) =>
    linksIn(value).map((link) => ({ ...link, path })),
  ),
];

/** The planned addresses of a navigation. */
export const plannedIn = ({ schema, raw }: ContentFile) =>
  fieldValues('address', schema, raw).filter(({ path: [field] }) => field === 'planned');

/** Reports planned addresses whose page is published. */
export const plannedProblems = (navigations: ContentFile[], pages: PageFile[]): Problem[] =>
  navigations.flatMap((navigation) =>
    plannedIn(navigation).flatMap(({ value, path }) => {
      const page = publishedAt(value, pages);
      if (!page) return [];
      const message = `is the address of content/${page.file}, which is published. Remove it from the planned pages.`;
      return problemAt(navigation, path, message);
    }),
  );

/** Reports redirects that lead to themselves, or hide a page or a static file. The schema reports other mistakes. */
export const redirectProblems = (files: ContentFile[], pages: PageFile[], staticFiles: string[]): Problem[] =>
  files.flatMap((file) =>
    (redirectsSchema.safeParse(file.raw).data?.redirects ?? []).flatMap(({ from, to }, i) => {
      const page = publishedAt(canonicalPath(from), pages);
      const report = (message: string) => problemAt(file, ['redirects', i, 'from'], message);
      if (page)
        return report(`is the address of content/${page.file}. Remove this redirect, or unpublish the page.`);
      if (staticFiles.includes(from))
        return report(`is the address of content/public${from}. Remove this redirect, or that file.`);
      if (canonicalPath(from) === to.replace(/#.*/, ''))
        return report('leads to itself. Correct one of the two addresses.');
      return [];
    }),
  );

const publishedAt = (address: string, pages: PageFile[]) =>
  pages.find((page) => page.address === address && !isDraft(page));

/**
 * Links to a page or section that a visitor cannot reach, in the language of the file or, if that has no such page, in
 * the site’s own. The home page, and pages that have mistakes of their own, count as reachable, so that one mistake
 * is not reported again at every link.
 * @param files those whose links are checked
 * @param others addresses without a page: planned ones, static files
 * @param languages those with a navigation of their own
 */
export function linkProblems(
  pages: PageFile[],
  files: ContentFile[],
  others: string[],
  languages: string[],
): Problem[] {
  const byAddress = new Map(pages.map((page) => [page.address, page]));
  const published = new Set(pages.filter((page) => !isDraft(page)).map(({ address }) => address));
  const known = [...published, ...others];

  const problemOf = (to: string, from: string, home: string): string | undefined => {
    const [path, anchor] = localisedAddress(home, to, (page) => published.has(page)).split('#') as [
      string,
      string?,
    ];
    const address = path || from;
    const page = byAddress.get(address);
    // An address that is planned although its page is published is reported by `plannedProblems`.
    if ((others.includes(address) || address === '/') && (!page || isDraft(page))) return undefined;
    if (!page)
      return `leads to ${address}, where there is no page.${didYouMean(address, known)} Correct the address, or add it to Planned pages in content/navigation.yaml (\`planned\`) until the page is written.`;
    if (isDraft(page) && address !== from)
      return `leads to ${address}, which is not published. Switch on Published in content/${page.file} (\`published: true\`), or add the address to Planned pages in content/navigation.yaml (\`planned\`) until you do.`;
    const sections = anchorsOf((page.raw as { blocks?: unknown } | undefined)?.blocks);
    if (page.raw === undefined || !anchor || sections.includes(anchor)) return undefined;
    if (fieldValues('anchor', pageSchema, page.raw).some(({ value }) => value === anchor))
      return `leads to “${anchor}”, a hidden section of ${address}. Switch on “Visitors see this block” there (\`published: true\`), or correct the link.`;
    return `leads to the section “${anchor}”, which ${address} does not have.${didYouMean(anchor, sections)} Available: ${sections.join(', ') || 'none'}.`;
  };

  return files.flatMap((file) =>
    linksOf(file).flatMap(({ to, path, label }) => {
      // The schema reports invalid addresses.
      if (!target.safeParse(to).success) return [];
      const from = addressOf(file.file);
      const problem = problemOf(to, from, homeOf(languageOf(file.file, languages)));
      if (!problem) return [];
      const message = label ? `has the link “${label}”, which ${problem}` : problem;
      return problemAt(file, path, message);
    }),
  );
}

/** Reports pictures that pages name and that have no entry. */
export function unknownPictures(pages: ContentFile[], pictures: ContentFile[]): Problem[] {
  const names = pictures.map(({ file }) => pictureNameOf(file));
  return pages.flatMap((page) =>
    fieldValues('picture', page.schema, page.raw).flatMap(({ value, path }) => {
      if (names.includes(value)) return [];
      const message = `refers to the picture “${value}”, which does not exist.${didYouMean(value, names)} Available: ${names.join(', ')}.`;
      return problemAt(page, path, message);
    }),
  );
}
