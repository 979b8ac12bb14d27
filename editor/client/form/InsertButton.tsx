import { type ComponentProps, useState } from 'react';
import type { FieldSchema } from '../../api.ts';
import { blankValue } from '../../entries.ts';
import { BlockChooser } from '../BlockChooser.tsx';

export interface InsertButtonProps extends ComponentProps<'button'> {
  /** What the new entry may be. */
  schemas: FieldSchema[];
  onInsert: (entry: unknown) => void;
}

/** Adds an entry to a list; where it may be of several kinds, one of them is chosen. */
export function InsertButton({ schemas, onInsert, ...props }: InsertButtonProps) {
  const [isChoosing, setChoosing] = useState(false);
  const insert = (schema: FieldSchema) => onInsert(blankValue(schema));
  return (
    <>
      <button
        {...props}
        type="button"
        onClick={() => (schemas.length === 1 ? insert(schemas[0]!) : setChoosing(true))}
      />
      {isChoosing && <BlockChooser schemas={schemas} onChoose={insert} onClose={() => setChoosing(false)} />}
    </>
  );
}
