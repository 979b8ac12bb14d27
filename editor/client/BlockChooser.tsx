import { clsx } from 'clsx';
import type { FieldSchema } from '../api.ts';
import { blockLabel } from '../labels.ts';
import styles from './block-chooser.module.css';
import { Dialog } from './Dialog.tsx';
import shared from './shared.module.css';

/** A picture of each block, by the name of its folder. */
const THUMBNAILS = import.meta.glob<string>('../../src/blocks/*/thumbnail.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

export interface BlockChooserProps {
  schemas: FieldSchema[];
  onChoose: (schema: FieldSchema) => void;
  onClose: () => void;
}

/** A dialog that shows a picture of each block to choose from. */
export function BlockChooser({ schemas, onChoose, onClose }: BlockChooserProps) {
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
                src={THUMBNAILS[`../../src/blocks/${schema.properties!['type']!.const}/thumbnail.webp`]}
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
