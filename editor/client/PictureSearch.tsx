import { type ReactNode, useState } from 'react';
import type { PictureMetadata } from '../../src/content/picture.ts';
import { descriptionsOf, useEditor } from './store.ts';
import { TextInput } from './TextInput.tsx';

export interface PictureSearchProps {
  /** Renders the matching pictures. */
  children: (found: [file: string, description: Partial<PictureMetadata> | null][]) => ReactNode;
}

/** Searches the descriptions of the pictures. Shows all pictures at first. */
export function PictureSearch({ children }: PictureSearchProps) {
  const pictures = descriptionsOf(useEditor((state) => state.files));
  const target = useEditor((state) => state.target);
  const [search, setSearch] = useState({ words: '', target });
  // A link to a picture clears the search, so that the picture is visible.
  const words = search.target === target ? search.words : '';
  const found = Object.entries(findPictures(pictures, words));
  return (
    <>
      <TextInput
        label="Search the pictures"
        type="search"
        count={`${found.length} of ${Object.keys(pictures).length}`}
        value={words}
        onText={(text) => setSearch({ words: text, target })}
      />
      {children(found)}
    </>
  );
}

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
