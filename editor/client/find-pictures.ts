import type { PictureMetadata } from '../../src/content/picture.ts';

type Descriptions = Record<string, Partial<PictureMetadata> | null>;

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Finds the pictures whose description or file name contains every word. Ignores accents and capitals. */
export function findPictures(pictures: Descriptions, words: string): Descriptions {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  const found = Object.entries(pictures).filter(([file, description]) => {
    const { alt, caption, kind, credit } = description ?? {};
    const text = plain([file, alt, caption, kind, credit].join(' '));
    return wanted.every((word) => text.includes(word));
  });
  return Object.fromEntries(found);
}
