import { useState } from 'react';
import { addPicture } from './actions.ts';

export interface AddPictureProps {
  /** Called with the name that the file was given. */
  onAdded?: (file: string) => void;
}

/** Adds a picture that is dropped here or chosen from the disk. */
export function AddPicture({ onAdded }: AddPictureProps) {
  const [error, setError] = useState('');
  const add = (input: HTMLInputElement) => {
    setError('');
    const picture = input.files?.[0];
    if (picture) addPicture(picture).then(onAdded, ({ message }: Error) => setError(message));
    // The same file can be tried again.
    input.value = '';
  };
  return (
    <div className="add-picture">
      <label>
        Drop a new picture here, or choose one
        <input type="file" accept="image/*" onChange={({ target }) => add(target)} />
      </label>
      <p className="hint">1,600 pixels wide or more. Straight from a camera is fine.</p>
      <p role="alert" className="messages">
        {error}
      </p>
    </div>
  );
}
