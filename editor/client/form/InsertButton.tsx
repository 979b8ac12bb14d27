import { clsx } from 'clsx';
import { type ComponentProps, useState } from 'react';
import type { FieldSchema } from '../../api.ts';
import { blankValue } from '../../entries.ts';
import { blockLabel } from '../../labels.ts';
import { Dialog } from '../Dialog.tsx';
import shared from '../shared.module.css';
import styles from './insert-button.module.css';

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

/** A picture of each block, by the name of its folder. */
const THUMBNAILS = import.meta.glob<string>('../../../src/blocks/*/thumbnail.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

interface BlockChooserProps {
  schemas: FieldSchema[];
  onChoose: (schema: FieldSchema) => void;
  onClose: () => void;
}

/** A dialog that shows a picture of each block to choose from. */
function BlockChooser({ schemas, onChoose, onClose }: BlockChooserProps) {
  return (
    <Dialog title="Choose a block" isWide onClose={onClose}>
      <ul className={clsx(shared.pictures, styles.blocks)}>
        {schemas.map((schema) => (
          <li key={blockLabel(schema)}>
            <button
              type="button"
              onClick={() => {
                onClose();
                onChoose(schema);
              }}
            >
              <img
                className={shared.thumbnail}
                src={THUMBNAILS[`../../../src/blocks/${schema.properties!['type']!.const}/thumbnail.webp`]}
                alt=""
              />
              <b>{blockLabel(schema)}</b>
              <span>{schema.description}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
