/** What refers to pages and pictures, and what links may refer to. */
import { anchorsOf } from '../../src/blocks/blocks.ts';
import { formatPath, type Path, textsIn } from '../../src/content/check/path.ts';
import { fileLabel, pageAddress, pageFiles } from '../files.ts';

type Files = Record<string, unknown>;

/** The places whose text is meant, in words: “Home page, block 3 (gallery), picture 2”. */
const placesOf = (files: Files, isMeant: (text: string, path: Path) => boolean) =>
  Object.entries(files).flatMap(([file, value]) =>
    [...textsIn(value)]
      .filter(({ text, path }) => isMeant(text, path))
      .map(({ path }) => (path.at(-1) === 'to' ? path.slice(0, -1) : path))
      .map((path) => `${fileLabel(file)}, ${formatPath(path, value).replaceAll('`', '')}`),
  );

/** Where links lead to a page from elsewhere. */
export function linksTo(page: string, { [page]: _, ...others }: Files): string[] {
  const address = pageAddress(page);
  return placesOf(others, (text, path) => path.at(-1) === 'to' && text.split('#')[0] === address);
}

/** Where pages show a picture. @param name without the ending of its file */
export const placementsOf = (name: string, files: Files): string[] =>
  placesOf(files, (text, path) => text === name && (path.includes('picture') || path.includes('pictures')));

/** Where links may lead: pages and their sections. */
export const linkTargets = (files: Files): string[] =>
  pageFiles(files)
    .filter((file) => file !== 'pages/404.yaml')
    .flatMap((file) => {
      const anchors = anchorsOf((files[file] as { blocks?: unknown } | null)?.blocks);
      return [pageAddress(file), ...anchors.map((anchor) => `${pageAddress(file)}#${anchor}`)];
    });
