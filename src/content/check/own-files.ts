import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { canonicalPath } from '../../../deploy/addresses.ts';
import { LANGUAGE_FILES, SITE_FILES } from '../../metadata/site-files.ts';
import { addressIn, homeOf } from '../languages.ts';
import { listOwnFiles, OWN_FILES } from '../own-files.ts';
import { fileNameOf } from '../pages/page.ts';
import { redirectsSchema } from '../redirects-schema.ts';
import { isHidden, type PageFile } from './files.ts';
import type { Problem } from './problem.ts';

/** The largest file that may be published as it is, in megabytes: visitors pay for each. */
const LARGEST = 10;

/** The files that a build makes once. A test compares the list with a build. */
const BUILT_ONCE = [...SITE_FILES, 'commit.txt', 'service-worker.js'];

const RENAME = 'Rename it, for example to `price-list.pdf`, or remove it.';

/** Reports a name that servers cannot serve as it is. */
function nameProblem(file: string): string | undefined {
  if (!/^(\.well-known\/)?([A-Za-z0-9][\w.-]*\/)*[A-Za-z0-9][\w.-]*$/.test(file))
    return `has a name that no address can have. Use letters, digits, hyphens, dots and underscores, and begin with a letter or a digit. ${RENAME}`;
  if (/\.(br|gz)$/.test(file))
    return `ends like a compressed copy, which servers do not give by name. ${RENAME}`;
  return /(^|\/)404/.test(file) ? `begins like the page for unknown addresses. ${RENAME}` : undefined;
}

/** Everything that has an address on the site. */
interface AddressSources {
  pages: PageFile[];
  /** The values of `redirects.yaml`. */
  redirects: unknown;
  /** The names of the company profiles, without their ending. */
  companyProfiles: unknown[];
  /** Ids, the default language included. */
  languages: string[];
}

/**
 * Reports the owner’s own files that cannot be published: wrong name, too large, or another page or file has their address.
 * @param folder the content folder
 */
export async function ownFileProblems(
  folder: string,
  { pages, redirects, companyProfiles, languages }: AddressSources,
): Promise<Problem[]> {
  const published = pages.filter((page) => !isHidden(page));
  const names = published.map(({ address }) => fileNameOf(address));
  const built: string[] = [
    ...BUILT_ONCE,
    ...languages.flatMap((language) =>
      LANGUAGE_FILES.map((file) => addressIn(homeOf(language), file).slice(1)),
    ),
    ...names.map((name) => `cards/${name}.png`),
    ...companyProfiles.map((name) => `${name}.pdf`),
  ];
  const moved = redirectsSchema.safeParse(redirects).data ?? [];

  const problemOf = async (file: string): Promise<string | undefined> => {
    const name = nameProblem(file);
    if (name) return name;
    const { size } = await stat(join(folder, OWN_FILES, file));
    if (size > LARGEST * 1e6)
      return `has ${(size / 1e6).toFixed(1)} MB, and ${LARGEST} MB are the most: visitors pay for each. Make it smaller.`;
    if (built.includes(file))
      return `has the address of a file that the site makes itself, /${file}. ${RENAME}`;
    const path = canonicalPath(`/${file}`);
    const page = published.find(({ address }) => address === path);
    if (page) return `has the address of content/${page.file}: ${path}. ${RENAME}`;
    const entry = moved.findIndex(({ from }) => from === path);
    if (entry !== -1)
      return `cannot be reached: entry ${entry + 1} of content/redirects.yaml leads elsewhere. Remove one of the two.`;
    return undefined;
  };

  const problems = (await listOwnFiles(folder)).map(async (file) => {
    const message = await problemOf(file);
    return message ? [{ file: `${OWN_FILES}/${file}`, message }] : [];
  });
  return (await Promise.all(problems)).flat();
}
