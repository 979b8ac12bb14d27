import { addressOf, anchorsOf } from '../page.ts';
import { didYouMean } from './explain.ts';
import { type Path, placeInWords } from './place.ts';
import type { Problem } from './problem.ts';

export interface SitePage {
  file: string;
  address: string;
  raw: unknown;
}

/** Every `to` in a content file, with its place. */
function* linksIn(value: unknown, path: Path = []): Generator<{ to: string; path: Path }> {
  if (value === null || typeof value !== 'object') return;
  for (const [key, entry] of Object.entries(value)) {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    if (key === 'to' && typeof entry === 'string') yield { to: entry, path: at };
    else yield* linksIn(entry, at);
  }
}

const isPublished = ({ raw }: SitePage) => (raw as { published?: unknown } | undefined)?.published === true;

/** Links to a page or section that a visitor cannot reach. */
export function linkProblems(
  pages: SitePage[],
  navigations: { file: string; raw: unknown }[],
  planned: string[],
): Problem[] {
  const anchors = new Map(pages.filter(isPublished).map(({ address, raw }) => [address, anchorsOf(raw)]));

  const problemOf = (to: string, from: string): string | undefined => {
    const [path, anchor] = to.split('#') as [string, string | undefined];
    const address = path || from;
    if (planned.includes(address)) return undefined;
    const sections = anchors.get(address);
    if (!sections) {
      const known = [...anchors.keys(), ...planned];
      return `leads to ${address}, where there is no published page.${didYouMean(address, known)} Correct the address, or add it to \`planned\` in navigation.yaml until the page is written.`;
    }
    if (anchor && !sections.includes(anchor)) {
      return `leads to the section “${anchor}” of ${address}, which does not exist.${didYouMean(anchor, sections)} Sections there: ${sections.join(', ') || 'none'}.`;
    }
    return undefined;
  };

  return [...pages, ...navigations].flatMap(({ file, raw }) =>
    [...linksIn(raw)].flatMap(({ to, path }) => {
      const message = problemOf(to, addressOf(file.replace(/^pages\//, '')));
      return message ? [{ file, place: placeInWords(path, raw), message }] : [];
    }),
  );
}
