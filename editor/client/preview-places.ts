/** Finds the field of an element on a drawn page, and the element of a field, by comparing their texts. */
import { type Path, textsIn } from '../../src/content/check/path.ts';
import { pictureNameOf } from '../../src/content/picture.ts';
import { plainText } from '../../src/content/rich-text.ts';
import type { FieldPath, Place } from '../api.ts';
import { COMPANY_FILE, type Files, PICTURES_FILE } from '../files.ts';
import { contains } from '../values.ts';
import { withNames } from './fill-names.ts';
import { descriptionsOf } from './store.ts';

/** Removes characters that a page may add or omit: spaces, line breaks, soft hyphens. */
const plain = (text: string) => text.replace(/[\s\u00AD\u200B\u2060]/g, '');

/** A text as it appears on a page, with its names filled in. */
const drawn = (text: string, files: Files) => plain(withNames(plainText(text), files[COMPANY_FILE]));

const blocksOf = (file: string, files: Files) =>
  (files[file] as { blocks?: ({ id?: string } | null)[] } | null | undefined)?.blocks ?? [];

/** The elements of each block: the one with its id, and those up to the next block. */
function partsOf(page: Document, file: string, files: Files): Element[][] {
  const starts = blocksOf(file, files).map(
    (block, i) => page.getElementById(`block-${i + 1}`) ?? page.getElementById(block?.id ?? ''),
  );
  const parts: Element[][] = starts.map(() => []);
  let current = -1;
  for (const element of page.getElementById('main')?.children ?? []) {
    const start = starts.indexOf(element as HTMLElement);
    if (start >= 0) current = start;
    parts[current]?.push(element);
  }
  return parts;
}

/** Returns a test whether an element draws a text of a file: it contains the text, or is the picture of that name. */
function drawingOf(text: string, files: Files): (element: Element) => boolean {
  const words = drawn(text, files);
  const picture = Object.entries(descriptionsOf(files)).find(([name]) => pictureNameOf(name) === text)?.[1];
  const alt = drawn(picture?.alt ?? '', files);
  return (element) =>
    element.tagName === 'IMG'
      ? alt !== '' && plain(element.getAttribute('alt') ?? '') === alt
      : words !== '' && plain(element.textContent) === words;
}

/** Finds the innermost elements that draw a text. */
function drawings(parts: Element[], text: string, files: Files): Element[] {
  const found = parts.flatMap((part) => [part, ...part.querySelectorAll('*')]).filter(drawingOf(text, files));
  return found.filter((element) => !found.some((other) => other !== element && element.contains(other)));
}

/** Lists the texts of a file, or of one block of a page. */
const textsOf = (value: unknown) => [...textsIn(value)] as { text: string; path: Path }[];

/** Finds the field of an element on a page, or its block if no field matches. */
export function placeOf(element: Element, file: string, files: Files): Place | undefined {
  const parts = partsOf(element.ownerDocument, file, files);
  const block = parts.findIndex((part) => part.some((root) => root.contains(element)));
  const sources = [
    ...(block >= 0 ? [{ file, path: ['blocks', block], value: blocksOf(file, files)[block] }] : []),
    ...Object.keys(files)
      .filter((name) => name === COMPANY_FILE || (block < 0 && /^navigation/.test(name)))
      .map((name) => ({ file: name, path: [], value: files[name] })),
  ].map(({ value, ...place }) => ({
    ...place,
    texts: textsOf(value).map((text) => ({ ...text, isDrawing: drawingOf(text.text, files) })),
  }));
  const isInBlock = (place: Element) => parts.flat().some((root) => root.contains(place));
  const roots = block >= 0 ? parts[block]! : [element.ownerDocument.body];
  for (
    let here: Element | null = element;
    here && here !== element.ownerDocument.body;
    here = here.parentElement
  ) {
    for (const source of sources) {
      const texts = source.texts.filter(({ isDrawing }) => isDrawing(here!));
      // Several fields may have the same text. They are matched by their order if each is drawn once, or else the
      // first.
      const all = texts.length > 1 ? drawings(roots, texts[0]!.text, files) : [];
      const places = all.filter((place) => block >= 0 || !isInBlock(place));
      const found = texts[places.length === texts.length ? Math.max(0, places.indexOf(here)) : 0];
      if (found) return { file: source.file, path: [...source.path, ...(found.path as FieldPath)] };
    }
    if (roots.includes(here)) break;
  }
  return block >= 0 ? { file, path: ['blocks', block] } : undefined;
}

/** Finds the element of a field on a page: its text, or else the first text beside it, or else its block. */
export function elementOf(
  page: Document,
  shown: string,
  { file, path }: Place,
  files: Files,
): Element | undefined {
  if (file === PICTURES_FILE) return drawings([page.body], pictureNameOf(String(path[0])), files)[0];
  const isBlock = file === shown && path[0] === 'blocks' && typeof path[1] === 'number';
  if (file === shown && !isBlock) return undefined;
  const parts = isBlock ? partsOf(page, file, files)[path[1] as number] : [page.body];
  if (!parts) return undefined;
  const outer = isBlock ? path.slice(0, 2) : [];
  const texts = textsOf(files[file]).filter((text) => contains(outer, text.path));
  for (let length = path.length; length > outer.length; length--) {
    const inner = path.slice(0, length);
    for (const near of texts.filter((text) => contains(inner, text.path))) {
      const elements = drawings(parts, near.text, files);
      // Several fields may have the same text. They are matched by their order.
      const same = texts.filter(({ text }) => text === near.text);
      if (elements.length > 0) return elements[same.indexOf(near)] ?? elements.at(-1);
    }
    // The texts around a field of another file, such as the company’s, are not beside it on the page.
    if (!isBlock) break;
  }
  return isBlock ? parts[0] : undefined;
}
