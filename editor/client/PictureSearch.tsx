import { type ReactNode, useState } from 'react';
import type { PictureMetadata } from '../../src/content/picture.ts';
import { findPictures } from './find-pictures.ts';
import { descriptionsOf, useEditor } from './store.ts';
import { TextInput } from './TextInput.tsx';

export interface PictureSearchProps {
  /** Draws the pictures that were found. */
  children: (found: [file: string, description: Partial<PictureMetadata> | null][]) => ReactNode;
}

/** The pictures whose descriptions hold what is written here; all of them at first. */
export function PictureSearch({ children }: PictureSearchProps) {
  const pictures = descriptionsOf(useEditor((state) => state.files));
  const target = useEditor((state) => state.target);
  const [search, setSearch] = useState({ words: '', target });
  // Who is led to a picture has to see it.
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
