import { type DragEvent, useState } from 'react';
import { addPicture } from './store.ts';

export interface AddPictureProps {
  /** Called with the name that the file was given. */
  onAdded?: (file: string) => void;
}

/** Adds a picture that is dropped here or chosen from the disk. */
export function AddPicture({ onAdded }: AddPictureProps) {
  const [error, setError] = useState('');
  const [isOver, setOver] = useState(false);

  const take = (picture: File | undefined) => {
    setError('');
    if (picture) addPicture(picture).then(onAdded, ({ message }: Error) => setError(message));
  };
  const over = (event: DragEvent, is: boolean) => {
    event.preventDefault();
    setOver(is);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same without dragging
    <div
      className={isOver ? 'drop dropping' : 'drop'}
      onDragOver={(event) => over(event, true)}
      onDragLeave={(event) => over(event, false)}
      onDrop={(event) => {
        over(event, false);
        take(event.dataTransfer.files[0]);
      }}
    >
      <label>
        Drop a new picture here, or choose one:{' '}
        <input type="file" accept="image/*" onChange={({ target }) => take(target.files?.[0])} />
      </label>
      <p className="hint">1,600 pixels wide or more. Straight from a camera is fine.</p>
      <p role="alert" className="messages">
        {error}
      </p>
    </div>
  );
}
