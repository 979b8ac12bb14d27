import { type ComponentProps, useState } from 'react';
import type { FieldSchema } from '../../api.ts';
import { blankValue } from '../../entries.ts';
import { BlockChooser } from '../BlockChooser.tsx';

export interface InsertButtonProps extends ComponentProps<'button'> {
  /** The possible schemas of the new entry. */
  schemas: FieldSchema[];
  onInsert: (entry: unknown) => void;
}

/** A button that adds an entry to a list. If there are several schemas, the user chooses one. */
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
