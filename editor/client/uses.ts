import { formatPath, type Path, textsIn } from '../../src/content/check/path.ts';
import { fileInWords, pageAddress } from './words.ts';

/** The places of the pages and menus whose text is meant, in words: “Home page, block 3 (gallery), picture 2”. */
const placesOf = (files: Record<string, unknown>, isMeant: (text: string, path: Path) => boolean) =>
  Object.entries(files).flatMap(([file, value]) =>
    [...textsIn(value)]
      .filter(({ text, path }) => isMeant(text, path))
      .map(({ path }) => (path.at(-1) === 'to' ? path.slice(0, -1) : path))
      .map((path) => `${fileInWords(file)}, ${formatPath(path, value).replaceAll('`', '')}`),
  );

/** Where links lead to a page from elsewhere. */
export function linksTo(page: string, { [page]: _, ...others }: Record<string, unknown>): string[] {
  const address = pageAddress(page);
  return placesOf(others, (text, path) => path.at(-1) === 'to' && text.split('#')[0] === address);
}

/** Where pages show a picture. @param name without the ending of its file */
export const usesOf = (name: string, files: Record<string, unknown>): string[] =>
  placesOf(files, (text, path) => text === name && (path.includes('picture') || path.includes('pictures')));
